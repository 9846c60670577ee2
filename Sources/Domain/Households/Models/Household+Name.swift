extension Household {
    /// A name of more Unicode scalars than this is refused.
    public static let nameLimit = 100

    /// The text as a household's name: without space around it. Throws `HouseholdError.invalidName` when nothing is
    /// left, or when it is too long or has characters that steer a terminal or the reading direction.
    public static func name(from text: String) throws(HouseholdError) -> String {
        let start = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
        let end = text.lastIndex { !$0.isWhitespace }.map { text.index(after: $0) } ?? start
        let name = String(text[start..<end])
        guard !name.isEmpty, name.unicodeScalars.count <= nameLimit, !name.unicodeScalars.contains(where: steers)
        else { throw .invalidName }
        return name
    }

    private static func steers(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        // Zero-width joiners make up emoji and belong to the spelling of some languages.
        case .format: scalar != "\u{200D}" && scalar != "\u{200C}"
        default: false
        }
    }
}
