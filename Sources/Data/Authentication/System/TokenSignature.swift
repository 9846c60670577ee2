import CKIFCrypto

/// Checks and makes the signatures of tokens, by libcrypto.
enum TokenSignature {
    /// True when the signature of the message was made by the RSA key (RS256).
    static func isRS256(_ signature: [UInt8], of message: [UInt8], modulus: [UInt8], exponent: [UInt8]) -> Bool {
        unsafe ckifcrypto_verify_rs256(
            modulus, modulus.count, exponent, exponent.count, message, message.count, signature, signature.count) == 1
    }

    /// True when the signature of the message was made by the P-256 key (ES256).
    static func isES256(_ signature: [UInt8], of message: [UInt8], x: [UInt8], y: [UInt8]) -> Bool {
        guard signature.count == 64, x.count == 32, y.count == 32 else { return false }
        return unsafe ckifcrypto_verify_es256(x, y, message, message.count, signature) == 1
    }

    /// Signs the message with a P-256 key in PEM (ES256); nil when the key cannot be read.
    static func es256(of message: [UInt8], pem: [UInt8]) -> [UInt8]? {
        var signature = [UInt8](repeating: 0, count: 64)
        let pem = pem.map(CChar.init(bitPattern:))
        guard unsafe ckifcrypto_sign_es256(pem, pem.count, message, message.count, &signature) == 1 else { return nil }
        return signature
    }
}
