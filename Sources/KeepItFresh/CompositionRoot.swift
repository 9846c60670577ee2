import Foundation
package import KeepItFreshAuthentication
package import KeepItFreshDomain
package import KeepItFreshPresentation
import KeepItFreshReminders
import KeepItFreshSQLite
import KeepItFreshWorkers
import Logging

/// Connects each port with its adapter: the one place that knows all adapters.
package struct CompositionRoot: Sendable {
    /// The database file's path.
    package let databasePath: String
    /// The user, profile and household in use, for an interface to observe.
    package let appState: AppState
    /// Signs in when the program starts, and leads from a login to a household.
    package let authCoordinator: AuthCoordinator
    /// The operations on the user's account.
    package let accounts: AccountUseCases
    /// The same operations for an interface: it publishes the identity that is signed in, and logs each operation.
    package let authManager: AuthManager
    /// The ways to sign in.
    package var providers: [ProviderInfo] { adapters.coordinator.availableProviders() }

    private let lookup: UserSettings.Lookup
    private let database: SQLiteDatabase
    private let adapters: AccountAdapters

    /// Opens the database in the file at `path`, or the user's own (`DataLocation.database()`); it is created if missing.
    /// `settings` say which ways to sign in there are, `lookup` where products are looked up. `prompt` asks the user to
    /// do something elsewhere, such as in a browser; `log` receives each event of signing in and out. Throws `DataError`.
    @MainActor
    package init(
        database path: String? = nil, settings: AuthSettings = AuthSettings(),
        lookup: UserSettings.Lookup = UserSettings.Lookup(), prompt: (any SignInPromptProviding)? = nil,
        log: (any AuthLoggingProviding)? = nil
    ) throws {
        databasePath = path ?? DataLocation.database()
        database = try SQLiteDatabase(path: databasePath)
        self.lookup = lookup
        appState = AppState()
        // One log receives all events: the caller's, or else that of the process.
        let log: any AuthLoggingProviding = log ?? AccountLog()
        let onEvent: @Sendable (AuthEvent) -> Void = { log.log($0, parameters: [:]) }
        adapters = AccountAdapters(
            database, sessionPath: DataLocation.session(ofDatabase: databasePath), settings: settings, prompt: prompt)
        accounts = adapters.useCases
        authManager = AuthManager(accounts: accounts, sessions: adapters.sessions, log: log)
        let ensureProfile = EnsureProfileAfterAuth(profiles: SQLiteProfileAdapter(database), onEvent: onEvent)
        authCoordinator = AuthCoordinator(
            authentication: adapters.coordinator,
            login: LoginWithProvider(login: LoginUseCase(authentication: adapters.coordinator, onEvent: onEvent)),
            ensureProfile: ensureProfile,
            bootstrap: BootstrapOnLaunch(authentication: adapters.coordinator, ensureProfile: ensureProfile),
            logout: accounts.logout,
            state: appState
        )
    }

    /// Opens the inventory of the signed-in user; without a session, a guest is signed in. Throws `AuthError`,
    /// `DataError`, and `HouseholdError` when the user has several households and `name` is needed.
    package func openInventory(household name: String? = nil) async throws -> Inventory {
        var step = try await bootstrap()
        let isFirstUse = step == .needsLogin
        if isFirstUse { try await requireNoEndedSession() }
        if isFirstUse { step = try await signInGuest() }
        guard case .startHouseholdFlow(let userId, _) = step else {
            throw AuthError.unknown("no user after signing in")
        }
        let households = households(of: userId)
        let preferences = SQLiteUserPreferences(database, actingAs: userId)
        let resolve = ResolveHousehold(households: households, preferences: preferences)
        switch try await resolve.enter(userId: userId, named: name) {
        case .ready(let context):
            await appState.enter(context)
            // A household given by name is used for this call only.
            if name == nil, database.isWritable {
                try await preferences.setLastSelectedHouseholdId(context.householdId, of: userId)
            }
            let items = items(of: userId)
            // Where nothing can be stored, nobody is signed in from now on.
            return inventory(of: context, items, isFirstUse: isFirstUse && database.isWritable)
        case .choose(let households): throw HouseholdError.severalFit(households)
        case .createOrJoin: throw DataError.unknown("no household was created")
        }
    }

    /// Throws `DataError` when the database can be read and not written, before work is done that could not be stored.
    package func requireWritable() throws {
        try database.requireWritable()
    }

    /// Opens the households of the signed-in user. Without a session, a guest is signed in if `signsInGuest` is true;
    /// otherwise the result is nil. Throws `AuthError` and `DataError`.
    package func openHouseholds(signsInGuest: Bool = false) async throws -> Households? {
        var step = try await bootstrap()
        let isFirstUse = step == .needsLogin
        if isFirstUse { try await requireNoEndedSession() }
        if isFirstUse, signsInGuest { step = try await signInGuest() }
        guard case .startHouseholdFlow(let userId, _) = step else { return nil }
        return Households(
            userId: userId, isFirstUse: isFirstUse,
            repository: households(of: userId),
            preferences: SQLiteUserPreferences(database, actingAs: userId), profiles: SQLiteProfileAdapter(database),
            items: items(of: userId),
            delivery: adapters.invitationDelivery)
    }

    /// Opens the reminders of a household of the signed-in user; nil without a session. Throws `AuthError`, `DataError`,
    /// and `HouseholdError` when the user has no household, or several and `name` is needed.
    package func openReminders(household name: String? = nil) async throws -> Reminders? {
        guard let households = try await openHouseholds() else { return nil }
        let userId = households.userId
        let context = try await households.resolve.context(userId: userId, named: name)
        let file = URL(fileURLWithPath: databasePath).resolvingSymlinksInPath().path
        return Reminders(
            context: context, repository: SQLiteReminderRepository(database, actingAs: userId),
            items: items(of: userId),
            lock: ReminderLock(path: "\(file)-reminders"),
            addresses: { [adapters] in try await adapters.verifiedEmails(of: userId) })
    }

    /// Who keeps items in this database, in households of which this user is no member. Throws `DataError`.
    package func others(than userId: String) async throws -> OtherUsers {
        try await adapters.others(than: userId)
    }

    /// A report on the signed-in user in the household of `context`; nil without a session.
    @MainActor
    package func report(on context: HouseholdContext) -> AccountReport? {
        guard let identity = appState.identity, let profile = appState.profile else { return nil }
        return AccountReport(identity: identity, profile: profile, context: context)
    }

    /// Lets all threads of this process allocate from one pool of memory. A program that reads much, prints it and ends
    /// is faster with one pool than with one per thread.
    package static func shareMemoryAmongThreads() {
        ProcessMemory.useSingleArena()
    }

    /// The inventories of all households of the signed-in user; none without a session. Throws `AuthError` and
    /// `DataError`.
    package func openAllInventories() async throws -> [Inventory] {
        guard let households = try await openHouseholds() else { return [] }
        let contexts = try await households.resolve.contexts(of: households.userId)
        return contexts.map { inventory(of: $0, items(of: households.userId), isFirstUse: false) }
    }

    /// Products are looked up first in the household's own items, then in the catalogue on this machine, then at the server.
    private func inventory(
        of context: HouseholdContext, _ items: SQLiteItemRepository, isFirstUse: Bool
    ) -> Inventory {
        let catalog = lookup.catalog(besideDatabase: databasePath)
        let local: [any ProductLookupProviding] = [HouseholdLookup(items, in: context.householdId), catalog]
        return Inventory(
            context: context, repository: items, inbox: items, isFirstUse: isFirstUse, localSources: local,
            server: lookup.server(caching: SQLiteLookupAnswers(database)), lettering: MatchLettering(catalog))
    }

    /// Signs in when the program starts. Without an answer of the database, the session's file is enough; but a damaged
    /// database is not passed over.
    private func bootstrap() async throws -> NextStep {
        do {
            _ = try await adapters.sessions.current()
        } catch DataError.damaged {
            throw DataError.damaged
        } catch {
            // The first access to the data reports it.
        }
        return try await authCoordinator.bootstrap()
    }

    /// Signs in as a guest. Where the database cannot be written, the guest it knows needs no session.
    private func signInGuest() async throws -> NextStep {
        let profiles = SQLiteProfileAdapter(database)
        guard !database.isWritable, let userId = try await adapters.guestId(),
            let identity = Identity(userId: userId, authMethod: .guest, isGuest: true),
            let profile = try await profiles.getProfile(userId: userId)
        else { return try await authCoordinator.loginThenHandoff(providerId: "guest") }
        await appState.begin(identity: identity, profile: profile)
        return .startHouseholdFlow(userId: userId, profile: profile)
    }

    /// Throws when an account's session has ended: its user must not get a guest's inventory instead.
    private func requireNoEndedSession() async throws {
        if await adapters.sessions.ended?.isGuest == false { throw AuthError.notSignedIn }
    }

    private func items(of userId: String) -> SQLiteItemRepository {
        SQLiteItemRepository(database, actingAs: userId, today: { .today() })
    }

    private func households(of userId: String) -> SQLiteHouseholdRepository {
        SQLiteHouseholdRepository(
            database, actingAs: userId, verifiedEmails: { try await adapters.verifiedEmails(of: userId) })
    }

    /// Sends the events of signing in and out to swift-log.
    private struct AccountLog: AuthLoggingProviding {
        private let logger = Logger(label: "keepitfresh.accounts")

        func log(_ event: AuthEvent, parameters: [String: String]) {
            logger.debug("\(event.rawValue)", metadata: parameters.mapValues { .string($0) })
        }
    }
}
