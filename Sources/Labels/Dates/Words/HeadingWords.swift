/// What the heading of a table's column says, by the words of labels in all languages. Case, accents, spaces and
/// punctuation are ignored, as on labels; `BestBeforeDate` and `best_before_date` are the same as `best before date`.
package struct HeadingWords: Sendable {
    /// The heading's own letters and digits, and those of its parts before and in brackets, for comparison with those
    /// of other words (`letters(of:)`).
    package let forms: [String]
    private let text: String

    package init(_ heading: String) {
        text = Self.spaced(heading)
        var parts = [heading]
        if let open = heading.firstIndex(where: { "([{:/".contains($0) }) {
            parts.append(String(heading[..<open]))
            parts.append(String(heading[heading.index(after: open)...].prefix { !")]}".contains($0) }))
        }
        forms = parts.map(Self.letters).filter { $0.count > 1 }.flatMap { letters in
            let plain = Self.withoutTranscription(letters)
            return plain == letters || letters.count < 5 ? [letters] : [letters, plain]
        }
    }

    /// The letters and digits of words, in the form in which they are compared.
    package static func letters(of words: String) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: LexiconBuilder.letters(of: words).letters.compactMap { Unicode.Scalar($0) })
        return String(text)
    }

    /// The kind of date if the heading is a keyword of labels.
    package var kind: DateKind? {
        forms.lazy.compactMap { Self.roles[$0]?.kind }.first
    }

    /// Whether the heading is a word for a lot.
    package var isLot: Bool { forms.contains { Self.roles[$0] == .lot } }

    /// Whether the heading is a word for opening.
    package var isOpening: Bool { forms.contains { Self.roles[$0] == .opened } }

    /// The kind of date of the keywords in the heading, if they agree: of `Use by date of the pack`, and of words such
    /// as "shelf life", which also introduce lengths, alone or with a word for a date as in `Haltbarkeitsdatum`.
    package var kindOfPart: DateKind? {
        kindOfWords ?? forms.lazy.compactMap(Self.kindBesideDate).first
    }

    private static func kindBesideDate(_ letters: String) -> DateKind? {
        for word in datesWords where letters.count > word.count + 3 {
            var stems: [String] = []
            if letters.hasPrefix(word) { stems.append(String(letters.dropFirst(word.count))) }
            if letters.hasSuffix(word) { stems.append(String(letters.dropLast(word.count))) }
            stems += stems.filter { $0.last == "s" }.map { String($0.dropLast()) }
            if let role = stems.lazy.compactMap({ roles[$0] ?? lengths[$0] }).first { return role.kind }
        }
        return nil
    }

    private static let datesWords = ["datum", "date", "data", "dato", "fecha", "tarihi", "tarih", "datums"]

    private var kindOfWords: DateKind? {
        let folded = FoldedText([text])
        let words = WordFinder(lexicon: .shared, text: folded, compressed: CompressedText(folded)).find()
        let kinds = Set(words.filter { $0.length > 2 && $0.editCost == 0 }.compactMap(\.kind))
        let ends = kinds.filter(\.endsShelfLife)
        return ends.count == 1 ? ends.first : kinds.count == 1 ? kinds.first : nil
    }

    /// The roles of the phrases by their letters. Where a phrase has several, the kinds of dates come first; those that
    /// introduce lengths are left out.
    private static let roles: [String: WordRole] = {
        let known: [WordRole] = [
            .bestBefore, .useBy, .expiry, .validUntil, .sellBy, .freezeBy, .displayUntil, .production, .packed, .frozen,
            .harvest,
            .lot,
            .opened,
        ]
        return words(of: known)
    }()

    /// The words that introduce the length of a shelf life.
    private static let lengths = words(of: [.shelfLife])

    private static func words(of known: [WordRole]) -> [String: WordRole] {
        var roles: [String: WordRole] = [:]
        for role in known {
            for language in LabelLanguage.all {
                for phrase in language.words[role, default: ""].split(separator: ";") {
                    let letters = letters(of: String(phrase))
                    if letters.count > 1, roles[letters] == nil { roles[letters] = role }
                }
            }
        }
        return roles
    }

    /// `Bäcker` is also written `Baecker`.
    private static func withoutTranscription(_ letters: String) -> String {
        letters.replacing("ae", with: "a").replacing("oe", with: "o").replacing("ue", with: "u")
    }

    /// The words of `BestBeforeDate` and `best_before_date`, with spaces between them.
    private static func spaced(_ heading: String) -> String {
        var text = ""
        for character in heading {
            if character.isUppercase, text.last?.isLowercase ?? false { text.append(" ") }
            text.append(character == "_" ? " " : character)
        }
        return text
    }
}
