import Foundation
package import KeepItFreshDomain
import Synchronization

/// Routes each credential to the strategy of its method, resolves the account of the verified identity, and starts the
/// session. Each method is one strategy.
package final class AuthenticationCoordinator: AuthenticationCoordinatorProviding, AuthenticationPort {
    private let strategies = Mutex<[any AuthenticationStrategyProviding]>([])
    private let identities: any IdentityStoreProviding
    private let sessions: any SessionProviding
    private let clock: any ClockProviding

    /// Makes a coordinator of `strategies`, in the order in which to offer them.
    package init(
        strategies: [any AuthenticationStrategyProviding], identities: any IdentityStoreProviding,
        sessions: any SessionProviding, clock: any ClockProviding
    ) {
        self.identities = identities
        self.sessions = sessions
        self.clock = clock
        strategies.forEach(register)
    }

    /// Adds a strategy; it replaces one for the same method.
    package func register(_ strategy: any AuthenticationStrategyProviding) {
        strategies.withLock { strategies in
            strategies.removeAll { $0.provider == strategy.provider }
            strategies.append(strategy)
        }
    }

    /// Lists the ways to sign in; one that is not available has the reason.
    package func availableProviders() -> [ProviderInfo] {
        strategies.withLock { $0.map(\.info) }
    }

    package func authenticate(
        with credential: LoginCredential, choice: PendingLink.Choice
    ) async throws -> AuthenticationResult {
        try await resolveAccount(of: verify(credential), choice: choice)
    }

    /// Continues with an identity that waited for the guest's choice.
    package func resolve(_ linkId: String, choice: PendingLink.Choice) async throws -> AuthenticationResult {
        guard let session = try await sessions.current() else { throw AuthError.notSignedIn }
        let verified = try await identities.take(pendingLinkId: linkId, inSession: session.id)
        return try await resolveAccount(of: verified, choice: choice)
    }

    /// The address that sends a browser to a provider; see `SocialAuthStrategyProviding`.
    package func address(
        at provider: AuthProviderType, redirect: String, secret: String, postsBack: Bool
    ) async throws -> String {
        guard let strategy = try strategy(provider) as? any SocialAuthStrategyProviding else {
            throw AuthError.unavailable
        }
        return try await strategy.address(redirect: redirect, secret: secret, postsBack: postsBack)
    }

    package func requestOTP(_ request: OTPRequest) async throws -> OTPRequestResult {
        guard let strategy = try strategy(request.provider) as? any OTPAuthStrategyProviding else {
            throw AuthError.unavailable
        }
        return try await strategy.requestOTP(request)
    }

    package func verify(_ credential: LoginCredential) async throws -> VerifiedIdentity {
        try await strategy(credential.provider).verify(credential)
    }

    /// Verifies a credential that is to be added to an account; a new password is accepted.
    package func verifyForLinking(_ credential: LoginCredential) async throws -> VerifiedIdentity {
        guard case .emailPassword(let email, let password) = credential else { return try await verify(credential) }
        return try await passwords().identityForRegistration(email: email, password: password)
    }

    /// Creates an account with an address and a password.
    package func register(email: String, password: String) async throws -> AuthenticationResult {
        let verified = try await passwords().identityForRegistration(email: email, password: password)
        return try await startSession(identities.register(verified, guest: guest()), verified)
    }

    /// Replaces the password of a user, and ends the user's other sessions.
    package func changePassword(to password: String, of userId: String) async throws {
        let known = try await identities.identities(of: userId).first { $0.provider == .emailPassword }
        guard let known else { throw AuthError.unavailable }
        let hash = try await passwords().hash(password, for: known.email ?? known.subject)
        try await identities.setPassword(hash: hash, ofEmail: known.subject)
        try await sessions.endOthers()
    }

    /// Revokes at their providers the tokens that unlinking and deleting accounts have queued.
    package func revokeQueuedTokens() async {
        guard let revocations = try? await identities.revocations() else { return }
        for revocation in revocations {
            guard let strategy = try? strategy(revocation.provider) as? any SocialAuthStrategyProviding,
                (try? await strategy.revoke(refreshToken: revocation.token)) != nil
            else { continue }
            try? await identities.removeRevocation(revocation.id)
        }
    }

    /// Signs in with an identity that was just verified. Throws `AuthError`.
    package func resolveAccount(
        of verified: VerifiedIdentity, choice: PendingLink.Choice
    ) async throws -> AuthenticationResult {
        do {
            let resolution = try await identities.resolveAccount(for: verified, guest: guest(), choice: choice)
            return try await startSession(resolution, verified)
        } catch AuthError.credentialAlreadyInUse(let link) {
            if let session = try await sessions.current() {
                try await identities.hold(verified, as: link, inSession: session.id)
            }
            throw AuthError.credentialAlreadyInUse(link)
        }
    }

    private func startSession(
        _ resolution: AccountResolution, _ verified: VerifiedIdentity
    ) async throws -> AuthenticationResult {
        let provider = verified.identity.provider
        let identity = Identity(
            userId: resolution.userId, authMethod: provider.method, isGuest: provider == .anonymous)
        guard let identity else { throw AuthError.unknown("empty user id") }
        _ = try await sessions.begin(identity)
        var seed: [String: String] = [:]
        seed["displayName"] = resolution.displayName
        seed["email"] = resolution.email
        return AuthenticationResult(identity: identity, isNewUser: resolution.isNewUser, seed: seed)
    }

    /// The id of the signed-in guest; nil when there is none.
    private func guest() async throws -> String? {
        try await sessions.current().flatMap { $0.identity.isGuest ? $0.identity.userId : nil }
    }

    private func strategy(_ provider: AuthProviderType) throws(AuthError) -> any AuthenticationStrategyProviding {
        guard let strategy = strategies.withLock({ $0.first { $0.provider == provider } }) else { throw .unavailable }
        return strategy
    }

    private func passwords() throws(AuthError) -> any EmailPasswordAuthStrategyProviding {
        guard let strategy = try strategy(.emailPassword) as? any EmailPasswordAuthStrategyProviding else {
            throw .unavailable
        }
        return strategy
    }
}

extension AuthenticationCoordinator {
    /// Signs in with a provider by its id.
    package func authenticate(providerId: String, context: [String: String]?) async throws -> Identity {
        let credential = try LoginCredential(providerId: providerId, context: context)
        return try await authenticate(with: credential, choice: .ask).identity
    }

    /// The signed-in identity; the one in the session file while the store is not available.
    package func currentIdentity() async -> Identity? {
        do {
            return try await sessions.current()?.identity
        } catch {
            return await sessions.remembered()
        }
    }

    /// Signs out. A guest account stays, and is used at the next guest login.
    package func logout() async throws {
        try await sessions.end()
    }
}
