import Foundation
import KeepItFreshDomain

/// What we prove to a provider who we are by: a secret from a file, or one signed for the call.
struct ClientSecret: Sendable {
    private static let lifetime = 300

    let settings: OpenIDSettings
    let clock: any ClockProviding

    /// The secret; nil when there is none. Throws `AuthError.unavailable` where its file holds none.
    func value() throws(AuthError) -> String? {
        if let signed = settings.signedSecret { return try sign(signed) }
        guard let file = settings.clientSecretFile else { return nil }
        return try SecretFile.read(file)
    }

    /// A token signed with the key (ES256), with times in whole seconds.
    private func sign(_ signed: SignedSecretSettings) throws(AuthError) -> String {
        let now = Int(clock.now().timeIntervalSince1970)
        let header = ["alg": "ES256", "kid": signed.keyId]
        let claims = Claims(
            iss: signed.teamId, iat: now, exp: now + Self.lifetime, aud: settings.issuer, sub: settings.clientId)
        let key = try SecretFile.read(signed.keyFile)
        guard let header = try? JSONEncoder().encode(header), let claims = try? JSONEncoder().encode(claims) else {
            throw .unavailable
        }
        let message = Base64URL.text(header) + "." + Base64URL.text(claims)
        guard let signature = TokenSignature.es256(of: Array(message.utf8), pem: Array(key.utf8)) else {
            throw .unavailable
        }
        return message + "." + Base64URL.text(signature)
    }

    private struct Claims: Encodable {
        let iss: String
        let iat: Int
        let exp: Int
        let aud: String
        let sub: String
    }
}
