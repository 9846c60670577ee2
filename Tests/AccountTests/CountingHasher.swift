import KeepItFreshAuthentication
import KeepItFreshDomain
import Synchronization

/// A cheap hasher that counts how often it works.
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
