import KeepItFreshDomain
import Synchronization

/// A provider on the web that vouches for whom the test says.
final class StubStrategy: SocialAuthStrategyProviding {
    let provider: AuthProviderType
    private let answer = Mutex<Result<ProvenIdentity, AuthError>>(.failure(.cancelled))
    private let told = Mutex<[String]>([])
    private let reachable = Mutex(true)

    init(_ provider: AuthProviderType) { self.provider = provider }

    var info: ProviderInfo { ProviderInfo(id: provider.providerId, displayName: "Stub", isGuest: false) }
    var revoked: [String] { told.withLock { $0 } }

    func vouch(
        for subject: String, email: String? = nil, verified: Bool = true, name: String? = nil, token: String? = nil
    ) {
        let identity = LinkedIdentity(
            provider: provider, issuer: "https://stub.example", subject: subject, email: email,
            emailVerified: verified && email != nil)
        answer.withLock { $0 = .success(ProvenIdentity(identity, displayName: name, refreshToken: token)) }
    }

    func setReachable(_ isReachable: Bool) { reachable.withLock { $0 = isReachable } }

    func prove(_ credential: LoginCredential) async throws -> ProvenIdentity { try answer.withLock { $0 }.get() }

    func revoke(refreshToken: String) async throws {
        guard reachable.withLock({ $0 }) else { throw AuthError.network }
        told.withLock { $0.append(refreshToken) }
    }
}
