/// The language of the messages. Only `Phrase`s are translated; all other text is English.
package enum MessageLanguage: String, CaseIterable, Sendable {
    case english = "en"
    case german = "de"
    case french = "fr"
    case spanish = "es"

    /// The language of a POSIX locale such as `de_DE.UTF-8`; English for all others.
    package init(locale: String) {
        let code = locale.prefix { $0.isLetter }.lowercased()
        self = MessageLanguage(rawValue: code) ?? .english
    }

    /// The language of an environment: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set (POSIX, 8.2).
    package init(environment: [String: String]) {
        let set = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
        self.init(locale: set ?? "")
    }

    /// Returns the text of a phrase with `values` in its placeholders.
    package func text(_ phrase: Phrase, _ values: String...) -> String {
        guard let template = templates[phrase] else { return "\(phrase)" }
        return template.filled(with: values)
    }

    /// The translated phrases of this language.
    var phrases: [Phrase: String] {
        switch self {
        case .english: Self.englishPhrases
        case .german: Self.germanPhrases
        case .french: Self.frenchPhrases
        case .spanish: Self.spanishPhrases
        }
    }

    /// The phrases of this language, English ones where a translation is missing. Each is parsed once.
    private var templates: [Phrase: Template] {
        switch self {
        case .english: Self.englishTemplates
        case .german: Self.germanTemplates
        case .french: Self.frenchTemplates
        case .spanish: Self.spanishTemplates
        }
    }

    private static let englishTemplates = templates(of: englishPhrases)
    private static let germanTemplates = templates(of: germanPhrases)
    private static let frenchTemplates = templates(of: frenchPhrases)
    private static let spanishTemplates = templates(of: spanishPhrases)

    private static func templates(of phrases: [Phrase: String]) -> [Phrase: Template] {
        phrases.merging(englishPhrases) { own, _ in own }.mapValues(Template.init)
    }

    /// Joins the tables of one language.
    static func joined(_ tables: [Phrase: String]...) -> [Phrase: String] {
        tables.reduce(into: [:]) { all, table in all.merge(table) { first, _ in first } }
    }

    /// A phrase split at its placeholders.
    private struct Template: Sendable {
        /// The text before the first placeholder and after each one.
        private var parts: [String] = []
        /// The index of the value that each placeholder takes, from 0.
        private var indices: [Int] = []

        /// Parses a phrase: `{}` takes the first value, `{2}` the second.
        init(_ text: String) {
            var rest = text[...]
            while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
                parts.append(String(rest[..<open]))
                indices.append((Int(rest[rest.index(after: open)..<close]) ?? 1) - 1)
                rest = rest[rest.index(after: close)...]
            }
            parts.append(String(rest))
        }

        /// Returns the phrase with `values` in its placeholders; one without a value stays empty.
        func filled(with values: [String]) -> String {
            var text = parts[0]
            for (position, index) in indices.enumerated() {
                if values.indices.contains(index) { text += values[index] }
                text += parts[position + 1]
            }
            return text
        }
    }
}
