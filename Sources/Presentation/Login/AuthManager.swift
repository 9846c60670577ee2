package import KeepItFreshDomain
import Observation

/// Publishes the signed-in user to views and runs the operations that change it.
///
/// It is what a user interface talks to: `AccountUseCases` (Domain) are the operations themselves, without state;
/// `SignIn` (KeepItFresh) connects them with the adapters that they run on. This class calls the use cases, keeps
/// `auth` up to date and logs the start and the end of each operation, without secrets or personal data.
@MainActor @Observable
package final class AuthManager {
    /// The signed-in user; nil if there is none. Updated by each operation here, and by other changes of the session
    /// while `listen` runs.
    package private(set) var auth: Identity?

    private let accounts: AccountUseCases
    private let sessions: any SessionProviding
    private let log: (any AuthLoggingProviding)?

    /// A manager that runs `accounts` and observes the sessions that they begin and end.
    package init(accounts: AccountUseCases, sessions: any SessionProviding, log: (any AuthLoggingProviding)? = nil) {
        self.accounts = accounts
        self.sessions = sessions
        self.log = log
    }

    /// Streams the signed-in user, now and after every change.
    package func authStates() async -> AsyncStream<Identity?> {
        let states = await sessions.observe()
        return AsyncStream { continuation in
            let task = Task {
                for await session in states { continuation.yield(session?.identity) }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// Updates `auth` with every change of the session until the task is cancelled.
    package func listen() async {
        for await identity in await authStates() {
            auth = identity
            record(identity == nil ? .listenerEmpty : .listenerSuccess)
        }
    }

    /// Returns the id of the signed-in user. Throws `AuthError.notSignedIn`.
    package func getAuthId() throws(AuthError) -> String {
        guard let auth else { throw .notSignedIn }
        return auth.userId
    }

    /// The session of the signed-in user. Throws `AuthError.notSignedIn`, or `DataError` from the store.
    package func session() async throws -> Session {
        guard let session = try await sessions.current() else { throw AuthError.notSignedIn }
        return session
    }

    /// Signs in. A guest becomes the account and keeps the user id and the items. Throws `AuthError`; the
    /// previous user then stays signed in.
    package func signIn(
        _ credential: LoginCredential, choice: PendingLink.Choice = .ask
    ) async throws -> (user: Identity, isNewUser: Bool) {
        try await signingIn(by: credential.provider) { try await accounts.login.execute(credential, choice: choice) }
    }

    /// Continues after `AuthError.credentialAlreadyInUse` with the user's choice.
    package func resolve(
        _ link: PendingLink, choice: PendingLink.Choice
    ) async throws -> (user: Identity, isNewUser: Bool) {
        try await signingIn(by: link.identity.provider) { try await accounts.login.resolve(link.id, choice: choice) }
    }

    /// Creates an account with a mail address and a password and signs in to it.
    package func register(email: String, password: String) async throws -> (user: Identity, isNewUser: Bool) {
        try await signingIn(by: .emailPassword) {
            try await accounts.register.execute(email: email, password: password)
        }
    }

    /// Signs out. Throws `AuthError`, or `DataError` from the store; the user then stays signed in.
    package func signOut() async throws {
        try await logged(.signOutStart, .signOutSuccess, .signOutFail) { try await accounts.logout.execute() }
        auth = nil
    }

    /// Deletes the account of a user who signed in recently. Throws `AuthError.requiresRecentLogin` for others.
    package func deleteAccount() async throws {
        try await logged(.deleteAccountStart, .deleteAccountSuccess, .deleteAccountFail) {
            try await accounts.deleteAccount.execute(in: session())
        }
        auth = nil
    }

    /// Signs the user in again by a method of the account, runs the given actions, then deletes the account. If the
    /// actions throw, the account stays.
    package func deleteAccountWithReauthentication(
        _ credential: LoginCredential, revokeToken: Bool = true,
        performDeleteActionsBeforeAuthIsDeleted: @Sendable () async throws -> Void = {}
    ) async throws {
        try await logged(.deleteAccountStart, .deleteAccountSuccess, .deleteAccountFail) {
            let session = try await accounts.reauthenticate.execute(credential, in: session())
            try await accounts.deleteAccount.execute(
                in: session, revokesTokens: revokeToken, before: performDeleteActionsBeforeAuthIsDeleted)
        }
        auth = nil
    }

    private func signingIn(
        by provider: AuthProviderType, _ operation: () async throws -> AuthenticationResult
    ) async throws -> (user: Identity, isNewUser: Bool) {
        let parameters = ["provider": provider.rawValue]
        let result = try await logged(.signInStart, .signInSuccess, .signInFail, parameters, operation)
        auth = result.identity
        return (result.identity, result.isNewUser)
    }

    private func logged<Value>(
        _ start: AuthEvent, _ success: AuthEvent, _ failure: AuthEvent, _ parameters: [String: String] = [:],
        _ operation: () async throws -> Value
    ) async throws -> Value {
        record(start, parameters)
        do {
            let value = try await operation()
            record(success, parameters)
            return value
        } catch {
            record(failure, parameters.merging(["error": Self.name(of: error)]) { $1 })
            throw error
        }
    }

    private func record(_ event: AuthEvent, _ parameters: [String: String] = [:]) {
        log?.log(event, parameters: parameters)
    }

    /// The name of the error's case, without its associated values.
    private static func name(of error: any Error) -> String {
        switch error {
        case let error as AuthError: error.caseName
        case let error as DataError: error.caseName
        default: String(String(describing: error).prefix { $0.isLetter })
        }
    }
}
