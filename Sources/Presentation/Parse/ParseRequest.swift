package import KeepItFreshDomain

/// One line of `parse --json-lines`. Fields it does not know are passed over.
package struct ParseRequest: Decodable {
    package let id: JSONValue
    package let text: String?
    package let input: String?
    package let symbology: String?
    package let locale: LocaleHint?
    package let today: CivilDate?
    package let region: String?

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Field.self)
        id = try Self.identifier(in: fields)
        text = try fields.decodeIfPresent(String.self, forKey: .text)
        input = try fields.decodeIfPresent(String.self, forKey: .input)
        symbology = try fields.decodeIfPresent(String.self, forKey: .symbology)
        locale = try fields.decodeIfPresent(String.self, forKey: .locale).flatMap(LocaleHint.init)
        region = try fields.decodeIfPresent(Options.self, forKey: .options)?.rcnRegion
        today = try fields.decodeIfPresent(CivilDate.self, forKey: .today)
    }

    /// The id goes back as it came: a text, a whole number, or null.
    private static func identifier(in fields: KeyedDecodingContainer<Field>) throws -> JSONValue {
        if let text = try? fields.decodeIfPresent(String.self, forKey: .id) { return .string(text) }
        return try fields.decodeIfPresent(Int.self, forKey: .id).map { .integer($0) } ?? .null
    }

    private enum Field: String, CodingKey {
        case id, text, input, symbology, locale, today, options
    }

    /// `rcnRegion`: whose layout restricted circulation numbers follow.
    private struct Options: Decodable {
        let rcnRegion: String?
    }
}
