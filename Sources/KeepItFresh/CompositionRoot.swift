public import KeepItFreshAuthentication
import KeepItFreshCatalog
public import KeepItFreshDomain
public import KeepItFreshPresentation
import KeepItFreshSQLite
import Logging

/// Says which adapter fills which port: the one place that knows them all.
public struct CompositionRoot: Sendable {
    /// The database file's path.
    public let databasePath: String
    /// Who is signed in.
    public let appState: AppState
    /// Signs in and out.
    public let authCoordinator: AuthCoordinator

    /// What can be done about being signed in.
    public let accounts: AccountUseCases
    /// Who is signed in, to watch, and what changes it.
    public let authManager: AuthManager
    /// The ways to sign in.
    public var providers: [ProviderInfo] { services.coordinator.availableProviders() }

    /// The products that are known on this machine.
    public let catalog: any ProductCatalogProviding

    private let lookup: LookupSettings
    let database: SQLiteDatabase
    let services: AccountServices

    /// Opens the database, made if missing: the file at `database`, or the user's own (`DataLocation.database()`).
    /// Signing in works as `settings` say; `prompt` asks the user to do something elsewhere, `log` hears what happens.
    /// Products are looked up as `lookup` says.
    /// Throws `DataError`.
    @MainActor
    public init(
        database path: String? = nil, settings: AuthSettings = AuthSettings(),
        lookup: LookupSettings = LookupSettings(), prompt: (any SignInPromptProviding)? = nil,
        log: (any AuthLoggingProviding)? = nil
    ) throws {
        databasePath = path ?? DataLocation.database()
        database = try SQLiteDatabase(path: databasePath)
        self.lookup = lookup
        catalog = lookup.makeCatalog(besideDatabase: databasePath)
        appState = AppState()
        let logger = Logger(label: "keepitfresh.accounts")
        let onEvent: @Sendable (AuthEvent) -> Void = { event in
            log?.log(event, parameters: [:])
            logger.debug("\(event.rawValue)")
        }
        services = AccountServices(
            database, sessionPath: DataLocation.session(ofDatabase: databasePath), settings: settings,
            prompt: prompt ?? SilentPrompt(), onEvent: onEvent)
        accounts = services.useCases
        authManager = AuthManager(accounts: accounts, sessions: services.sessions, log: log)
        let ensureProfile = EnsureProfileAfterAuth(profiles: SQLiteProfileAdapter(database), onEvent: onEvent)
        authCoordinator = AuthCoordinator(
            authentication: services.coordinator,
            login: LoginWithProvider(login: accounts.login),
            ensureProfile: ensureProfile,
            bootstrap: BootstrapOnLaunch(authentication: services.coordinator, ensureProfile: ensureProfile),
            logout: accounts.logout,
            state: appState
        )
    }

    /// The inventory of the user who is signed in, or of a guest who is signed in now. Throws `AuthError`,
    /// `DataError`, and `HouseholdError` when the user has to name one of several households.
    public func openInventory(household name: String? = nil) async throws -> Inventory {
        var step = try await authCoordinator.bootstrap()
        let isFirstUse = step == .needsLogin
        if isFirstUse { try await requireNoEndedSession() }
        if isFirstUse { step = try await authCoordinator.loginThenHandoff(providerId: "guest") }
        guard case .startHouseholdFlow(let userId, _) = step else {
            throw AuthError.unknown("no user after signing in")
        }
        let households = households(of: userId)
        let preferences = SQLiteUserPreferences(database, actingAs: userId)
        let enter = EnterHousehold(
            resolve: ResolveHousehold(households: households, preferences: preferences), households: households)
        switch try await enter.execute(userId: userId, named: name) {
        case .ready(let context):
            await appState.enter(context)
            // A household that was named is for this time alone.
            if name == nil { try await preferences.setLastSelectedHouseholdId(context.householdId, of: userId) }
            let items = SQLiteItemRepository(database, actingAs: userId, today: { .today() })
            return Inventory(
                context: context, repository: items, isFirstUse: isFirstUse, lookup: lookup(of: items, in: context))
        case .choose(let households): throw HouseholdError.severalFit(households)
        case .createOrJoin: throw DataError.unknown("no household was made")
        }
    }

    /// The households of the user who is signed in; of a guest who is signed in now, with `signsInGuest`. Throws
    /// `AuthError` and `DataError`; nil when nobody is signed in.
    public func openHouseholds(signsInGuest: Bool = false) async throws -> Households? {
        var step = try await authCoordinator.bootstrap()
        let isFirstUse = step == .needsLogin
        if isFirstUse { try await requireNoEndedSession() }
        if isFirstUse, signsInGuest { step = try await authCoordinator.loginThenHandoff(providerId: "guest") }
        guard case .startHouseholdFlow(let userId, _) = step else { return nil }
        return Households(
            userId: userId, isFirstUse: isFirstUse,
            repository: households(of: userId),
            preferences: SQLiteUserPreferences(database, actingAs: userId), profiles: SQLiteProfileAdapter(database),
            items: SQLiteItemRepository(database, actingAs: userId, today: { .today() }),
            delivery: services.invitationDelivery)
    }

    /// Looks first at what the household calls a product, then in the catalogue on this machine, then at the server.
    private func lookup(of items: any ItemProviding, in context: HouseholdContext) -> LookUpProduct {
        var places: [any ProductLookupProviding] = [HouseholdLookup(items, in: context.householdId), catalog]
        if let server = lookup.server {
            places.append(ServerLookup(server, answers: SQLiteLookupAnswers(database)))
        }
        return LookUpProduct(places)
    }

    /// A user whose session is over must not find another inventory in the place of the own.
    private func requireNoEndedSession() async throws {
        if await services.sessions.ended?.isGuest == false { throw AuthError.notSignedIn }
    }

    private func households(of userId: String) -> SQLiteHouseholdRepository {
        SQLiteHouseholdRepository(
            database, actingAs: userId, verifiedEmails: { try await services.verifiedEmails(of: userId) })
    }
}
