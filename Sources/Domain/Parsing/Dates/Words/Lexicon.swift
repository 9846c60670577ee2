/// The word tables of all languages, ready for matching. A class, so that handing it on costs one reference.
final class Lexicon: Sendable {
    /// All languages, made ready at first use.
    static let shared = Lexicon(LabelLanguage.all)

    /// The phrases by their letters' shapes.
    let phrases: PhraseTrie
    /// The phrases, numbered as in the trie.
    let entries: [PhraseEntry]
    /// The month names by their letters' shapes.
    let monthNames: PhraseTrie
    /// The month names, numbered as in the trie.
    let months: [MonthEntry]
    private let monthsByLength: [[MonthEntry]]
    /// The date order of each language.
    let orders: [DateOrder]
    /// The code of each language.
    let codes: [String]
    /// Canada's bilingual print.
    let canada: LanguageSet

    /// Makes tables ready; of languages beyond the 64th only the first 64 are kept.
    init(_ languages: [LabelLanguage]) {
        let kept = languages.prefix(64)
        orders = kept.map(\.order)
        codes = kept.map(\.code)
        canada = kept.firstIndex { $0.code == "en-ca" }.map { LanguageSet(index: $0) } ?? []
        var builder = LexiconBuilder()
        for (index, language) in kept.enumerated() { builder.add(language, LanguageSet(index: index)) }
        phrases = builder.phrases
        entries = builder.entries
        monthNames = builder.monthNames
        let months = builder.months
        self.months = months
        let longest = months.map(\.letters.count).max() ?? 0
        monthsByLength = (0...longest).map { length in months.filter { $0.letters.count == length } }
    }

    /// The months' names of a number of letters.
    func months(ofLength length: Int) -> [MonthEntry] {
        length < monthsByLength.count ? monthsByLength[length] : []
    }

    /// The set of a language, empty when there is no table for it.
    func languages(code: String) -> LanguageSet {
        codes.firstIndex(of: code).map { LanguageSet(index: $0) } ?? []
    }
}
