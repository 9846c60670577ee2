import KeepItFreshDomain
import KeepItFreshLabels

/// Joins the rows of DataBar Expanded symbols: the one of a plain symbol, several of a stacked one.
struct ExpandedAssembly {
    /// The rows by the pairs that lines showed side by side.
    private var rows = DataBarDecoder.Tally<[Pair]>()

    /// Adds the rows along a line.
    mutating func add(_ line: ScanLine) {
        var index = 8
        while index + 5 <= line.runs.count {
            guard let first = Pair(in: line.runs, at: index) else {
                index += 1
                continue
            }
            var row = [first]
            var next = index + Pair.stride
            while row[row.count - 1].right != nil, let pair = Pair(in: line.runs, at: next) {
                row.append(pair)
                next += Pair.stride
            }
            rows.add(row, on: line, (index - 8)..<(next - 8))
            index = next
        }
    }

    /// The symbols that the rows form, each with the number of lines of its rarest row.
    var symbols: [(symbol: Symbol, lines: DataBarDecoder.Lines, box: PixelRect)] {
        let parts = Array(rows.parts.prefix(Self.maximumRows))
        var found: [(symbol: Symbol, lines: DataBarDecoder.Lines, box: PixelRect)] = []
        for pairs in 2...Symbol.maximumPairs {
            var budget = Self.maximumTries
            guard
                let symbol = Self.complete(
                    [], lines: DataBarDecoder.Lines(all: .max, clear: .max), box: nil, to: pairs, from: parts, &budget)
            else {
                continue
            }
            if !found.contains(where: { $0.symbol == symbol.symbol }) { found.append(symbol) }
        }
        return found
    }

    private typealias Row = (part: [Pair], lines: DataBarDecoder.Lines, box: PixelRect)

    /// The first symbol of `count` pairs that begins with `pairs` and goes on with some of the rows.
    private static func complete(
        _ pairs: [Pair], lines: DataBarDecoder.Lines, box: PixelRect?, to count: Int, from rows: [Row],
        _ budget: inout Int
    ) -> (symbol: Symbol, lines: DataBarDecoder.Lines, box: PixelRect)? {
        if let box, pairs.count == count { return Symbol(pairs).map { ($0, lines, box) } }
        for row in rows where pairs.count + row.part.count <= count && budget > 0 {
            let fits = row.part.enumerated().allSatisfy {
                Symbol.isFinder(of: $0.element, at: pairs.count + $0.offset, of: count)
            }
            guard fits else { continue }
            budget -= 1
            // Print behind a symbol's last character may look like one more.
            let endings =
                pairs.count + row.part.count == count
                ? [row.part, row.part.dropLast() + row.part.suffix(1).map(\.ending)] : [row.part]
            for ending in endings {
                let whole = complete(
                    pairs + ending, lines: lines.fewer(row.lines), box: box?.union(row.box) ?? row.box, to: count,
                    from: rows, &budget)
                if let whole { return whole }
            }
        }
        return nil
    }

    /// Bounds for pictures full of stripes.
    private static let maximumRows = 60
    private static let maximumTries = 2_000
}

extension ExpandedAssembly {
    /// A finder pattern of a DataBar Expanded symbol with the characters at its sides.
    struct Pair: Hashable {
        /// The pattern, A to F, from 0.
        let finder: Int
        /// True for the pattern itself, such as A1, false for its mirror image, A2.
        let isForward: Bool
        /// The character before it. In a symbol's first pair it is the check character.
        let left: DataBarAlphabet.SymbolCharacter
        /// The character after it; nil for one that ends a symbol.
        let right: DataBarAlphabet.SymbolCharacter?

        /// The number of runs from one finder pattern to the next.
        static let stride = 21

        /// The pair whose finder pattern begins at a run; nil when there is none.
        init?(in runs: ScanLine.Runs, at index: Int) {
            guard
                let width = runs.width(index..<(index + 5)), let before = runs.width((index - 8)..<index),
                0.9...1.1 ~= before / width / (17 / DataBarFinderPatterns.modules),
                let match = DataBarFinderPatterns.expanded.match(runs.widths(index..<(index + 5))),
                let left = DataBarAlphabet.expanded.character(
                    runs.widths((index - 8)..<index), spread: match.spread)
            else { return nil }
            (finder, isForward) = (match.pattern, match.isForward)
            self.left = left
            let next = (index + 5)..<(index + 13)
            if let after = runs.width(next), 0.9...1.1 ~= after / width / (17 / DataBarFinderPatterns.modules) {
                right = DataBarAlphabet.expanded.character(runs.widths(next).reversed(), spread: match.spread)
            } else {
                right = nil
            }
        }

        private init(finder: Int, isForward: Bool, left: DataBarAlphabet.SymbolCharacter) {
            self.finder = finder
            self.isForward = isForward
            self.left = left
            right = nil
        }

        /// The same pair without the character after it.
        var ending: Pair {
            Pair(finder: finder, isForward: isForward, left: left)
        }

        /// What the characters add to the check sum; the check character adds nothing.
        var checkSum: Int {
            // The standard counts the characters of A1, A2, B1 and so on; the check character comes before the first.
            let place = 4 * finder + (isForward ? 0 : 2) - 1
            let first = place < 0 ? 0 : left.checkSum(after: 8 * place, modulus: 211)
            return first + (right?.checkSum(after: 8 * (place + 1), modulus: 211) ?? 0)
        }
    }

    /// A whole DataBar Expanded symbol.
    struct Symbol: Hashable {
        /// The values of the data characters.
        let values: [Int]

        /// Nil unless the finder patterns are in their order and the check character is right.
        init?(_ pairs: [Pair]) {
            guard let first = pairs.first, let last = pairs.last, pairs.count >= 2,
                pairs.dropLast().allSatisfy({ $0.right != nil }),
                pairs.enumerated().allSatisfy({ Self.isFinder(of: $0.element, at: $0.offset, of: pairs.count) })
            else { return nil }
            let characters = 2 * pairs.count - (last.right == nil ? 1 : 0)
            let sum = pairs.reduce(0) { $0 + $1.checkSum } % 211
            guard characters >= 4, first.left.value == 211 * (characters - 4) + sum else { return nil }
            values = pairs.flatMap { [$0.left.value, $0.right?.value].compactMap(\.self) }.dropFirst().map(\.self)
        }

        static let maximumPairs = 11

        /// Whether the pair may be at that place of a symbol of `pairs` pairs.
        static func isFinder(of pair: Pair, at place: Int, of pairs: Int) -> Bool {
            pair.finder == sequences[pairs - 2][place] && pair.isForward == place.isMultiple(of: 2)
        }

        /// ISO/IEC 24724, table 16, A as 0: every second pattern is mirrored.
        private static let sequences = [
            [0, 0], [0, 1, 1], [0, 2, 1, 3], [0, 4, 1, 3, 2], [0, 4, 1, 3, 3, 5], [0, 4, 1, 3, 4, 5, 5],
            [0, 0, 1, 1, 2, 2, 3, 3], [0, 0, 1, 1, 2, 2, 3, 4, 4], [0, 0, 1, 1, 2, 2, 3, 4, 5, 5],
            [0, 0, 1, 1, 2, 3, 3, 4, 4, 5, 5],
        ]
    }
}
