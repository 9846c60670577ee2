import Foundation
import KeepItFreshDomain

/// Checks the ID tokens of one issuer. Nothing of a token is believed before its signature is.
struct IDTokenVerifier: TokenVerifyingProviding {
    private static let limit = 16 * 1024
    private static let leeway: TimeInterval = 60

    let issuer: String
    let clientId: String
    let algorithms: Set<String>
    let keys: JWKSCache
    let clock: any ClockProviding

    /// What a token says. The checks stand in the order in which they must be made.
    func verify(_ token: String, nonce: String?) async throws -> IDTokenClaims {
        guard token.utf8.count <= Self.limit else { throw AuthError.invalidCredentials }
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let header: IDTokenHeader = Self.decoded(parts[0]), algorithms.contains(header.alg),
            !header.isCritical, let id = header.kid, let key = try await keys.key(id),
            let signature = Base64URL.bytes(parts[2]),
            key.isSignature(signature, of: Array("\(parts[0]).\(parts[1])".utf8), algorithm: header.alg),
            let payload: IDTokenPayload = Self.decoded(parts[1])
        else { throw AuthError.invalidCredentials }
        guard isFromIssuer(payload.iss), isForUs(payload), isInTime(payload), nonce == nil || payload.nonce == nonce,
            (1...255).contains(payload.sub.utf8.count)
        else { throw AuthError.invalidCredentials }
        return IDTokenClaims(
            issuer: issuer, subject: payload.sub, email: payload.email,
            emailVerified: payload.email_verified?.value ?? false, name: payload.name)
    }

    /// Google's own tokens leave the scheme out at times.
    private func isFromIssuer(_ name: String) -> Bool {
        name == issuer || (issuer == OpenIDSettings.googleIssuer && "https://" + name == issuer)
    }

    private func isForUs(_ payload: IDTokenPayload) -> Bool {
        guard payload.aud.ids.contains(clientId) else { return false }
        return payload.aud.ids.count == 1 ? payload.azp == nil || payload.azp == clientId : payload.azp == clientId
    }

    private func isInTime(_ payload: IDTokenPayload) -> Bool {
        let now = clock.now().timeIntervalSince1970
        return payload.exp + Self.leeway > now && payload.iat - Self.leeway <= now
            && (payload.nbf ?? payload.iat) - Self.leeway <= now
    }

    private static func decoded<Value: Decodable>(_ part: Substring) -> Value? {
        Base64URL.bytes(part).flatMap { try? JSONDecoder().decode(Value.self, from: Data($0)) }
    }
}
