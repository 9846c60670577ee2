import Foundation
import KeepItFreshAuthentication
import KeepItFreshDomain
import Synchronization

extension AccountWorld {
    /// A clock that changes only when the test advances it.
    final class ManualClock: ClockProviding {
        private let time = Mutex(Date(timeIntervalSince1970: 1_800_000_000))

        func now() -> Date { time.withLock { $0 } }

        func advance(_ seconds: TimeInterval) { time.withLock { $0 += seconds } }
    }

    /// Stores the codes that are delivered, like a user's mailbox.
    final class RecordingDelivery: OTPDeliveryProviding {
        private let stored = Mutex<[OTPMessage]>([])
        private let broken = Mutex(false)

        var messages: [OTPMessage] { stored.withLock { $0 } }
        var lastCode: String { messages.last?.code ?? "" }

        func fail() { broken.withLock { $0 = true } }

        func deliver(_ message: OTPMessage) async throws {
            if broken.withLock({ $0 }) { throw AuthError.unavailable }
            stored.withLock { $0.append(message) }
        }
    }

    /// A provider on the web that verifies the identity that the test sets.
    final class StubStrategy: SocialAuthStrategyProviding {
        let provider: AuthProviderType
        private let answer = Mutex<Result<VerifiedIdentity, AuthError>>(.failure(.cancelled))
        private let revokedTokens = Mutex<[String]>([])
        private let reachable = Mutex(true)

        init(_ provider: AuthProviderType) { self.provider = provider }

        var info: ProviderInfo { ProviderInfo(id: provider.providerId, displayName: "Stub", isGuest: false) }
        var revoked: [String] { revokedTokens.withLock { $0 } }

        func setIdentity(
            for subject: String, email: String? = nil, verified: Bool = true, name: String? = nil, token: String? = nil
        ) {
            let identity = LinkedIdentity(
                provider: provider, issuer: "https://stub.example", subject: subject, email: email,
                emailVerified: verified && email != nil)
            answer.withLock { $0 = .success(VerifiedIdentity(identity, displayName: name, refreshToken: token)) }
        }

        func setReachable(_ isReachable: Bool) { reachable.withLock { $0 = isReachable } }

        func verify(_ credential: LoginCredential) async throws -> VerifiedIdentity { try answer.withLock { $0 }.get() }

        func address(redirect: String, secret: String, postsBack: Bool) async throws -> String {
            throw AuthError.unavailable
        }

        func revoke(refreshToken: String) async throws {
            guard reachable.withLock({ $0 }) else { throw AuthError.network }
            revokedTokens.withLock { $0.append(refreshToken) }
        }
    }

    /// A cheap hasher that counts its verifications.
    final class CountingHasher: PasswordHashingProviding {
        private let hasher = Argon2idHasher(passes: 1, memory: 8192)
        private let count = Mutex(0)

        var verifications: Int { count.withLock { $0 } }

        func normalized(_ password: String) -> String { hasher.normalized(password) }

        func hash(_ password: String) throws -> String { try hasher.hash(password) }

        func verify(_ password: String, hash: String?) -> Bool {
            count.withLock { $0 += 1 }
            return hash.map { hasher.verify(password, hash: $0) } ?? false
        }

        func needsRehash(_ hash: String) -> Bool { hasher.needsRehash(hash) }
    }

    /// Records the events that are logged.
    final class RecordingLog: AuthLoggingProviding {
        private let logged = Mutex<[(event: AuthEvent, parameters: [String: String])]>([])

        var events: [AuthEvent] { logged.withLock { $0.map(\.event) } }
        var text: String {
            logged.withLock { $0.map { "\($0.event.rawValue) \($0.parameters)" }.joined(separator: "\n") }
        }

        func log(_ event: AuthEvent, parameters: [String: String]) {
            logged.withLock { $0.append((event, parameters)) }
        }
    }
}
