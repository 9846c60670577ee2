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
        guard let text = texts[phrase] else { return "\(phrase)" }
        return text.filled(with: values)
    }

    /// The phrases in this language, or in English where they have no translation, taken apart once for all.
    private var texts: [Phrase: PhraseText] {
        switch self {
        case .english: Self.englishTexts
        case .german: Self.germanTexts
        case .french: Self.frenchTexts
        case .spanish: Self.spanishTexts
        }
    }

    private static let englishTexts = texts(of: englishPhrases)
    private static let germanTexts = texts(of: germanPhrases)
    private static let frenchTexts = texts(of: frenchPhrases)
    private static let spanishTexts = texts(of: spanishPhrases)

    private static func texts(of phrases: [Phrase: String]) -> [Phrase: PhraseText] {
        phrases.merging(englishPhrases) { own, _ in own }.mapValues(PhraseText.init)
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
