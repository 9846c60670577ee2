/// A whole DataBar Expanded symbol, put together from the rows that lines showed.
struct ExpandedSymbol: Hashable {
    /// The values of its data characters.
    let values: [Int]

    /// The symbol of these pairs; nil unless their finder patterns follow as they must and the check character is right.
    init?(_ pairs: [ExpandedPair]) {
        guard let first = pairs.first, let last = pairs.last, pairs.count >= 2,
            pairs.dropLast().allSatisfy({ $0.right != nil }),
            pairs.enumerated().allSatisfy({ Self.isFinder(of: $0.element, at: $0.offset, of: pairs.count) })
        else { return nil }
        let characters = 2 * pairs.count - (last.right == nil ? 1 : 0)
        let sum = pairs.reduce(0) { $0 + $1.checkSum } % 211
        guard characters >= 4, first.left.value == 211 * (characters - 4) + sum else { return nil }
        values = pairs.flatMap { [$0.left.value, $0.right?.value].compactMap(\.self) }.dropFirst().map(\.self)
    }

    /// The longest that there is, in pairs.
    static let mostPairs = 11

    /// True when the pair may stand at that place of a symbol of so many pairs.
    static func isFinder(of pair: ExpandedPair, at place: Int, of pairs: Int) -> Bool {
        pair.finder == sequences[pairs - 2][place] && pair.isForward == place.isMultiple(of: 2)
    }

    /// ISO/IEC 24724, table 16, A as 0: every second pattern is mirrored.
    private static let sequences = [
        [0, 0], [0, 1, 1], [0, 2, 1, 3], [0, 4, 1, 3, 2], [0, 4, 1, 3, 3, 5], [0, 4, 1, 3, 4, 5, 5],
        [0, 0, 1, 1, 2, 2, 3, 3], [0, 0, 1, 1, 2, 2, 3, 4, 4], [0, 0, 1, 1, 2, 2, 3, 4, 5, 5],
        [0, 0, 1, 1, 2, 3, 3, 4, 4, 5, 5],
    ]
}
