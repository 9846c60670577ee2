import KeepItFreshAuthentication
package import KeepItFreshDomain
import KeepItFreshSQLite

/// The ways in for a device: each ends with a session and its token, which only the device gets.
package struct RemoteSignIn: Sendable {
    /// The operations on the account of the session.
    package let accounts: AccountUseCases
    /// The ways to sign in, with those that are not set up.
    package var providers: [ProviderInfo] { coordinator.availableProviders() }

    let process: CompositionRoot
    let session: RequestSession
    let coordinator: AuthenticationCoordinator
    private let ensureProfile: EnsureProfileAfterAuth

    init(_ process: CompositionRoot, _ session: RequestSession) {
        (self.process, self.session) = (process, session)
        coordinator = process.accounts.coordinator(session, isRemote: true)
        accounts = process.accounts.useCases(coordinator, session)
        ensureProfile = process.ensureProfile
    }

    /// A session that has just begun.
    package struct Begun: Sendable {
        package let session: Session
        /// The secret of the session.
        package let token: String
        package var isNewUser = false
    }

    /// Creates an account; a signed-in guest becomes it. Throws `AuthError` and `DataError`.
    package func register(email: String, password: String, name: String?) async throws -> Begun {
        let result = try await accounts.register.execute(email: email, password: password)
        return try await begun(result.identity.userId, named: name)
    }

    /// Signs in; `choice` says what happens to a signed-in guest. Whether an account may be made is asked if there is
    /// none, after the credential has turned out to be right. Throws `AuthError` and `DataError`.
    package func signIn(
        with credential: LoginCredential, choice: PendingLink.Choice, mayMakeAccount: () throws -> Void
    ) async throws -> Begun {
        let verified = try await coordinator.verify(credential)
        let isGuest = await session.current()?.identity.isGuest ?? false
        if !isGuest, try await process.accounts.identities.owner(of: verified.identity) == nil { try mayMakeAccount() }
        return try await begun(coordinator.resolveAccount(of: verified, choice: choice))
    }

    /// Signs in with what waits for the choice of this session's guest. Throws `AuthError` and `DataError`.
    package func choose(_ choice: PendingLink.Choice, ofLink id: String) async throws -> Begun {
        try await begun(accounts.login.resolve(id, choice: choice))
    }

    /// The session that a change of the account has begun in place of this one; nil when it goes on.
    package func renewed() async throws -> Begun? {
        guard await session.newToken != nil, let user = await session.current()?.identity.userId else { return nil }
        return try await begun(user)
    }

    /// Signs in as a new guest, or as the one who is signed in. Throws `AuthError` and `DataError`.
    package func signInGuest(name: String?) async throws -> Begun {
        try await begun(accounts.login.execute(.anonymous).identity.userId, named: name)
    }

    /// Signs in as the user of a code, which is used up; nil when it is none of a user. Throws `AuthError` and
    /// `DataError`.
    package func signIn(with code: Invitation.Code) async throws -> Begun? {
        guard let userId = try await process.accounts.codes.redeem(code, at: process.accounts.clock.now()) else {
            return nil
        }
        return try await begin(userId)
    }

    /// Makes an account called `name` for whoever has a valid invitation, and joins its household. Throws
    /// `HouseholdError`, `AuthError` and `DataError`.
    package func accept(_ code: Invitation.Code, as name: String) async throws -> Begun {
        try await begin(process.accounts.codes.accept(code, as: name, at: process.accounts.clock.now()))
    }

    private func begun(_ result: AuthenticationResult) async throws -> Begun {
        var begun = try await begun(result.identity.userId, named: result.seed["displayName"])
        begun.isNewUser = result.isNewUser
        return begun
    }

    private func begin(_ userId: String) async throws -> Begun {
        let identity = Identity(userId: userId, authMethod: .code, isGuest: false)
        guard let identity else { throw AuthError.unknown("empty user id") }
        _ = try await session.begin(identity)
        return try await begun(userId)
    }

    /// The session that began, of a user with a profile and a household.
    private func begun(_ userId: String, named name: String? = nil) async throws -> Begun {
        _ = try await ensureProfile.execute(userId, seed: name.map { ["displayName": $0] })
        _ = try await process.person(userId).households.resolve.enter(userId: userId)
        guard let token = await session.newToken, let begun = await session.current() else {
            throw AuthError.notSignedIn
        }
        return Begun(session: begun, token: token)
    }
}
