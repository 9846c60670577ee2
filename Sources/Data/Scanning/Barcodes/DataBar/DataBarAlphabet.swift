/// The characters of one kind of DataBar symbol (ISO/IEC 24724): the values of widths of bars and spaces.
struct DataBarAlphabet {
    /// Characters with the same number of modules in their odd elements (the first, third and so on), and so in their
    /// even ones.
    private struct Group {
        let odd: WidthRanks
        let even: WidthRanks
        /// The values of its characters; not all that the ranks allow are used.
        let values: Range<Int>
    }

    /// How many elements a character has.
    let elements: Int
    /// How many modules they have together.
    let modules: Int
    private let groups: [Group]
    private let evenCountsUp: Bool

    /// An alphabet of groups, each given by the modules of its odd elements, the maximum widths of its odd and even
    /// elements, and the end of its values. `needsNarrow` names the elements, odd or even, of which at least one must
    /// have a single module; `evenCountsUp` is true when from one value to the next the even elements change first.
    init(
        elements: Int, modules: Int, groups: [(odd: Int, maximumOddWidth: Int, maximumEvenWidth: Int, end: Int)],
        needsNarrow: Parity, evenCountsUp: Bool = true
    ) {
        var base = 0
        self.elements = elements
        self.modules = modules
        self.evenCountsUp = evenCountsUp
        self.groups = groups.map { group in
            defer { base = group.end }
            let odd = WidthRanks(
                elements: elements / 2, modules: group.odd, maximumWidth: group.maximumOddWidth,
                needsNarrow: needsNarrow == .odd)
            let even = WidthRanks(
                elements: elements / 2, modules: modules - group.odd, maximumWidth: group.maximumEvenWidth,
                needsNarrow: needsNarrow == .even)
            return Group(odd: odd, even: even, values: base..<group.end)
        }
    }

    /// Every second element, from the first or from the second.
    enum Parity {
        case odd, even
    }

    /// The character whose elements have about these widths, of which the odd ones are too wide by `spread` modules;
    /// nil when there is none.
    func character(_ widths: [Float], spread: Float) -> SymbolCharacter? {
        let module = widths.reduce(0, +) / Float(modules)
        let odd = stride(from: 0, to: elements, by: 2).map { widths[$0] / module }
        let even = stride(from: 1, to: elements, by: 2).map { widths[$0] / module }
        let total = odd.reduce(0, +) - spread * Float(elements / 2)
        guard
            let group = groups.min(by: { abs(Float($0.odd.modules) - total) < abs(Float($1.odd.modules) - total) }),
            let oddWidths = Self.rounded(odd, as: group.odd), let evenWidths = Self.rounded(even, as: group.even)
        else { return nil }
        let (oddRank, evenRank) = (group.odd.rank(of: oddWidths), group.even.rank(of: evenWidths))
        let rank = evenCountsUp ? oddRank * group.even.count + evenRank : evenRank * group.odd.count + oddRank
        let value = group.values.lowerBound + rank
        guard group.values.contains(value) else { return nil }
        return SymbolCharacter(value: value, widths: zip(oddWidths, evenWidths).flatMap { [$0, $1] })
    }

    /// The whole widths that are nearest to the measured ones and fit the rule. Spread ink makes all bars wider and all
    /// spaces narrower alike, so the excess of the sum is first taken from each in equal parts.
    private static func rounded(_ widths: [Float], as rule: WidthRanks) -> [Int]? {
        let spread = (widths.reduce(0, +) - Float(rule.modules)) / Float(widths.count)
        guard abs(spread) < 0.4 else { return nil }
        let measured = widths.map { $0 - spread }
        var whole = measured.map { min(rule.maximumWidth, max(1, Int($0.rounded()))) }
        for _ in 0..<widths.count {
            let missing = rule.modules - whole.reduce(0, +)
            if missing == 0 { break }
            let step = missing.signum()
            let open = whole.indices.filter { 1...rule.maximumWidth ~= whole[$0] + step }
            guard
                let index = open.max(by: {
                    Float(step) * (measured[$0] - Float(whole[$0])) < Float(step) * (measured[$1] - Float(whole[$1]))
                })
            else { return nil }
            whole[index] += step
        }
        guard whole.reduce(0, +) == rule.modules, !rule.needsNarrow || whole.contains(1) else { return nil }
        guard zip(measured, whole).allSatisfy({ abs($0 - Float($1)) < 0.9 }) else { return nil }
        return whole
    }

    /// The outer characters of DataBar Omnidirectional.
    static let outer = DataBarAlphabet(
        elements: 8, modules: 16,
        groups: [(12, 8, 1, 161), (10, 6, 3, 961), (8, 4, 5, 2_015), (6, 3, 6, 2_715), (4, 1, 8, 2_841)],
        needsNarrow: .even)
    /// The inner characters of DataBar Omnidirectional.
    static let inner = DataBarAlphabet(
        elements: 8, modules: 15, groups: [(5, 2, 7, 336), (7, 4, 5, 1_036), (9, 6, 3, 1_516), (11, 8, 1, 1_597)],
        needsNarrow: .odd,
        evenCountsUp: false)
    /// The characters of DataBar Limited.
    static let limited = DataBarAlphabet(
        elements: 14, modules: 26,
        groups: [
            (17, 6, 3, 183_064), (13, 5, 4, 820_064), (9, 3, 6, 1_000_776), (15, 5, 4, 1_491_021),
            (11, 4, 5, 1_979_845), (19, 8, 1, 1_996_939), (7, 1, 8, 2_013_571),
        ],
        needsNarrow: .even)
    /// The check characters of DataBar Limited, of which only some are used.
    static let limitedCheck = DataBarAlphabet(
        elements: 14, modules: 18, groups: [(9, 3, 3, 784)], needsNarrow: .odd)
    /// The characters of DataBar Expanded.
    static let expanded = DataBarAlphabet(
        elements: 8, modules: 17,
        groups: [(12, 7, 2, 348), (10, 5, 4, 1_388), (8, 4, 5, 2_948), (6, 3, 6, 3_988), (4, 1, 8, 4_192)],
        needsNarrow: .odd)
}

extension DataBarAlphabet {
    /// One character of a DataBar symbol.
    struct SymbolCharacter: Hashable {
        let value: Int
        /// The widths of its elements in modules.
        let widths: [Int]

        /// What the character adds to the symbol's check sum when those before it have `elements` elements: each
        /// element's width times the next power of three.
        func checkSum(after elements: Int, modulus: Int) -> Int {
            var weight = (0..<elements).reduce(1) { product, _ in product * 3 % modulus }
            var sum = 0
            for width in widths {
                sum = (sum + weight * width) % modulus
                weight = weight * 3 % modulus
            }
            return sum
        }
    }

    /// Numbers the ways to distribute modules among elements, in the order of ISO/IEC 24724, annex B.
    struct WidthRanks {
        /// The number of modules of all elements.
        let modules: Int
        /// The maximum width of an element.
        let maximumWidth: Int
        /// Whether at least one of them has to be a single module wide.
        let needsNarrow: Bool
        /// The number of ways.
        let count: Int
        /// The number of ways by the number of elements and of modules.
        private let ways: [[Int]]
        /// The same without an element of a single module.
        private let wideWays: [[Int]]

        init(elements: Int, modules: Int, maximumWidth: Int, needsNarrow: Bool) {
            self.modules = modules
            self.maximumWidth = maximumWidth
            self.needsNarrow = needsNarrow
            ways = Self.ways(elements: elements, modules: modules, widths: 1...maximumWidth)
            wideWays = maximumWidth < 2 ? [] : Self.ways(elements: elements, modules: modules, widths: 2...maximumWidth)
            count = ways[elements][modules] - (needsNarrow && maximumWidth > 1 ? wideWays[elements][modules] : 0)
        }

        /// The number of ways before this one.
        func rank(of widths: [Int]) -> Int {
            var rank = 0
            var rest = modules
            var needsNarrow = needsNarrow
            for (index, width) in widths.enumerated() {
                let elements = widths.count - index - 1
                for narrower in 1..<max(1, width) {
                    rank += ways[elements][rest - narrower]
                    if needsNarrow, narrower > 1 { rank -= wideWays[elements][rest - narrower] }
                }
                rest -= width
                needsNarrow = needsNarrow && width > 1
            }
            return rank
        }

        private static func ways(elements: Int, modules: Int, widths: ClosedRange<Int>) -> [[Int]] {
            let none = [1] + [Int](repeating: 0, count: modules)
            return (0..<elements).reduce(into: [none]) { rows, _ in
                let fewer = rows[rows.count - 1]
                rows.append((0...modules).map { sum in widths.reduce(0) { $0 + ($1 <= sum ? fewer[sum - $1] : 0) } })
            }
        }
    }
}
