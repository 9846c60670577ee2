package import KeepItFreshLabels

/// A known word that a word on a label may be, and what speaks for it.
package struct WordOption: Hashable, Sendable {
    package let words: [String]
    package let kind: WordChange.Kind
    /// What the sources say for it.
    package let evidence: KnownWord.Evidence

    init(words: [String], kind: WordChange.Kind, evidence: KnownWord.Evidence) {
        self.words = words
        self.kind = kind
        self.evidence = evidence
    }

    /// The words of a change as they are spelled; nil when one of them is not known. Where only letters are known, no
    /// accent comes or goes.
    init?(_ change: WordChange, of word: ReadWord, known: [String: [KnownWord]]) {
        var words: [String] = []
        var evidence = KnownWord.Evidence.own
        for part in change.words {
            guard !part.hasSuffix("’") else { words.append(part); continue }
            guard let found = known[part], let best = found.map(\.evidence).max() else { return nil }
            let spelling = found.contains { $0.spelling == part } ? part : found.lazy.compactMap(\.spelling).first
            // The program's own words lack many forms, so that one with an ending less may be right.
            if spelling == nil, change.kind == .last || !Self.keepsMarks(part, of: word.text, change.kind) {
                return nil
            }
            words.append(spelling ?? part)
            evidence = min(evidence, best)
        }
        self.init(words: words, kind: change.kind, evidence: evidence)
    }

    /// Whether a word has the marks of another one, or loses only those that cannot be right.
    private static func keepsMarks(_ part: String, of word: String, _ kind: WordChange.Kind) -> Bool {
        if kind == .foreignMarks { return true }
        let marked = part.unicodeScalars.filter { $0.value >= 0x80 }
        return marked.allSatisfy(word.unicodeScalars.contains) && part.folded != word.folded
    }

    /// Words read with more confidence than this stay, the reader's other readings notwithstanding: of those with less
    /// 1 in 5 is wrong, of those with more 1 in 100.
    private static let maximumConfidence = 0.95
    /// The same for letters that only look alike, and for marks and apostrophes.
    private static let maximumOfAlike = 0.92, maximumOfMarks = 0.93, maximumOfParts = 0.96

    /// Whether it may be taken in the place of a word. Most words that are read right and known nowhere are brands.
    func isLikely(for word: ReadWord) -> Bool {
        let length = word.text.unicodeScalars.count
        switch kind {
        case .alphabet:
            return true
        case .reading:
            guard word.confidence < Self.maximumConfidence else { return false }
            let hasOtherLetters = words.count == 1 && words[0].folded != word.text.folded
            return !hasOtherLetters || length >= (evidence >= .usual ? 4 : 5)
        case .marks:
            return !word.isBrand || evidence >= .own || length >= 8 || length >= 6 && word.hasMarks
        case .foreignMarks:
            return word.confidence < Self.maximumOfMarks
        case .first:
            return length >= 5 && (evidence >= .usual || Self.mayLackFirst(word))
        case .last:
            return length >= 5 && evidence >= .usual
        case .alike:
            return Self.mayBeAlike(word) && (evidence >= .usual || length >= 8 || word.confidence < Self.doubtful)
        case .letter:
            return evidence >= .own && word.confidence < Self.maximumConfidence && length >= 5
        case .apostrophe:
            return word.confidence < Self.maximumOfMarks
        case .space:
            return !word.isBrand && word.confidence < Self.maximumOfParts
        }
    }

    private static let doubtful = 0.88, maximumOfFirst = 0.94

    /// Whether a word may lack its first letter with which it is a word that is not usual on packs.
    static func mayLackFirst(_ word: ReadWord) -> Bool {
        !word.isBrand && word.confidence < maximumOfFirst && word.text.unicodeScalars.count >= 6
    }

    /// Whether letters of a word may be others that look alike, for which nothing else speaks.
    static func mayBeAlike(_ word: ReadWord) -> Bool {
        word.confidence < maximumOfAlike && word.text.unicodeScalars.count >= 6
    }

    /// Its place among others: the lower, the likelier.
    private var rank: Int {
        switch kind {
        case .reading: 0
        case .alphabet, .foreignMarks, .marks: 1
        default: evidence >= .own ? 1 : 2
        }
    }

    /// The option to take for a word; nil where it stays, as it may be several others.
    package static func choice(among options: [WordOption], for word: ReadWord) -> WordOption? {
        let likely = options.filter { $0.words != [word.text] && $0.isLikely(for: word) }
        guard let rank = likely.map(\.rank).min() else { return nil }
        let best = likely.filter { $0.rank == rank }
        guard Set(best.map(\.words)).count > 1 else { return best[0] }
        let preferences: [(WordOption) -> Bool] = [
            { $0.evidence == best.map(\.evidence).max() },
            // Of readings one with the same letters, but for a space.
            { $0.words.joined().alphanumerics == word.text },
            { $0.kind == .marks && word.isMarked(as: $0.words[0]) },
        ]
        for isPreferred in preferences {
            let preferred = best.filter(isPreferred)
            if Set(preferred.map(\.words)).count == 1 { return preferred[0] }
        }
        return nil
    }
}
