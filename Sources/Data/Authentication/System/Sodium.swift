import CSodium
import KeepItFreshDomain

/// What is needed of libsodium.
enum Sodium {
    /// What a password hash costs: passes over so many bytes of memory.
    struct Cost {
        let passes: UInt64
        let memory: Int
    }

    /// The SHA-256 digest.
    static func sha256(_ bytes: [UInt8]) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
        unsafe crypto_hash_sha256(&digest, bytes, UInt64(bytes.count))
        return digest
    }

    /// The message authentication code HMAC-SHA-256.
    static func hmacSHA256(_ bytes: [UInt8], key: [UInt8]) -> [UInt8] {
        var code = [UInt8](repeating: 0, count: Int(crypto_auth_hmacsha256_BYTES))
        var state = crypto_auth_hmacsha256_state()
        unsafe crypto_auth_hmacsha256_init(&state, key, key.count)
        unsafe crypto_auth_hmacsha256_update(&state, bytes, UInt64(bytes.count))
        unsafe crypto_auth_hmacsha256_final(&state, &code)
        return code
    }

    /// The Argon2id hash of a password as a PHC string, with a salt of its own. Throws where there is too little
    /// memory.
    static func argon2id(_ password: [UInt8], _ cost: Cost) throws(AuthError) -> String {
        guard sodium_init() >= 0 else { throw .unknown("libsodium does not start") }
        var text = [CChar](repeating: 0, count: Int(crypto_pwhash_STRBYTES))
        let password = password.map(CChar.init(bitPattern:))
        let result = unsafe crypto_pwhash_str_alg(
            &text, password, UInt64(password.count), cost.passes, cost.memory, crypto_pwhash_ALG_ARGON2ID13)
        guard result == 0 else { throw .unknown("too little memory to hash a password") }
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// True when the PHC string is the password's.
    static func verifyArgon2id(_ password: [UInt8], hash: String) -> Bool {
        guard sodium_init() >= 0, hash.utf8.count < Int(crypto_pwhash_STRBYTES) else { return false }
        let password = password.map(CChar.init(bitPattern:))
        return unsafe crypto_pwhash_str_verify(padded(hash), password, UInt64(password.count)) == 0
    }

    /// True when the PHC string was made at another cost.
    static func needsRehash(_ hash: String, _ cost: Cost) -> Bool {
        guard hash.utf8.count < Int(crypto_pwhash_STRBYTES) else { return true }
        return unsafe crypto_pwhash_str_needs_rehash(padded(hash), cost.passes, cost.memory) != 0
    }

    /// The string in the length that libsodium reads.
    private static func padded(_ hash: String) -> [CChar] {
        let bytes = hash.utf8.map(CChar.init(bitPattern:))
        return bytes + [CChar](repeating: 0, count: Int(crypto_pwhash_STRBYTES) - bytes.count)
    }
}
