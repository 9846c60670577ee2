/// The word tables of all languages, indexed for matching. It is a class, so that passing it on is cheap.
final class Lexicon: Sendable {
    /// The lexicon of all languages, built on first use.
    static let shared = Lexicon(LabelLanguage.all)

    /// The phrases by the skeletons of their letters.
    let phrases: PhraseTrie
    /// The phrases by their number in the trie.
    let entries: [Phrase]
    /// The words for numbers, longest first.
    let numbers: [(letters: [UInt32], value: Int)]
    /// The words for the first, second, third and last part of a month, with its number; 0 for the last.
    let ordinals: [(letters: [UInt32], value: Int)]
    /// The words before the two days of a period.
    let periodStarts: Set<[UInt32]>
    let periodEnds: Set<[UInt32]>
    /// The month names by the skeletons of their letters.
    let monthNames: PhraseTrie
    /// The month names by their number in the trie.
    let months: [Month]
    private let monthsByLength: [[Month]]
    /// The date order of each language.
    let orders: [DateOrder]
    /// The code of each language.
    let codes: [String]
    /// Canada's bilingual print.
    let canada: LanguageSet
    /// Phrases of packs of the United States.
    let unitedStates: LanguageSet

    /// The lexicon of at most 64 languages; further ones are ignored.
    init(_ languages: [LabelLanguage]) {
        let kept = languages.prefix(64)
        orders = kept.map(\.order)
        codes = kept.map(\.code)
        unitedStates = kept.firstIndex { $0.code == "en-us" }.map { LanguageSet(index: $0) } ?? []
        canada = kept.firstIndex { $0.code == "en-ca" }.map { LanguageSet(index: $0) } ?? []
        var builder = LexiconBuilder()
        for (index, language) in kept.enumerated() { builder.add(language, LanguageSet(index: index)) }
        numbers = kept.flatMap { Self.numbers(in: $0.numbers) }.sorted { $0.letters.count > $1.letters.count }
        ordinals = kept.flatMap { Self.ordinals(in: $0.ordinals) }
        let periods = kept.map { $0.periods.split(separator: ";", omittingEmptySubsequences: false) }
        periodStarts = Set(periods.compactMap(\.first).flatMap(Self.words))
        periodEnds = Set(periods.compactMap { $0.count > 1 ? $0[1] : nil }.flatMap(Self.words))
        phrases = builder.phrases
        entries = builder.entries
        monthNames = builder.monthNames
        let months = builder.months
        self.months = months
        let maximumLength = months.map(\.letters.count).max() ?? 0
        monthsByLength = (0...maximumLength).map { length in months.filter { $0.letters.count == length } }
    }

    private static func words(in list: Substring) -> [[UInt32]] {
        list.split(separator: " ").map { FoldedText([String($0)]).scalars }
    }

    private static func numbers(in list: String) -> [(letters: [UInt32], value: Int)] {
        list.split(separator: " ").enumerated().map { index, word in
            let parts = word.split(separator: "=")
            return (FoldedText([String(parts[0])]).scalars, parts.count > 1 ? Int(parts[1]) ?? 0 : index + 1)
        }
    }

    private static func ordinals(in list: String) -> [(letters: [UInt32], value: Int)] {
        list.split(separator: ";", omittingEmptySubsequences: false).enumerated().flatMap { index, forms in
            words(in: forms).map { (letters: $0.map { $0 == 0x5F ? 0x20 : $0 }, value: (index + 1) % 4) }
        }
    }

    /// The month names with a number of letters.
    func months(ofLength length: Int) -> [Month] {
        length < monthsByLength.count ? monthsByLength[length] : []
    }

    /// The set of a language; empty when no table has it.
    func languages(code: String) -> LanguageSet {
        codes.firstIndex(of: code).map { LanguageSet(index: $0) } ?? []
    }
}

extension Lexicon {
    /// A phrase of the word tables.
    struct Phrase: Sendable {
        let role: WordRole
        /// The languages that have it.
        var languages: LanguageSet
        /// Its folded letters and digits, without spaces and points.
        let letters: [UInt32]
        /// Bit i is set when a word of the phrase begins at letter i.
        let breaks: UInt64
        /// Whether a colon must follow.
        let needsColon: Bool
        /// Whether points must be between the letters.
        let needsPoints: Bool
        /// Whether a number must follow.
        let needsNumber: Bool
        /// The number of a weekday, from 0 for Monday; nil for other words.
        var weekday: Int?
    }

    /// A month's name in the word tables.
    struct Month: Sendable {
        /// 1…12.
        let month: Int
        /// The languages that have it.
        var languages: LanguageSet
        /// The folded name.
        let letters: [UInt32]
    }
}
