/// A finder pattern of a DataBar Expanded symbol with the characters at its sides.
struct ExpandedPair: Hashable {
    /// Which of the patterns A to F, from 0.
    let finder: Int
    /// True for the pattern as it is, such as A1, false for its mirror image, A2.
    let isForward: Bool
    /// The character before it. In a symbol's first pair it is the check character.
    let left: DataBarCharacter
    /// The character after it; nil for one that ends a symbol.
    let right: DataBarCharacter?

    /// How many runs lie between the finder patterns of two neighbours.
    static let stride = 21

    /// The pair whose finder pattern begins at a run; nil when there is none.
    init?(in runs: BarRuns, at index: Int) {
        guard
            let width = runs.width(index..<(index + 5)), let before = runs.width((index - 8)..<index),
            0.9...1.1 ~= before / width / (17 / DataBarFinder.modules),
            let match = DataBarFinder.expanded.match(runs.widths(index..<(index + 5))),
            let left = DataBarAlphabet.expanded.character(
                runs.widths((index - 8)..<index), spread: match.spread)
        else { return nil }
        (finder, isForward) = (match.pattern, match.isForward)
        self.left = left
        let next = (index + 5)..<(index + 13)
        if let after = runs.width(next), 0.9...1.1 ~= after / width / (17 / DataBarFinder.modules) {
            right = DataBarAlphabet.expanded.character(runs.widths(next).reversed(), spread: match.spread)
        } else {
            right = nil
        }
    }

    private init(finder: Int, isForward: Bool, left: DataBarCharacter) {
        self.finder = finder
        self.isForward = isForward
        self.left = left
        right = nil
    }

    /// The same pair without the character after it.
    var ending: ExpandedPair {
        ExpandedPair(finder: finder, isForward: isForward, left: left)
    }

    /// What its characters add to the check sum; the check character itself nothing.
    var checkSum: Int {
        // The standard counts the characters of A1, A2, B1 and so on; the check character stands before the first.
        let place = 4 * finder + (isForward ? 0 : 2) - 1
        let first = place < 0 ? 0 : left.checkSum(after: 8 * place, modulus: 211)
        return first + (right?.checkSum(after: 8 * (place + 1), modulus: 211) ?? 0)
    }
}
