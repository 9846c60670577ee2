public import KeepItFreshDomain
public import Observation

/// Who is signed in, to watch, and all that changes it. Each operation is logged once, when it starts and when it
/// ends, with nothing in it that is secret or that names somebody.
@MainActor @Observable
public final class AuthManager {
    /// Who is signed in; nil when nobody is. It follows the session while `listen` runs, and every operation here.
    public private(set) var auth: Identity?

    private let accounts: AccountUseCases
    private let sessions: any SessionProviding
    private let log: (any AuthLoggingProviding)?

    /// A manager over `accounts` and the sessions that they begin and end.
    public init(accounts: AccountUseCases, sessions: any SessionProviding, log: (any AuthLoggingProviding)? = nil) {
        self.accounts = accounts
        self.sessions = sessions
        self.log = log
    }

    /// Who is signed in, now and after every change.
    public func authStates() async -> AsyncStream<Identity?> {
        let states = await sessions.observe()
        return AsyncStream { continuation in
            let task = Task {
                for await session in states { continuation.yield(session?.identity) }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// Follows who is signed in until the task is cancelled.
    public func listen() async {
        for await identity in await authStates() {
            auth = identity
            record(identity == nil ? .listenerEmpty : .listenerSuccess)
        }
    }

    /// The id of the user. Throws `AuthError.notSignedIn`.
    public func getAuthId() throws(AuthError) -> String {
        guard let auth else { throw .notSignedIn }
        return auth.userId
    }

    /// Signs in. A guest becomes the account and keeps user id and items. Throws `AuthError`; then the guest, or
    /// whoever was signed in, still is.
    public func signIn(
        _ credential: LoginCredential, choice: LinkChoice = .ask
    ) async throws -> (user: Identity, isNewUser: Bool) {
        try await signingIn(by: credential.provider) { try await accounts.login.execute(credential, choice: choice) }
    }

    /// Goes on after `AuthError.credentialAlreadyInUse`, now that the user has chosen.
    public func resolve(
        _ link: PendingLink, choice: LinkChoice
    ) async throws -> (user: Identity, isNewUser: Bool) {
        try await signingIn(by: link.identity.provider) { try await accounts.login.resolve(link, choice: choice) }
    }

    /// Makes an account of an address and a password and signs in to it.
    public func register(email: String, password: String) async throws -> (user: Identity, isNewUser: Bool) {
        try await signingIn(by: .emailPassword) {
            try await accounts.register.execute(email: email, password: password)
        }
    }

    /// Signs out.
    public func signOut() async throws {
        try await logged(.signOutStart, .signOutSuccess, .signOutFail) { try await accounts.logout.execute() }
        auth = nil
    }

    /// Deletes the account of a user who signed in a short while ago. Throws `AuthError.requiresRecentLogin` for any
    /// other.
    public func deleteAccount() async throws {
        try await logged(.deleteAccountStart, .deleteAccountSuccess, .deleteAccountFail) {
            try await accounts.deleteAccount.execute()
        }
        auth = nil
    }

    /// Has the user sign in again, by a method of the account, and deletes it. What `performDeleteActions…` does comes
    /// after the one and before the other; when it throws the account stays.
    public func deleteAccountWithReauthentication(
        _ credential: LoginCredential, revokeToken: Bool = true,
        performDeleteActionsBeforeAuthIsDeleted: @Sendable () async throws -> Void = {}
    ) async throws {
        try await logged(.deleteAccountStart, .deleteAccountSuccess, .deleteAccountFail) {
            try await accounts.reauthenticate.execute(credential)
            try await accounts.deleteAccount.execute(
                revokesTokens: revokeToken, before: performDeleteActionsBeforeAuthIsDeleted)
        }
        auth = nil
    }

    private func signingIn(
        by provider: AuthProviderType, _ work: () async throws -> AuthenticationResult
    ) async throws -> (user: Identity, isNewUser: Bool) {
        let parameters = ["provider": provider.rawValue]
        let result = try await logged(.signInStart, .signInSuccess, .signInFail, parameters, work)
        auth = result.identity
        return (result.identity, result.isNewUser)
    }

    private func logged<Value>(
        _ start: AuthEvent, _ success: AuthEvent, _ failure: AuthEvent, _ parameters: [String: String] = [:],
        _ work: () async throws -> Value
    ) async throws -> Value {
        record(start, parameters)
        do {
            let value = try await work()
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

    /// The error's case, without what it carries.
    private static func name(of error: any Error) -> String {
        String(String(describing: error).prefix { $0.isLetter })
    }
}
