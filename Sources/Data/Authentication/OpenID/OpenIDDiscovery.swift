import Foundation
import KeepItFreshDomain
import KeepItFreshPlatform

/// Loads a provider's description of itself, once.
actor OpenIDDiscovery {
    private let issuer: String
    private let transport: CurlTransport
    private var document: Document?

    init(issuer: String, transport: CurlTransport) {
        self.issuer = issuer
        self.transport = transport
    }

    /// Returns the description. Throws `AuthError.network`, or `unavailable` when it is not this issuer's, or the
    /// issuer's address is not allowed.
    func load() async throws(AuthError) -> Document {
        if let document { return document }
        let base = issuer.hasSuffix("/") ? String(issuer.dropLast()) : issuer
        let answer = try await transport.request(try Self.address(base + "/.well-known/openid-configuration"))
        guard answer.isSuccess, let found = try? JSONDecoder().decode(Document.self, from: answer.body),
            found.issuer == issuer
        else { throw .unavailable }
        document = found
        return found
    }

    /// Checks an address. Throws `AuthError.unavailable` for one that may not be called.
    static func address(_ text: String?) throws(AuthError) -> WebAddress {
        guard let text, let address = WebAddress(text) else { throw .unavailable }
        return address
    }
}

extension OpenIDDiscovery {
    /// A provider's description of itself (OpenID Connect Discovery).
    struct Document: Decodable, Sendable {
        let issuer: String
        let authorizationEndpoint: String?
        let tokenEndpoint: String
        let jwksURI: String
        let deviceAuthorizationEndpoint: String?
        let revocationEndpoint: String?
        let tokenEndpointAuthMethods: [String]?

        private enum CodingKeys: String, CodingKey {
            case issuer
            case authorizationEndpoint = "authorization_endpoint"
            case tokenEndpoint = "token_endpoint"
            case jwksURI = "jwks_uri"
            case deviceAuthorizationEndpoint = "device_authorization_endpoint"
            case revocationEndpoint = "revocation_endpoint"
            case tokenEndpointAuthMethods = "token_endpoint_auth_methods_supported"
        }

        /// True when our secret goes into the `Authorization` header, which is the default.
        var acceptsBasicAuthentication: Bool { tokenEndpointAuthMethods?.contains("client_secret_basic") ?? true }
    }
}
