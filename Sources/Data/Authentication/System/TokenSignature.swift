import CCrypto

/// The signatures of tokens, by libcrypto.
enum TokenSignature {
    /// True when the signature over the message is that of the RSA key.
    static func isRS256(_ signature: [UInt8], of message: [UInt8], modulus: [UInt8], exponent: [UInt8]) -> Bool {
        unsafe kif_verify_rs256(
            modulus, modulus.count, exponent, exponent.count, message, message.count, signature, signature.count) == 1
    }

    /// True when the signature over the message is that of the P-256 key.
    static func isES256(_ signature: [UInt8], of message: [UInt8], x: [UInt8], y: [UInt8]) -> Bool {
        guard signature.count == 64, x.count == 32, y.count == 32 else { return false }
        return unsafe kif_verify_es256(x, y, message, message.count, signature) == 1
    }

    /// The signature of the P-256 key in PEM; nil where it is none.
    static func es256(of message: [UInt8], pem: [UInt8]) -> [UInt8]? {
        var signature = [UInt8](repeating: 0, count: 64)
        let pem = pem.map(CChar.init(bitPattern:))
        guard unsafe kif_sign_es256(pem, pem.count, message, message.count, &signature) == 1 else { return nil }
        return signature
    }
}
