/// How an ID token says it is signed.
struct IDTokenHeader: Decodable {
    let alg: String
    let kid: String?
    /// True when it demands something that is not understood here.
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
