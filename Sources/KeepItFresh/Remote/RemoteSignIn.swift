import KeepItFreshAuthentication
package import KeepItFreshDomain
import KeepItFreshSQLite

/// The ways in for a device: each ends with a session and its token, which only the device gets.
package struct RemoteSignIn: Sendable {
    private let process: CompositionRoot
    private let session: RequestSession
    private let signIn: SignIn

    init(_ process: CompositionRoot, _ session: RequestSession) async {
        self.process = process
        self.session = session
        signIn = await process.signIn(session, isRemote: true)
    }

    /// A session that has just begun.
    package struct Begun: Sendable {
        package let session: Session
        /// The secret of the session.
        package let token: String
    }

    /// Creates an account; a signed-in guest becomes it. Throws `AuthError` and `DataError`.
    package func register(email: String, password: String, name: String?) async throws -> Begun {
        let result = try await signIn.accounts.register.execute(email: email, password: password)
        return try await begun(result.identity.userId, named: name)
    }

    /// Signs in with a password; `choice` says what happens to a signed-in guest. Throws `AuthError` and `DataError`.
    package func signIn(email: String, password: String, choice: PendingLink.Choice) async throws -> Begun {
        let credential = LoginCredential.emailPassword(email: email, password: password)
        return try await begun(signIn.accounts.login.execute(credential, choice: choice).identity.userId)
    }

    /// Signs in as a new guest, or as the one who is signed in. Throws `AuthError` and `DataError`.
    package func signInGuest(name: String?) async throws -> Begun {
        try await begun(signIn.accounts.login.execute(.anonymous).identity.userId, named: name)
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

    private func begin(_ userId: String) async throws -> Begun {
        let identity = Identity(userId: userId, authMethod: .other("code"), isGuest: false)
        guard let identity else { throw AuthError.unknown("empty user id") }
        _ = try await session.begin(identity)
        return try await begun(userId)
    }

    /// The session that began, of a user with a profile and a household.
    private func begun(_ userId: String, named name: String? = nil) async throws -> Begun {
        _ = try await signIn.profile(of: userId, named: name)
        _ = try await process.person(userId).households.resolve.enter(userId: userId)
        guard let token = await session.newToken, let begun = try await session.current() else {
            throw AuthError.notSignedIn
        }
        return Begun(session: begun, token: token)
    }
}
