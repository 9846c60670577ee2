import Foundation
public import KeepItFreshDomain
import Synchronization

/// Routes each credential to the strategy of its method, lets what it proves in, and begins the session. A further
/// method is one more strategy here.
public final class AuthenticationCoordinator: AuthenticationCoordinatorProviding, AuthenticationPort {
    private let strategies = Mutex<[any AuthenticationStrategyProviding]>([])
    /// Proofs that wait for a guest's choice.
    private let waiting = Mutex<[String: ProvenIdentity]>([:])
    private let identities: any IdentityStoreProviding
    let sessions: any SessionProviding
    private let clock: any ClockProviding

    /// A coordinator of `strategies`, in the order to offer them.
    public init(
        strategies: [any AuthenticationStrategyProviding], identities: any IdentityStoreProviding,
        sessions: any SessionProviding, clock: any ClockProviding
    ) {
        self.identities = identities
        self.sessions = sessions
        self.clock = clock
        strategies.forEach(register)
    }

    /// Adds a strategy, in the place of one for the same method.
    public func register(_ strategy: any AuthenticationStrategyProviding) {
        strategies.withLock { strategies in
            strategies.removeAll { $0.provider == strategy.provider }
            strategies.append(strategy)
        }
    }

    /// The ways to sign in; one that is not offered here says why.
    public func availableProviders() -> [ProviderInfo] {
        strategies.withLock { $0.map(\.info) }
    }

    /// Signs in.
    public func authenticate(with credential: LoginCredential, choice: LinkChoice) async throws -> AuthenticationResult
    {
        try await admit(prove(credential), choice: choice)
    }

    /// Goes on with a proof that waited for the guest's choice.
    public func resolve(_ link: PendingLink, choice: LinkChoice) async throws -> AuthenticationResult {
        guard let proof = waiting.withLock({ $0.removeValue(forKey: link.id) }), clock.now() <= link.expiresAt else {
            throw AuthError.invalidCredentials
        }
        return try await admit(proof, choice: choice)
    }

    /// Sends a code.
    public func requestOTP(_ request: OTPRequest) async throws -> OTPRequestResult {
        guard let strategy = try strategy(request.provider) as? any OTPAuthStrategyProviding else {
            throw AuthError.unavailable
        }
        return try await strategy.requestOTP(request)
    }

    /// Finds out whose a credential is.
    public func prove(_ credential: LoginCredential) async throws -> ProvenIdentity {
        try await strategy(credential.provider).prove(credential)
    }

    /// Finds out what a credential would add to an account: a password that is new is one.
    public func proveForLinking(_ credential: LoginCredential) async throws -> ProvenIdentity {
        guard case .emailPassword(let email, let password) = credential else { return try await prove(credential) }
        return try await passwords().proofForRegistration(email: email, password: password)
    }

    /// Makes an account of an address and a password.
    public func register(email: String, password: String) async throws -> AuthenticationResult {
        let proof = try await passwords().proofForRegistration(email: email, password: password)
        return try await begin(identities.register(proof, guest: guest()), proof)
    }

    /// Replaces the password of a user, whose other sessions end.
    public func changePassword(to password: String, of userId: String) async throws {
        let known = try await identities.identities(of: userId).first { $0.provider == .emailPassword }
        guard let known else { throw AuthError.unavailable }
        let hash = try await passwords().hash(password, for: known.email ?? known.subject)
        try await identities.setPassword(hash: hash, ofEmail: known.subject)
        try await sessions.endOthers()
    }

    /// Tells providers of the tokens that were left when accounts went.
    public func revokeDeletedTokens() async {
        guard let revocations = try? await identities.revocations() else { return }
        for revocation in revocations {
            guard let strategy = try? strategy(revocation.provider) as? any SocialAuthStrategyProviding,
                (try? await strategy.revoke(refreshToken: revocation.token)) != nil
            else { continue }
            try? await identities.removeRevocation(revocation.id)
        }
    }

    private func admit(_ proof: ProvenIdentity, choice: LinkChoice) async throws -> AuthenticationResult {
        do {
            return try await begin(identities.admit(proof, guest: guest(), choice: choice), proof)
        } catch AuthError.credentialAlreadyInUse(let link) {
            waiting.withLock { $0[link.id] = proof }
            throw AuthError.credentialAlreadyInUse(link)
        }
    }

    private func begin(_ admission: Admission, _ proof: ProvenIdentity) async throws -> AuthenticationResult {
        let provider = proof.identity.provider
        let identity = Identity(
            userId: admission.userId, authMethod: provider.method, isGuest: provider == .anonymous)
        guard let identity else { throw AuthError.unknown("empty user id") }
        _ = try await sessions.begin(identity)
        var seed: [String: String] = [:]
        seed["displayName"] = admission.displayName
        seed["email"] = admission.email
        return AuthenticationResult(identity: identity, isNewUser: admission.isNewUser, seed: seed)
    }

    /// The guest who is signed in; nil when none is.
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
