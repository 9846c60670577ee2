/// What a token endpoint answers.
struct OpenIDTokens: Decodable, Sendable {
    let idToken: String?
    let refreshToken: String?
    let error: String?

    private enum CodingKeys: String, CodingKey {
        case idToken = "id_token"
        case refreshToken = "refresh_token"
        case error
    }
}
