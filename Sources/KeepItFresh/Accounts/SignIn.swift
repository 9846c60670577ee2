import KeepItFreshAuthentication
package import KeepItFreshDomain
package import KeepItFreshPresentation
import KeepItFreshSQLite

/// The way in for whoever has one session, for one command: signs in and out, and leads to the `Person`.
package struct SignIn: Sendable {
    /// The user, profile and household in use, for an interface to observe.
    package let appState: AppState
    /// Signs in when the program starts, and leads from a login to a household.
    package let authCoordinator: AuthCoordinator
    /// The operations on the user's account.
    package let accounts: AccountUseCases
    /// The same operations for an interface: it publishes the identity that is signed in, and logs each operation.
    package let authManager: AuthManager
    /// The ways to sign in.
    package var providers: [ProviderInfo] { coordinator.availableProviders() }

    private let process: CompositionRoot
    private let sessions: any SessionProviding
    private let coordinator: AuthenticationCoordinator

    @MainActor
    init(_ process: CompositionRoot, sessions: any SessionProviding) {
        self.process = process
        self.sessions = sessions
        coordinator = process.accounts.coordinator(sessions, isRemote: false)
        appState = AppState()
        let log = process.log
        accounts = process.accounts.useCases(coordinator, sessions)
        authManager = AuthManager(accounts: accounts, sessions: sessions, log: log)
        let ensureProfile = process.ensureProfile
        authCoordinator = AuthCoordinator(
            authentication: coordinator,
            login: LoginWithProvider(login: LoginUseCase(authentication: coordinator) { log.log($0, parameters: [:]) }),
            ensureProfile: ensureProfile,
            bootstrap: BootstrapOnLaunch(authentication: coordinator, ensureProfile: ensureProfile),
            logout: accounts.logout,
            state: appState
        )
    }

    /// The session, which is read at the first call. Throws `AuthError.notSignedIn`, or `DataError` from the store.
    package func session() async throws -> Session {
        try await authManager.session()
    }

    /// The signed-in person. Without a session, a guest is signed in if `signsInGuest` is true; otherwise the result is
    /// nil. Throws `AuthError` and `DataError`.
    package func person(signsInGuest: Bool = false) async throws -> Person? {
        var step = try await bootstrap()
        let isFirstUse = step == .needsLogin
        if isFirstUse { try await requireNoEndedSession() }
        if isFirstUse, signsInGuest { step = try await signInGuest() }
        guard case .startHouseholdFlow(let userId, _) = step else { return nil }
        // Where nothing can be stored, nobody is signed in from now on.
        return Person(process, userId: userId, isFirstUse: isFirstUse && process.database.isWritable)
    }

    /// Opens the inventory of the signed-in user; without a session, a guest is signed in. Throws `AuthError`,
    /// `DataError`, and `HouseholdError` when the user has several households and `name` is needed.
    package func openInventory(household name: String? = nil) async throws -> Inventory {
        guard let person = try await person(signsInGuest: true) else {
            throw AuthError.unknown("no user after signing in")
        }
        let inventory = try await person.inventory(household: name)
        await appState.enter(inventory.context)
        return inventory
    }

    /// The user of this machine, for a service: whichever household a person has selected. Without a session a guest is
    /// signed in; whoever has no household gets one. Nil where the session of an account has ended. Throws `AuthError`
    /// and `DataError`.
    package func serviceUser() async throws -> String? {
        let found: Person?
        do {
            found = try await person(signsInGuest: true)
        } catch AuthError.notSignedIn {
            return nil
        }
        guard let found else { return nil }
        if try await found.inventories().isEmpty { _ = try await found.inventory() }
        return found.userId
    }

    /// A report on the signed-in user in the household of `context`; nil without a session.
    @MainActor
    package func report(on context: HouseholdContext) -> AccountReport? {
        guard let identity = appState.identity, let profile = appState.profile else { return nil }
        return AccountReport(identity: identity, profile: profile, context: context)
    }

    /// Signs in when the program starts. Without an answer of the database, the session's file is enough; but a damaged
    /// database is not passed over.
    private func bootstrap() async throws -> NextStep {
        do {
            _ = try await sessions.current()
        } catch DataError.damaged {
            throw DataError.damaged
        } catch {
            // The first access to the data reports it.
        }
        return try await authCoordinator.bootstrap()
    }

    /// Signs in as a guest. Where the database cannot be written, the guest it knows needs no session.
    private func signInGuest() async throws -> NextStep {
        guard !process.database.isWritable, let userId = try await process.accounts.identities.guestId(),
            let identity = Identity(userId: userId, authMethod: .guest, isGuest: true),
            let profile = try await SQLiteProfileAdapter(process.database).getProfile(userId: userId)
        else { return try await authCoordinator.loginThenHandoff(providerId: "guest") }
        await appState.begin(identity: identity, profile: profile)
        return .startHouseholdFlow(userId: userId, profile: profile)
    }

    /// Throws when an account's session has ended: its user must not get a guest's inventory instead.
    private func requireNoEndedSession() async throws {
        if await sessions.ended?.isGuest == false { throw AuthError.notSignedIn }
    }
}
