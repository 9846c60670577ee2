import Foundation
import TestSupport

@testable import KeepItFreshAuthentication

/// A key that an issuer of the test signs with (P-256), made by openssl.
struct TokenKey {
    let pem: String
    let key: JSONWebKey

    init(id: String, algorithm: String? = "ES256") throws {
        let openssl = "/usr/bin/openssl"
        let arguments = ["genpkey", "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256"]
        pem = String(decoding: try Peer.run(openssl, arguments), as: UTF8.self)
        let point = try Peer.run(openssl, ["pkey", "-pubout", "-outform", "DER"], input: pem).suffix(64)
        key = JSONWebKey(
            kty: "EC", kid: id, alg: algorithm, use: "sig", crv: "P-256", n: nil, e: nil,
            x: Base64URL.text(point.prefix(32)), y: Base64URL.text(point.suffix(32)))
    }

    /// A token with this header and these claims.
    func token(_ header: [String: Any], _ claims: [String: Any]) throws -> String {
        let parts = try [header, claims].map { Base64URL.text(try JSONSerialization.data(withJSONObject: $0)) }
        let message = parts.joined(separator: ".")
        let signature = TokenSignature.es256(of: Array(message.utf8), pem: Array(pem.utf8)) ?? []
        return message + "." + Base64URL.text(signature)
    }
}
