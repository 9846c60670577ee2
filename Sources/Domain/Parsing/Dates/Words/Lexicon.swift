/// The word tables of all languages, ready for matching.
struct Lexicon: Sendable {
    /// All languages, made ready at first use.
    static let shared = Lexicon(LabelLanguage.all)

    /// The phrases by their letters' shapes.
    private(set) var phrases = PhraseTrie()
    /// The phrases, numbered as in the trie.
    private(set) var entries: [PhraseEntry] = []
    /// The month names by their letters' shapes.
    private(set) var monthNames = PhraseTrie()
    /// The month names, numbered as in the trie.
    private(set) var months: [MonthEntry] = []
    private var monthsByLength: [[MonthEntry]] = []
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
        var known: [PhraseKey: Int] = [:]
        var knownMonths: [MonthKey: Int] = [:]
        for (index, language) in kept.enumerated() {
            let languages = LanguageSet(index: index)
            for role in WordRole.allCases {
                for phrase in language.words[role, default: ""].utf8.split(separator: UInt8(ascii: ";")) {
                    add(String(Substring(phrase)), role, languages, &known)
                }
            }
            for (number, names) in language.months.utf8.split(separator: UInt8(ascii: ";")).prefix(12).enumerated() {
                for name in names.split(whereSeparator: { $0 <= 0x20 }) {
                    addMonth(Substring(name), number + 1, languages, &knownMonths)
                }
            }
        }
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

    private struct PhraseKey: Hashable {
        let role: WordRole
        let letters: [UInt32]
    }

    private struct MonthKey: Hashable {
        let month: Int
        let letters: [UInt32]
    }

    private mutating func add(
        _ phrase: String, _ role: WordRole, _ languages: LanguageSet, _ known: inout [PhraseKey: Int]
    ) {
        let (letters, breaks) = Self.letters(of: phrase)
        guard !letters.isEmpty else { return }
        let key = PhraseKey(role: role, letters: letters)
        if let index = known[key] {
            entries[index].languages.formUnion(languages)
            return
        }
        known[key] = entries.count
        let needsColon = phrase.utf8.last == UInt8(ascii: ":")
        entries.append(
            PhraseEntry(role: role, languages: languages, letters: letters, breaks: breaks, needsColon: needsColon))
        phrases.insert(letters.map(GlyphClass.shape))
    }

    private mutating func addMonth(
        _ name: Substring, _ month: Int, _ languages: LanguageSet, _ known: inout [MonthKey: Int]
    ) {
        let folded = FoldedText([String(name)]).scalars.map { $0 == 0x5F ? 0x20 : $0 }
        let key = MonthKey(month: month, letters: folded)
        if let index = known[key] {
            months[index].languages.formUnion(languages)
            return
        }
        known[key] = months.count
        months.append(MonthEntry(month: month, languages: languages, letters: folded))
        monthNames.insert(folded.map(GlyphClass.shape))
    }

    /// Letters and digits of a phrase with the places where its words begin; `rn` is taken for the `m` that it is
    /// often read from, as in `CompressedText`.
    private static func letters(of phrase: String) -> ([UInt32], UInt64) {
        var letters: [UInt32] = []
        var breaks: UInt64 = 0
        var atBreak = false
        for scalar in FoldedText([phrase]).scalars {
            guard GlyphClass.isWordPart(scalar) else {
                atBreak = true
                continue
            }
            if scalar == 0x6E, !atBreak, letters.last == 0x72 {
                letters[letters.count - 1] = 0x6D
                continue
            }
            if atBreak && letters.count < 64 { breaks |= 1 << UInt64(letters.count) }
            atBreak = false
            letters.append(scalar)
        }
        return (letters, breaks)
    }
}
