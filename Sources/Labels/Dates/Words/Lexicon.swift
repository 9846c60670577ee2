/// The word tables of all languages, indexed for matching. It is a class, so that passing it on is cheap.
final class Lexicon: Sendable {
    /// The lexicon of all languages, built on first use.
    static let shared = Lexicon(LabelLanguage.all)

    /// The phrases by the skeletons of their letters.
    let phrases: PhraseTrie
    /// The phrases by their number in the trie.
    let entries: [Phrase]
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
        phrases = builder.phrases
        entries = builder.entries
        monthNames = builder.monthNames
        let months = builder.months
        self.months = months
        let maximumLength = months.map(\.letters.count).max() ?? 0
        monthsByLength = (0...maximumLength).map { length in months.filter { $0.letters.count == length } }
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
