import CSodium
import KeepItFreshDomain

extension InvitationCode {
    /// What the store keeps of the code: its BLAKE2b-256 digest (RFC 7693) in lower-case hexadecimal.
    var digest: String {
        let bytes = Array("kif invitation \(characters)".utf8)
        var digest = [UInt8](repeating: 0, count: 32)
        _ = unsafe crypto_generichash(&digest, digest.count, bytes, UInt64(bytes.count), nil, 0)
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}
