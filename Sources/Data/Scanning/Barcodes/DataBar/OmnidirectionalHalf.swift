/// A half of a DataBar Omnidirectional symbol: a finder pattern between an outer and an inner character.
struct OmnidirectionalHalf: Hashable {
    /// The finder pattern's value.
    let finder: Int
    /// The characters' values together.
    let value: Int
    /// What both add to the check sum of a symbol's left half; the right half's counts sixteenfold.
    let checkSum: Int

    /// The half whose finder pattern begins at a run, read from the symbol's outside; nil when there is none.
    init?(in runs: BarRuns, at index: Int) {
        let (outside, inside) = ((index - 8)..<index, (index + 5)..<(index + 13))
        guard
            let width = runs.width(index..<(index + 5)),
            let before = runs.width(outside), 0.9...1.1 ~= before / width / (16 / DataBarFinder.modules),
            let after = runs.width(inside), 0.9...1.1 ~= after / width,
            let match = DataBarFinder.omnidirectional.match(runs.widths(index..<(index + 5))), match.isForward,
            let outer = DataBarAlphabet.outer.character(runs.widths(outside), spread: match.spread),
            let inner = DataBarAlphabet.inner.character(runs.widths(inside).reversed(), spread: match.spread)
        else { return nil }
        finder = match.pattern
        value = outer.value * 1_597 + inner.value
        checkSum =
            (outer.checkSum(after: 0, modulus: Self.modulus) + inner.checkSum(after: 8, modulus: Self.modulus))
            % Self.modulus
    }

    private static let modulus = 79

    /// The fourteen digits that two halves say; nil when their finder patterns are not the check sum's.
    static func number(left: OmnidirectionalHalf, right: OmnidirectionalHalf) -> String? {
        var check = (left.checkSum + 16 * right.checkSum) % modulus
        // Two pairs of patterns are left out, as they look alike from both ends.
        if check >= 8 { check += 1 }
        if check >= 72 { check += 1 }
        guard 9 * left.finder + right.finder == check else { return nil }
        // The first digit of fourteen tells that the symbol belongs to a composite one.
        let digits = String((4_537_077 * left.value + right.value) % 10_000_000_000_000)
        return ExpandedPayload.withCheckDigit(String(repeating: "0", count: 13 - digits.count) + digits)
    }
}
