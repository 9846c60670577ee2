/// A key that an issuer signs with (JWK, RFC 7517).
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

    /// True when this key made the signature of the message by the algorithm, `RS256` or `ES256`.
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

extension JSONWebKey {
    /// An issuer's keys; those of unknown kinds are left out.
    struct KeySet: Decodable, Sendable {
        private struct Element: Decodable {
            let key: JSONWebKey?

            init(from decoder: any Decoder) throws {
                key = try? JSONWebKey(from: decoder)
            }
        }

        private enum CodingKeys: String, CodingKey {
            case keys
        }

        let keys: [JSONWebKey]

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            keys = try container.decode([Element].self, forKey: .keys).compactMap(\.key)
        }
    }
}
