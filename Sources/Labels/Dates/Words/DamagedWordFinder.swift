/// Finds misread phrases of the word tables: with a wrong, missing or additional letter.
struct DamagedWordFinder {
    let finder: WordFinder
    private let compressed: CompressedText
    private let lexicon: Lexicon
    private let places: [WordMatch.Place]

    /// A finder for the parts of the text that `known` words do not cover.
    init(_ finder: WordFinder, known: [WordMatch]) {
        self.finder = finder
        compressed = finder.compressed
        lexicon = finder.lexicon
        places = WordMatch.Place.places(of: known, count: finder.text.count, longerThan: 2)
    }

    /// The known words together with the damaged ones between them, in reading order; nil without a damaged word.
    func find(beside known: [WordMatch]) -> [WordMatch]? {
        var found: [WordMatch] = []
        var index = 0
        while index < compressed.count {
            guard isFree(index), finder.canStart(index), let match = match(at: index) else {
                index += 1
                continue
            }
            found.append(match)
            while index < compressed.count, Int(compressed.positions[index]) < match.range.upperBound { index += 1 }
        }
        guard !found.isEmpty else { return nil }
        var next = 0
        let rest = known.filter { word in
            while next < found.count, found[next].range.upperBound <= word.range.lowerBound { next += 1 }
            return next >= found.count || !found[next].range.overlaps(word.range)
        }
        return (rest + found).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private func isFree(_ index: Int) -> Bool {
        places[Int(compressed.positions[index])] != .inside
    }

    /// The differences on the path through the trie.
    private struct Damage {
        /// Letters that are easily confused.
        var alike = 0
        /// Other wrong, missing or additional letters.
        var other = 0
        var total: Int { alike + other }
    }

    private struct Search {
        var best: WordMatch?
        var bestScore = 0
        var isTied = false
        var steps = 0
    }

    private func match(at start: Int) -> WordMatch? {
        var search = Search()
        walk(0, start, start, 0, Damage(), &search)
        return search.isTied ? nil : search.best
    }

    private func walk(
        _ node: Int32, _ start: Int, _ index: Int, _ length: Int, _ damage: Damage, _ search: inout Search
    ) {
        search.steps += 1
        guard search.steps < 1500 else { return }
        if damage.total > 0, length > 2, index > start { evaluate(node, start, index - 1, length, damage, &search) }
        guard index < compressed.count, isFree(index) else { return }
        let skeleton = compressed.skeletons[index]
        if let next = lexicon.phrases.child(of: node, skeleton) {
            walk(next, start, index + 1, length + 1, damage, &search)
        }
        guard damage.total < 2 else { return }
        lexicon.phrases.forEachChild(of: node) { label, child in
            guard label != skeleton else { return }
            var worse = damage
            if Confusables.areConfused(label, skeleton) { worse.alike += 1 } else { worse.other += 1 }
            guard worse.other == 0 || (worse.other == 1 && length > 0) else { return }
            walk(child, start, index + 1, length + 1, worse, &search)
            if worse.other == 1, length > 2 { walk(child, start, index, length + 1, worse, &search) }
        }
        if damage.other == 0, length > 2 {
            walk(node, start, index + 1, length, Damage(alike: damage.alike, other: 1), &search)
        }
    }

    private func evaluate(
        _ node: Int32, _ start: Int, _ end: Int, _ length: Int, _ damage: Damage, _ search: inout Search
    ) {
        var entry = lexicon.phrases.entry(at: node)
        guard entry >= 0, finder.canEnd(end) else { return }
        while entry >= 0 {
            let phrase = lexicon.entries[Int(entry)]
            entry = lexicon.phrases.entry(after: entry)
            guard isTolerable(phrase, start, end, length, damage), areGapsAcceptable(start, end), !isMonth(start, end)
            else {
                continue
            }
            let score = length * 4 - damage.alike * 5 - damage.other * 9
            if score == search.bestScore, let best = search.best, best.role != phrase.role { search.isTied = true }
            guard score > search.bestScore else { continue }
            search.bestScore = score
            search.isTied = false
            let range = Int(compressed.positions[start])..<Int(compressed.positions[end]) + 1
            search.best = WordMatch(
                role: phrase.role, languages: phrase.languages, range: range, length: length,
                editCost: damage.total)
        }
    }

    private func isTolerable(
        _ phrase: Lexicon.Phrase, _ start: Int, _ end: Int, _ length: Int, _ damage: Damage
    ) -> Bool {
        guard phrase.role.kind != nil || length >= 5, !phrase.needsColon, !phrase.needsNumber, !phrase.needsPoints,
            phrase.role != .until
        else { return false }
        let isIdeographic = GlyphClass.isUnspaced(phrase.letters[0])
        if isIdeographic { return length >= 4 && damage.total <= 1 }
        if length >= 14 { return damage.total <= 2 }
        if length >= Self.minimumLength { return damage.total <= 1 }
        // Letters alone make another word: `bed` is no damaged `bbd`.
        return length > 3 && damage.other == 0 && damage.alike <= 1 && hasMisreadSign(start, end)
    }

    /// The minimum length of a phrase that may have any wrong letter.
    private static let minimumLength = 9

    /// Whether a digit or a bar stands among the letters, as readers see it in damaged print.
    private func hasMisreadSign(_ start: Int, _ end: Int) -> Bool {
        (start...end).contains { GlyphClass.isDigit(compressed.letters[$0]) || compressed.letters[$0] == 0x7C }
    }

    /// Whether the text is exactly a month's name: `FEB` is not a damaged `FAB`.
    private func isMonth(_ start: Int, _ end: Int) -> Bool {
        var node: Int32? = 0
        for index in start...end {
            node = node.flatMap { lexicon.monthNames.child(of: $0, compressed.skeletons[index]) }
        }
        return node.map { lexicon.monthNames.entry(at: $0) >= 0 } ?? false
    }

    /// Whether a damaged word is on at most two lines and not split into small pieces.
    private func areGapsAcceptable(_ start: Int, _ end: Int) -> Bool {
        guard start < end else { return false }
        var lines = 0
        var digits = 0
        for index in start...end {
            if index > start, compressed.gaps[index] == .line { lines += 1 }
            if GlyphClass.isDigit(compressed.letters[index]) { digits += 1 }
        }
        return lines <= 1 && digits * 3 <= end - start + 1 && finder.digitsAreLetters(start, end)
    }
}
