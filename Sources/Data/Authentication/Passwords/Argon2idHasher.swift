import Foundation
public import KeepItFreshDomain

/// Hashes passwords by Argon2id: two passes over 19 MiB.
public struct Argon2idHasher: PasswordHashingProviding {
    /// The hash of no password, for accounts that there are not: checking it takes as long.
    private static let noPassword =
        "$argon2id$v=19$m=19456,t=2,p=1$a2VlcGl0ZnJlc2gtbm9uZQ$GZSvdJPGV7uFbEkKaq4YF2iUo0R9yCwFzXnQxqKJm1M"

    private let cost: Sodium.Cost

    /// A hasher at today's cost, or at another.
    public init(passes: Int = 2, memory: Int = 19 * 1024 * 1024) {
        cost = Sodium.Cost(passes: UInt64(passes), memory: memory)
    }

    /// The password with its letters composed (Unicode's form C).
    public func normalized(_ password: String) -> String {
        password.precomposedStringWithCanonicalMapping
    }

    /// The hash as a PHC string, which names its cost.
    public func hash(_ password: String) throws -> String {
        try Sodium.argon2id(Array(normalized(password).utf8), cost)
    }

    /// True when the hash is the password's. Without a hash it takes as long and answers false.
    public func verify(_ password: String, hash: String?) -> Bool {
        let isRight = Sodium.verifyArgon2id(Array(normalized(password).utf8), hash: hash ?? Self.noPassword)
        return isRight && hash != nil
    }

    /// True when the hash was made at another cost.
    public func needsRehash(_ hash: String) -> Bool {
        Sodium.needsRehash(hash, cost)
    }
}
