import func Glibc.exp
import func Glibc.log

/// Some lines of a front as its brand and name, and what speaks for just these together: a line alone does not show
/// whether a name is complete, or how long names are.
struct FrontChoice {
    /// The chosen lines in reading order.
    let lines: [FrontLine]
    /// The probability of this choice among all of the same front, 0…1.
    let probability: Double

    /// Only the likeliest lines are considered, and of these no unlikely ones.
    private static let maximumLines = 7
    private static let minimumProbability = 0.04

    /// The best choice among the lines of a photo; nil without a line.
    static func best(among lines: [FrontLine]) -> FrontChoice? {
        let likely = lines.sorted { ($0.probability, $1.index) > ($1.probability, $0.index) }.prefix(maximumLines)
        let considered = likely.filter { $0.probability > minimumProbability }
        let candidates = (considered.isEmpty ? Array(likely.prefix(1)) : considered).sorted { $0.index < $1.index }
        guard !candidates.isEmpty else { return nil }
        let front = Front(candidates, among: lines)
        let scores = (1..<(1 << candidates.count)).map { FrontRules.score(front.features(of: $0)) }
        let highest = scores.max() ?? 0
        guard let best = scores.firstIndex(of: highest) else { return nil }
        let sum = scores.reduce(0) { $0 + exp($1 - highest) }
        let chosen = candidates.indices.filter { (best + 1) >> $0 & 1 == 1 }.map { candidates[$0] }
        return FrontChoice(lines: chosen, probability: 1 / sum)
    }
}

extension FrontChoice {
    /// What speaks for or against a choice.
    enum Feature: CaseIterable {
        // The sums of the log-odds of chosen lines that are likelier than not, of the other chosen ones, and of likely
        // lines that are left out.
        case likely, unlikely, leftOut
        // The number of words and of lines of the name, and of lines of the brand; the last ones are "or more".
        case words1, words2, words3, words4, words5, words6, words7, words8
        case lines1, lines2, lines3, lines4
        case brands0, brands1, brands2
        /// How much the letters of the name's lines differ in height, as a logarithm.
        case spread
        /// The height of the tallest chosen line by that of the photo's tallest, as a logarithm.
        case tallest
        // 1 where the name has a word for a food; where only a line that is left out has one.
        case food, foodLeftOut
        // The logarithms of the probabilities that the lines have a name and a brand.
        case hasName, hasBrand
        /// In how many further places of the pack lines of the name are.
        case places
        /// The number of chosen lines whose words are in taller lines.
        case repeated
        /// The number of much smaller lines right below chosen ones; of small lines.
        case smallBelow, small
        /// 1 where all lines are chosen that were considered.
        case all
        /// The number of lines left out that are beside a chosen one and of nearly its height.
        case alikeLeftOut
    }

    /// The lines of a front that may be chosen.
    private struct Front {
        private let lines: [FrontLine]
        private let logOdds: [Double]
        private let counts: [Int]
        private let heights: [Double]
        private let hasFood: [Bool]
        /// For each line the lines right above and below it, among those that may be chosen.
        private let above: [Int?]
        private let beside: [Set<Int>]

        private static let words: [Feature] = [
            .words1, .words2, .words3, .words4, .words5, .words6, .words7, .words8,
        ]
        private static let lineCounts: [Feature] = [.lines1, .lines2, .lines3, .lines4]
        private static let brandCounts: [Feature] = [.brands0, .brands1, .brands2]
        /// Heights as logarithms: that of lines much smaller than others, and the difference between like ones.
        private static let muchSmaller = 0.5, small = -1.0, alike = 0.2

        /// Of `all` lines of a photo, `lines` may be chosen.
        init(_ lines: [FrontLine], among all: [FrontLine]) {
            self.lines = lines
            logOdds = lines.map { FrontRules.logOdds($0.probability) }
            counts = lines.map(\.words.count)
            heights = lines.map { $0[.belowTallest] }
            hasFood = lines.map { $0[.foods] > 0 && !$0.isBrand }
            let places = Dictionary(lines.enumerated().map { ($1.index, $0) }) { $1 }
            let above = lines.map { line in line.above.flatMap { places[all[$0].index] } }
            let below = lines.map { line in line.below.flatMap { places[all[$0].index] } }
            self.above = above
            beside = lines.indices.map { index in
                let reverse = lines.indices.filter { above[$0] == index || below[$0] == index }
                return Set(reverse + [above[index], below[index]].compactMap { $0 })
            }
        }

        /// The features of a choice, in which each bit stands for a line.
        func features(of choice: Int) -> [Feature: Double] {
            let chosen = lines.indices.filter { choice >> $0 & 1 == 1 }
            let rest = lines.indices.filter { choice >> $0 & 1 == 0 }
            var name = chosen.filter { !lines[$0].isBrand }, brand = chosen.filter { lines[$0].isBrand }
            if name.isEmpty { (name, brand) = (brand, []) }
            let ofName = name.map { heights[$0] }
            let hasFood = chosen.contains { self.hasFood[$0] }
            return [
                .likely: chosen.reduce(0) { $0 + max(0, logOdds[$1]) },
                .unlikely: chosen.reduce(0) { $0 + min(0, logOdds[$1]) },
                .leftOut: -rest.reduce(0) { $0 + max(0, logOdds[$1]) },
                Self.words[min(max(1, name.reduce(0) { $0 + counts[$1] }), Self.words.count) - 1]: 1,
                Self.lineCounts[min(name.count, Self.lineCounts.count) - 1]: 1,
                Self.brandCounts[min(brand.count, Self.brandCounts.count - 1)]: 1,
                .spread: (ofName.max() ?? 0) - (ofName.min() ?? 0),
                .tallest: chosen.map { heights[$0] }.max() ?? 0,
                .food: hasFood ? 1 : 0,
                .foodLeftOut: !hasFood && rest.contains { self.hasFood[$0] } ? 1 : 0,
                .hasName: Self.logOfAny(chosen.map { lines[$0].nameProbability }),
                .hasBrand: Self.logOfAny(chosen.map { lines[$0].brandProbability }),
                .places: Double(places(of: name) - 1),
                .repeated: chosen.reduce(0) { $0 + lines[$1][.repeated] },
                .smallBelow: Double(chosen.count { isSmallBelow($0, in: chosen) }),
                .small: Double(chosen.count { heights[$0] < Self.small }),
                .all: rest.isEmpty ? 1 : 0,
                .alikeLeftOut: Double(rest.count { isAlike($0, to: chosen) }),
            ]
        }

        /// The logarithm of the probability that any of some lines is what it may be; a thousandth is always added.
        private static func logOfAny(_ probabilities: [Double]) -> Double {
            log(1 - probabilities.reduce(1) { $0 * (1 - $1) } + 0.001)
        }

        /// In how many groups of neighbours some lines are.
        private func places(of lines: [Int]) -> Int {
            var open = Set(lines), count = 0
            while let first = open.popFirst() {
                count += 1
                var next = [first]
                while let line = next.popLast() {
                    let found = beside[line].intersection(open)
                    open.subtract(found)
                    next += found
                }
            }
            return count
        }

        private func isSmallBelow(_ line: Int, in chosen: [Int]) -> Bool {
            guard let above = above[line], chosen.contains(above) else { return false }
            return heights[line] < heights[above] - Self.muchSmaller
        }

        private func isAlike(_ line: Int, to chosen: [Int]) -> Bool {
            chosen.contains { beside[line].contains($0) && abs(heights[line] - heights[$0]) < Self.alike }
        }
    }
}
