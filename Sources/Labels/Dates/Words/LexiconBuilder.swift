/// Collects the phrases and months of the languages, each once.
struct LexiconBuilder {
    private(set) var phrases = PhraseTrie()
    private(set) var entries: [Lexicon.Phrase] = []
    private(set) var monthNames = PhraseTrie()
    private(set) var months: [Lexicon.Month] = []
    private var knownPhrases: [PhraseKey: Int] = [:]
    private var knownMonths: [MonthKey: Int] = [:]

    private struct PhraseKey: Hashable {
        let role: WordRole
        let weekday: Int?
        let letters: [UInt32]
    }

    private struct MonthKey: Hashable {
        let month: Int
        let letters: [UInt32]
    }

    /// Adds all words of a language; `languages` is the set of only this language.
    mutating func add(_ language: LabelLanguage, _ languages: LanguageSet) {
        for role in WordRole.allCases {
            for phrase in language.words[role, default: ""].utf8.split(separator: UInt8(ascii: ";")) {
                add(String(Substring(phrase)), role, languages)
            }
        }
        for (number, names) in language.weekdays.utf8.split(separator: UInt8(ascii: ";")).prefix(7).enumerated() {
            for name in names.split(whereSeparator: { $0 <= 0x20 }) {
                let phrase = String(Substring(name)).utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 }
                add(String(decoding: phrase, as: UTF8.self), .weekday, languages, weekday: number)
            }
        }
        for (number, names) in language.months.utf8.split(separator: UInt8(ascii: ";")).prefix(12).enumerated() {
            for name in names.split(whereSeparator: { $0 <= 0x20 }) {
                addMonth(Substring(name), number + 1, languages)
            }
        }
    }

    private mutating func add(
        _ phrase: String, _ role: WordRole, _ languages: LanguageSet, weekday: Int? = nil
    ) {
        let (letters, breaks) = Self.letters(of: phrase)
        guard !letters.isEmpty else { return }
        let key = PhraseKey(role: role, weekday: weekday, letters: letters)
        if let index = knownPhrases[key] {
            entries[index].languages.formUnion(languages)
            return
        }
        knownPhrases[key] = entries.count
        entries.append(
            Lexicon.Phrase(
                role: role, languages: languages, letters: letters, breaks: breaks,
                needsColon: phrase.utf8.last == UInt8(ascii: ":"), needsPoints: phrase.utf8.last == UInt8(ascii: "."),
                needsNumber: phrase.utf8.last == UInt8(ascii: "#"), weekday: weekday))
        phrases.insert(letters.map(GlyphClass.confusableSkeleton))
    }

    private mutating func addMonth(_ name: Substring, _ month: Int, _ languages: LanguageSet) {
        let folded = FoldedText([String(name)]).scalars.map { $0 == 0x5F ? 0x20 : $0 }
        let key = MonthKey(month: month, letters: folded)
        if let index = knownMonths[key] {
            months[index].languages.formUnion(languages)
            return
        }
        knownMonths[key] = months.count
        months.append(Lexicon.Month(month: month, languages: languages, letters: folded))
        monthNames.insert(folded.map(GlyphClass.confusableSkeleton))
    }

    /// The letters and digits of a phrase, and the bits of those with which its words begin; `rn` becomes `m`, because
    /// the two are often confused, as in `CompressedText`.
    static func letters(of phrase: String) -> (letters: [UInt32], breaks: UInt64) {
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
