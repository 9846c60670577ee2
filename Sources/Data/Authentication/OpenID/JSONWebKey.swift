/// A key that an issuer signs with.
struct JSONWebKey: Decodable, Equatable, Sendable {
    let kty: String
    let kid: String?
    let alg: String?
    let use: String?
    let crv: String?
    let n: String?
    let e: String?
    let x: String?
    let y: String?

    /// True when the signature over the message is this key's by the algorithm, `RS256` or `ES256`.
    func isSignature(_ signature: [UInt8], of message: [UInt8], algorithm: String) -> Bool {
        guard alg == nil || alg == algorithm, use == nil || use == "sig" else { return false }
        switch (algorithm, kty) {
        case ("RS256", "RSA"):
            guard let modulus = n.flatMap(Base64URL.bytes), let exponent = e.flatMap(Base64URL.bytes) else {
                return false
            }
            return TokenSignature.isRS256(signature, of: message, modulus: modulus, exponent: exponent)
        case ("ES256", "EC"):
            guard crv == "P-256", let x = x.flatMap(Base64URL.bytes), let y = y.flatMap(Base64URL.bytes) else {
                return false
            }
            return TokenSignature.isES256(signature, of: message, x: x, y: y)
        default: return false
        }
    }
}
