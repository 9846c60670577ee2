/// Numbers the ways in which elements can share out modules, in the order of ISO/IEC 24724, annex B.
struct WidthRanks {
    /// How many modules the elements have together.
    let modules: Int
    /// The widest that one may be.
    let widest: Int
    /// True when one of them at least has to be a single module wide.
    let needsNarrow: Bool
    /// How many ways there are.
    let count: Int
    /// How many ways there are for so many elements to share out so many modules.
    private let ways: [[Int]]
    /// The same without an element of a single module.
    private let wideWays: [[Int]]

    /// The ways to share out modules by this rule.
    init(elements: Int, modules: Int, widest: Int, needsNarrow: Bool) {
        self.modules = modules
        self.widest = widest
        self.needsNarrow = needsNarrow
        ways = Self.ways(elements: elements, modules: modules, widths: 1...widest)
        wideWays = widest < 2 ? [] : Self.ways(elements: elements, modules: modules, widths: 2...widest)
        count = ways[elements][modules] - (needsNarrow && widest > 1 ? wideWays[elements][modules] : 0)
    }

    /// How many ways come before this one.
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
