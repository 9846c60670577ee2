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

    /// A phrase, with a value where it has a place for one.
    public func text(_ phrase: Phrase, _ value: String = "") -> String {
        let text = table[phrase] ?? Self.englishTable[phrase] ?? phrase.rawValue
        return text.replacing("{}", with: value)
    }

    /// The phrases that have a translation.
    var table: [Phrase: String] {
        switch self {
        case .english: Self.englishTable
        case .german: Self.germanTable
        case .french: Self.frenchTable
        case .spanish: Self.spanishTable
        }
    }
}
