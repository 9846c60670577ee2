/// An issuer's keys. One of a kind not known here does not spoil the others.
struct JSONWebKeySet: Decodable, Sendable {
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
