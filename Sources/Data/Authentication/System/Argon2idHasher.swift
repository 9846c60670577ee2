import CKIFSodium
import Foundation
import KeepItFreshDomain

/// Hashes passwords by Argon2id of libsodium: two passes over 19 MiB.
package struct Argon2idHasher: PasswordHashingProviding {
    /// The hash that is checked for accounts that do not exist, so that the check takes as long.
    private static let decoy =
        "$argon2id$v=19$m=19456,t=2,p=1$a2VlcGl0ZnJlc2gtbm9uZQ$GZSvdJPGV7uFbEkKaq4YF2iUo0R9yCwFzXnQxqKJm1M"

    private let passes: UInt64
    private let memory: Int

    /// Hashes new passwords in `passes` passes over `memory` bytes.
    package init(passes: Int = 2, memory: Int = 19 * 1024 * 1024) {
        self.passes = UInt64(passes)
        self.memory = memory
    }

    /// Returns the password in Unicode's composed form (NFC).
    package func normalized(_ password: String) -> String {
        password.precomposedStringWithCanonicalMapping
    }

    /// Returns the hash as a PHC string, which contains its cost and a random salt. Throws `AuthError.unknown` when
    /// there is too little memory.
    package func hash(_ password: String) throws -> String {
        guard sodium_init() >= 0 else { throw AuthError.unknown("libsodium does not start") }
        var text = [CChar](repeating: 0, count: Int(crypto_pwhash_STRBYTES))
        let password = characters(of: password)
        let result = unsafe crypto_pwhash_str_alg(
            &text, password, UInt64(password.count), passes, memory, crypto_pwhash_ALG_ARGON2ID13)
        guard result == 0 else { throw AuthError.unknown("too little memory to hash a password") }
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// True when the hash is the password's. Without a hash the result is false after the same time.
    package func verify(_ password: String, hash: String?) -> Bool {
        let password = characters(of: password)
        guard sodium_init() >= 0, let text = padded(hash ?? Self.decoy) else { return false }
        let isRight = unsafe crypto_pwhash_str_verify(text, password, UInt64(password.count)) == 0
        return isRight && hash != nil
    }

    /// True when the hash was made at another cost.
    package func needsRehash(_ hash: String) -> Bool {
        guard let text = padded(hash) else { return true }
        return unsafe crypto_pwhash_str_needs_rehash(text, passes, memory) != 0
    }

    private func characters(of password: String) -> [CChar] {
        normalized(password).utf8.map(CChar.init(bitPattern:))
    }

    /// The PHC string in the length that libsodium reads; nil when it is too long.
    private func padded(_ hash: String) -> [CChar]? {
        let bytes = hash.utf8.map(CChar.init(bitPattern:))
        let padding = Int(crypto_pwhash_STRBYTES) - bytes.count
        return padding > 0 ? bytes + [CChar](repeating: 0, count: padding) : nil
    }
}
