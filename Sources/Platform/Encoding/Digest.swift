import CKIFSodium

/// Cryptographic digests, computed by libsodium.
package enum Digest {
    /// The BLAKE2b digest of 256 bits (RFC 7693).
    package static func blake2b256(_ bytes: [UInt8]) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: 32)
        _ = unsafe crypto_generichash(&digest, digest.count, bytes, UInt64(bytes.count), nil, 0)
        return digest
    }

    /// The BLAKE2b digest of 256 bits of bytes that come one part after the other.
    @safe package final class Stream {
        private let state: UnsafeMutableRawPointer
        private var opaque: OpaquePointer { unsafe OpaquePointer(state) }

        package init() {
            unsafe state = .allocate(byteCount: crypto_generichash_statebytes(), alignment: 64)
            unsafe crypto_generichash_init(opaque, nil, 0, 32)
        }

        deinit {
            unsafe state.deallocate()
        }

        /// Adds the next part.
        package func add(_ bytes: UnsafeRawBufferPointer) {
            let start = unsafe bytes.bindMemory(to: UInt8.self).baseAddress
            unsafe crypto_generichash_update(opaque, start, UInt64(bytes.count))
        }

        /// The digest of all parts; nothing can be added any more.
        package func digest() -> [UInt8] {
            var digest = [UInt8](repeating: 0, count: 32)
            unsafe crypto_generichash_final(opaque, &digest, digest.count)
            return digest
        }
    }

    /// The SHA-256 digest (FIPS 180-4).
    package static func sha256(_ bytes: [UInt8]) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
        unsafe crypto_hash_sha256(&digest, bytes, UInt64(bytes.count))
        return digest
    }

    /// The message authentication code HMAC-SHA-256 (RFC 2104).
    package static func hmacSHA256(_ bytes: [UInt8], key: [UInt8]) -> [UInt8] {
        var code = [UInt8](repeating: 0, count: Int(crypto_auth_hmacsha256_BYTES))
        var state = crypto_auth_hmacsha256_state()
        unsafe crypto_auth_hmacsha256_init(&state, key, key.count)
        unsafe crypto_auth_hmacsha256_update(&state, bytes, UInt64(bytes.count))
        unsafe crypto_auth_hmacsha256_final(&state, &code)
        return code
    }
}

extension Sequence where Element == UInt8 {
    /// The bytes in lower-case hexadecimal, two digits each.
    package var hexadecimal: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}
