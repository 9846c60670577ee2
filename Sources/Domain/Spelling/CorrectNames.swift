package import FoundationEssentials
package import KeepItFreshLabels

/// Corrects words of names that were misread: a word that nobody writes so becomes the one known word that its reader
/// can have seen.
///
/// A word that any source knows stays, but for its accents, and so does one that may be several others.
package struct CorrectNames: Sendable {
    private let sources: [any KnownWordsProviding]
    private let household: HouseholdWords?
    private let builtIn = BuiltInWords()
    /// Says which brands items get; nil where they get all.
    private let brands: KnownBrands?

    /// Corrects by the words of these dictionaries and catalogues, of the household's names, and of the program.
    package init(
        _ dictionaries: [any KnownWordsProviding] = [], catalogs: [any KnownWordsProviding] = [],
        household: HouseholdWords? = nil
    ) {
        sources = dictionaries + catalogs
        self.household = household
        brands = household.map { KnownBrands(catalogs + [$0]) }
    }

    /// The parsed label with the words of its products corrected, by what the reader of `label` knew of them.
    package func corrected(_ parsed: ParsedLabel, of label: ScannedLabel, locale: LocaleHint?) async -> ParsedLabel {
        var parsed = parsed
        let products = ([parsed] + parsed.parts).compactMap(\.product)
        guard products.contains(where: { $0.source == .label && ($0.name != nil || $0.brand != nil) }) else {
            return parsed
        }
        let text = LabelWords(label)
        parsed.product = await corrected(parsed.product, of: text, locale: locale)
        for index in parsed.parts.indices {
            parsed.parts[index].product = await corrected(parsed.parts[index].product, of: text, locale: locale)
        }
        return parsed
    }

    /// The items that a parsed label shows. In a household they have no brand that nothing bears out.
    package func items(of parsed: ParsedLabel, on label: ScannedLabel, addedDate: Date) async -> [Item] {
        var items = parsed.items(addedDate: addedDate)
        for index in items.indices {
            guard let brand = items[index].brand, let brands, !(await brands.bearOut(brand, on: label)) else {
                continue
            }
            items[index].brand = nil
        }
        return items
    }

    private func corrected(_ product: ParsedProduct?, of text: LabelWords, locale: LocaleHint?) async -> ParsedProduct?
    {
        guard var product, product.source == .label else { return product }
        var replacements: [String: [String]] = [:]
        for (word, options) in await options(for: product, of: text, locale: locale) {
            if let choice = WordOption.choice(among: options, for: word) { replacements[word.text] = choice.words }
        }
        guard !replacements.isEmpty else { return product }
        product.name = product.name.map { LabelWords.replacing($0, by: replacements) }
        product.brand = product.brand.map { LabelWords.replacing($0, by: replacements) }
        return product
    }

    /// The words of a product that are not written so, as far as is known, each with the known words that it may be.
    package func options(
        for product: ParsedProduct, of text: LabelWords, locale: LocaleHint?
    ) async -> [(word: ReadWord, options: [WordOption])] {
        let words = text.words(of: product)
        let languages = Languages(of: text, locale: locale)
        let here = await known(among: words.map(\.text), in: languages.ofLabel)
        let doubtful = words.filter { word in here[word.text]?.contains { $0.spelling == word.text } != true }
        guard !doubtful.isEmpty else { return [] }
        let elsewhere = await known(among: doubtful.map(\.text), in: languages.others)
        var found: [(ReadWord, [WordOption])] = []
        for word in doubtful {
            let isElsewhere = elsewhere[word.text]?.contains { $0.spelling == word.text } == true
            let hasKnownLetters =
                isElsewhere || here[word.text] != nil || BuiltInVocabulary.shared.hasLetters(of: word.text)
            let options = await options(
                for: word, hasKnownLetters: hasKnownLetters, isElsewhere: isElsewhere,
                spellings: here[word.text] ?? [], languages)
            if !options.isEmpty { found.append((word, options)) }
        }
        return found
    }

    /// The known words that a word may be: of one whose letters are known those with other accents, where it is no word
    /// of another language.
    private func options(
        for word: ReadWord, hasKnownLetters: Bool, isElsewhere: Bool, spellings: [KnownWord], _ languages: Languages
    ) async -> [WordOption] {
        let ofLabel = languages.ofLabel
        var readings = word.others
        if isElsewhere || !spellings.isEmpty {
            readings.removeAll { $0.words.joined().folded != word.text.folded }
        }
        let hasForeignMarks = languages.isPrinted && word.hasMarks(besides: ofLabel)
        if !hasForeignMarks { readings.removeAll { Self.losesMarks($0, of: word) } }
        if let change = WordChange.alphabet(of: word.text) {
            return [WordOption(words: change.words, kind: change.kind, evidence: .listed)]
        }
        var options = await options(readings, for: word, in: languages.possible, sources)
        guard !isElsewhere else { return options }
        let marks = languages.isPrinted ? WordChange.marks(of: word.text, in: ofLabel) : []
        options += await self.options(marks, for: word, in: ofLabel, sources)
        options += spellings.compactMap { known in
            known.spelling.map { WordOption(words: [$0], kind: .marks, evidence: known.evidence) }
        }
        guard !hasKnownLetters else { return options }
        let foods = languages.isPrinted ? ofLabel : []
        let edges = WordChange.edges(of: word.text, in: ofLabel).filter { change in
            change.kind == .first && WordOption.mayLackFirst(word)
                || change.words.allSatisfy { BuiltInVocabulary.shared.contains($0, in: foods) }
        }
        options += await self.options(edges, for: word, in: ofLabel, sources, ofProgram: foods)
        if let household {
            let letters = WordChange.anyLetter(of: word.text, in: ofLabel)
            options += await self.options(letters, for: word, in: ofLabel, [household])
        }
        if WordOption.mayBeAlike(word) {
            options += await self.options(WordChange.alike(to: word.text), for: word, in: ofLabel, sources)
        }
        options += await self.options(WordChange.parts(of: word.text, in: ofLabel), for: word, in: ofLabel, sources)
        return options
    }

    /// Whether a change takes marks from a word, and makes none that is usual on packs.
    private static func losesMarks(_ change: WordChange, of word: ReadWord) -> Bool {
        let plain = change.words.joined()
        return plain.folded == word.text.folded && plain.utf8.count < word.text.utf8.count
            && !BuiltInVocabulary.shared.contains(plain, in: [])
    }

    /// Those of some changes whose words one of `sources` or the program knows.
    private func options(
        _ changes: [WordChange], for word: ReadWord, in languages: [String], _ sources: [any KnownWordsProviding],
        ofProgram: [String]? = nil
    ) async -> [WordOption] {
        guard !changes.isEmpty else { return [] }
        let parts = Set(changes.flatMap(\.words)).filter { !$0.hasSuffix("’") }
        // Another reading may be in any language.
        let isRead = changes[0].kind == .reading
        var known = await builtIn.known(among: Array(parts), in: isRead ? [] : ofProgram ?? languages).mapValues {
            [$0]
        }
        for source in sources {
            for (part, found) in await source.known(among: Array(parts), in: languages) {
                known[part, default: []].append(found)
            }
        }
        if isRead, let household {
            for (part, found) in await household.known(among: Array(parts), in: languages) {
                known[part, default: []].append(found)
            }
        }
        return changes.compactMap { WordOption($0, of: word, known: known) }
    }

    private func known(among words: [String], in languages: [String]) async -> [String: [KnownWord]] {
        var found: [String: [KnownWord]] = [:]
        let own: [any KnownWordsProviding] = household.map { [$0] } ?? []
        for source in own + sources + [builtIn] {
            for (word, known) in await source.known(among: words, in: languages) {
                found[word, default: []].append(known)
            }
        }
        return found
    }
}
