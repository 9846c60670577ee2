/// Puts the rows of DataBar Expanded symbols together: the one of a plain symbol, several of a stacked one.
struct ExpandedAssembly {
    /// What a line showed of a row: all pairs side by side.
    private var rows = DataBarTally<[ExpandedPair]>()

    /// Takes what a line shows.
    mutating func take(_ line: ScanLine) {
        var index = 8
        while index + 5 <= line.runs.count {
            guard let first = ExpandedPair(in: line.runs, at: index) else {
                index += 1
                continue
            }
            var row = [first]
            var next = index + ExpandedPair.stride
            while row[row.count - 1].right != nil, let pair = ExpandedPair(in: line.runs, at: next) {
                row.append(pair)
                next += ExpandedPair.stride
            }
            rows.add(row, at: line.box((index - 8)..<(next - 8)))
            index = next
        }
    }

    /// The symbols that rows make up, with the lines of the row that the fewest showed.
    var symbols: [(symbol: ExpandedSymbol, lines: Int, box: PixelBox)] {
        let parts = Array(rows.parts.prefix(Self.mostRows))
        var found: [(symbol: ExpandedSymbol, lines: Int, box: PixelBox)] = []
        for pairs in 2...ExpandedSymbol.mostPairs {
            var budget = Self.mostTries
            guard let symbol = Self.complete([], lines: .max, box: nil, to: pairs, from: parts, &budget) else {
                continue
            }
            if !found.contains(where: { $0.symbol == symbol.symbol }) { found.append(symbol) }
        }
        return found
    }

    private typealias Row = (part: [ExpandedPair], lines: Int, box: PixelBox)

    /// The first symbol of so many pairs that begins with `pairs` and goes on with some of the rows.
    private static func complete(
        _ pairs: [ExpandedPair], lines: Int, box: PixelBox?, to count: Int, from rows: [Row], _ budget: inout Int
    ) -> (symbol: ExpandedSymbol, lines: Int, box: PixelBox)? {
        if let box, pairs.count == count { return ExpandedSymbol(pairs).map { ($0, lines, box) } }
        for row in rows where pairs.count + row.part.count <= count && budget > 0 {
            let fits = row.part.enumerated().allSatisfy {
                ExpandedSymbol.isFinder(of: $0.element, at: pairs.count + $0.offset, of: count)
            }
            guard fits else { continue }
            budget -= 1
            // What follows a symbol's last character may look like one more.
            let endings =
                pairs.count + row.part.count == count
                ? [row.part, row.part.dropLast() + row.part.suffix(1).map(\.ending)] : [row.part]
            for ending in endings {
                let whole = complete(
                    pairs + ending, lines: min(lines, row.lines), box: box?.union(row.box) ?? row.box, to: count,
                    from: rows, &budget)
                if let whole { return whole }
            }
        }
        return nil
    }

    /// Bounds for pictures full of stripes.
    private static let mostRows = 60
    private static let mostTries = 2_000
}
