/// How an OpenID provider describes itself (OpenID Connect Discovery).
struct OpenIDDocument: Decodable, Sendable {
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

    /// True when our secret goes into a header, as it does unless the provider says otherwise.
    var takesBasicSecret: Bool { tokenEndpointAuthMethods?.contains("client_secret_basic") ?? true }
}
