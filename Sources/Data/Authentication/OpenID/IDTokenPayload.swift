/// What an ID token says, before it is believed.
struct IDTokenPayload: Decodable {
    /// One audience or several.
    struct Audience: Decodable {
        let ids: [String]

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            ids = try (try? [container.decode(String.self)]) ?? container.decode([String].self)
        }
    }

    /// True or false, or the word for it, as Apple has it.
    struct Truth: Decodable {
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
    let email_verified: Truth?
    let name: String?
}
