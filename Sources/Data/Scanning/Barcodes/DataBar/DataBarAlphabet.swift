/// The characters of one kind of DataBar symbol (ISO/IEC 24724): which widths of bars and spaces mean which value.
struct DataBarAlphabet {
    /// How the modules may be shared out between the odd elements, first, third and so on, and the even ones.
    private struct Group {
        let odd: WidthRanks
        let even: WidthRanks
        /// The values of its characters: not all that the ranks allow are used.
        let values: Range<Int>
    }

    /// How many elements a character has.
    let elements: Int
    /// How many modules they have together.
    let modules: Int
    private let groups: [Group]
    private let evenCountsUp: Bool

    /// An alphabet whose groups are told by the modules of their odd elements, the widest of odd and even ones, and
    /// where their values end. `needsNarrow` says which of both must have a single module; `evenCountsUp` is true when
    /// from one value to the next the even elements change first.
    init(
        elements: Int, modules: Int, groups: [(odd: Int, widestOdd: Int, widestEven: Int, end: Int)],
        needsNarrow: Parity, evenCountsUp: Bool = true
    ) {
        var base = 0
        self.elements = elements
        self.modules = modules
        self.evenCountsUp = evenCountsUp
        self.groups = groups.map { group in
            defer { base = group.end }
            let odd = WidthRanks(
                elements: elements / 2, modules: group.odd, widest: group.widestOdd, needsNarrow: needsNarrow == .odd)
            let even = WidthRanks(
                elements: elements / 2, modules: modules - group.odd, widest: group.widestEven,
                needsNarrow: needsNarrow == .even)
            return Group(odd: odd, even: even, values: base..<group.end)
        }
    }

    /// Every second element, from the first or from the second.
    enum Parity {
        case odd, even
    }

    /// The character whose elements have about these widths, of which the first, third and so on are too wide by
    /// `spread` modules; nil when none has.
    func character(_ widths: [Float], spread: Float) -> DataBarCharacter? {
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
        return DataBarCharacter(value: value, widths: zip(oddWidths, evenWidths).flatMap { [$0, $1] })
    }

    /// Whole widths that come nearest to the measured ones and fit the rule. Ink that spread makes all bars wider and
    /// all spaces narrower alike, so what is over or missing in sum is first taken from each.
    private static func rounded(_ widths: [Float], as rule: WidthRanks) -> [Int]? {
        let spread = (widths.reduce(0, +) - Float(rule.modules)) / Float(widths.count)
        guard abs(spread) < 0.4 else { return nil }
        let measured = widths.map { $0 - spread }
        var whole = measured.map { min(rule.widest, max(1, Int($0.rounded()))) }
        for _ in 0..<widths.count {
            let missing = rule.modules - whole.reduce(0, +)
            if missing == 0 { break }
            let step = missing.signum()
            let open = whole.indices.filter { 1...rule.widest ~= whole[$0] + step }
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
}
