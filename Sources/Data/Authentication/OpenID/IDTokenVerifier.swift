import Foundation
import KeepItFreshDomain

/// Checks the ID tokens of one issuer. No claim of a token is used before its signature is verified.
struct IDTokenVerifier: TokenVerifyingProviding {
    private static let maximumLength = 16 * 1024
    private static let leeway: TimeInterval = 60

    let issuer: String
    let clientId: String
    let algorithms: Set<String>
    let keys: JWKSCache
    let clock: any ClockProviding

    /// Returns the claims of a token. The order of the checks matters: the signature comes before the payload.
    func verify(_ token: String, nonce: String?) async throws -> VerifiedIdentity.IDTokenClaims {
        guard token.utf8.count <= Self.maximumLength else { throw AuthError.invalidCredentials }
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let header: Header = Self.decoded(parts[0]), algorithms.contains(header.alg),
            !header.isCritical, let id = header.kid, let key = try await keys.key(id),
            let signature = Base64URL.bytes(parts[2]),
            key.isSignature(signature, of: Array("\(parts[0]).\(parts[1])".utf8), algorithm: header.alg),
            let payload: Payload = Self.decoded(parts[1])
        else { throw AuthError.invalidCredentials }
        guard isFromIssuer(payload.iss), isForUs(payload), isInTime(payload), nonce == nil || payload.nonce == nonce,
            (1...255).contains(payload.sub.utf8.count)
        else { throw AuthError.invalidCredentials }
        return VerifiedIdentity.IDTokenClaims(
            issuer: issuer, subject: payload.sub, email: payload.email,
            emailVerified: payload.email_verified?.value ?? false, name: payload.name)
    }

    /// Google's tokens sometimes leave out the scheme.
    private func isFromIssuer(_ name: String) -> Bool {
        name == issuer || (issuer == OpenIDSettings.googleIssuer && "https://" + name == issuer)
    }

    private func isForUs(_ payload: Payload) -> Bool {
        guard payload.aud.ids.contains(clientId) else { return false }
        return payload.aud.ids.count == 1 ? payload.azp == nil || payload.azp == clientId : payload.azp == clientId
    }

    private func isInTime(_ payload: Payload) -> Bool {
        let now = clock.now().timeIntervalSince1970
        return payload.exp + Self.leeway > now && payload.iat - Self.leeway <= now
            && (payload.nbf ?? payload.iat) - Self.leeway <= now
    }

    private static func decoded<Value: Decodable>(_ part: Substring) -> Value? {
        Base64URL.bytes(part).flatMap { try? JSONDecoder().decode(Value.self, from: Data($0)) }
    }
}

extension IDTokenVerifier {
    /// The header of an ID token, which names the key and the algorithm.
    struct Header: Decodable {
        let alg: String
        let kid: String?
        /// True when it requires an extension (`crit`); none is supported here.
        let isCritical: Bool

        private enum CodingKeys: String, CodingKey {
            case alg, kid, crit
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            alg = try container.decode(String.self, forKey: .alg)
            kid = try container.decodeIfPresent(String.self, forKey: .kid)
            isCritical = container.contains(.crit)
        }
    }

    /// The claims of an ID token.
    struct Payload: Decodable {
        /// A string or an array of strings.
        struct Audience: Decodable {
            let ids: [String]

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                ids = try (try? [container.decode(String.self)]) ?? container.decode([String].self)
            }
        }

        /// A Boolean, or its name as a string, as Apple sends it.
        struct LenientBoolean: Decodable {
            let value: Bool

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                value = try (try? container.decode(Bool.self)) ?? (container.decode(String.self) == "true")
            }
        }

        let iss: String
        let sub: String
        let aud: Audience
        let azp: String?
        let exp: Double
        let iat: Double
        let nbf: Double?
        let nonce: String?
        let email: String?
        let email_verified: LenientBoolean?
        let name: String?
    }
}
