/// The language that people are spoken to in. Only `Phrase`s have translations; what is no phrase, or misses one, is
/// English.
public enum MessageLanguage: String, CaseIterable, Sendable {
    case english = "en"
    case german = "de"
    case french = "fr"
    case spanish = "es"

    /// The language of a POSIX locale such as `de_DE.UTF-8`; English for all others.
    public init(locale: String) {
        let code = locale.prefix { $0.isLetter }.lowercased()
        self = MessageLanguage(rawValue: code) ?? .english
    }

    /// The language of an environment: of the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set (POSIX, 8.2).
    public init(environment: [String: String]) {
        let set = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
        self.init(locale: set ?? "")
    }

    /// A phrase, with values where it has places for them.
    public func text(_ phrase: Phrase, _ values: String...) -> String {
        let text = table[phrase] ?? MessageLanguage.english.table[phrase] ?? "\(phrase)"
        var filled = ""
        var rest = text[...]
        while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
            let close = rest[open...].utf8.firstIndex(of: UInt8(ascii: "}"))
        {
            let number = Int(rest[rest.index(after: open)..<close]) ?? 1
            filled += rest[..<open]
            if values.indices.contains(number - 1) { filled += values[number - 1] }
            rest = rest[rest.index(after: close)...]
        }
        return filled + rest
    }

    /// The phrases that have a translation.
    var table: [Phrase: String] {
        switch self {
        case .english: Self.englishPhrases
        case .german: Self.germanPhrases
        case .french: Self.frenchPhrases
        case .spanish: Self.spanishPhrases
        }
    }

    private static let englishPhrases = joined(englishTable, englishItems, englishErrors)
    private static let germanPhrases = joined(germanTable, germanItems, germanErrors)
    private static let frenchPhrases = joined(frenchTable, frenchItems, frenchErrors)
    private static let spanishPhrases = joined(spanishTable, spanishItems, spanishErrors)

    private static func joined(_ tables: [Phrase: String]...) -> [Phrase: String] {
        tables.reduce(into: [:]) { all, table in all.merge(table) { first, _ in first } }
    }
}
