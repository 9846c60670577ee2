/// Puts the halves of DataBar Omnidirectional symbols together, side by side or stacked.
struct OmnidirectionalAssembly {
    private var whole = DataBarTally<String>()
    private var left = DataBarTally<OmnidirectionalHalf>()
    private var right = DataBarTally<OmnidirectionalHalf>()

    /// Takes what a line shows. Read from the outside, a left half begins with a space and a right one with a bar.
    mutating func take(_ line: ScanLine) {
        let runs = line.runs
        guard runs.count >= 21 else { return }
        let back = line.reversed
        for index in 8...(runs.count - 13) {
            guard let half = OmnidirectionalHalf(in: runs, at: index) else { continue }
            let box = line.box((index - 8)..<(index + 13))
            guard !runs.isDark(index) else {
                right.add(half, at: box)
                continue
            }
            left.add(half, at: box)
            // Where the other half's finder pattern begins, counted from the other end.
            let other = runs.count - (index + 26)
            if other >= 8, let far = OmnidirectionalHalf(in: back.runs, at: other),
                let number = OmnidirectionalHalf.number(left: half, right: far)
            {
                whole.add(number, at: line.box((index - 8)..<(index + 34)))
            }
        }
    }

    /// The numbers found, and on how many lines. Both halves of a stacked symbol are as wide and begin at one place.
    var numbers: [(number: String, lines: Int, box: PixelBox)] {
        let plain = whole.parts.map { (number: $0.part, lines: $0.lines, box: $0.box) }
        guard plain.isEmpty else { return plain }
        let pairs = left.parts.prefix(Self.mostHalves).flatMap { upper in
            right.parts.prefix(Self.mostHalves).map { (upper, $0) }
        }
        return pairs.compactMap { upper, lower in
            guard min(upper.lines, lower.lines) >= Self.leastLines, upper.box.isStacked(with: lower.box),
                let number = OmnidirectionalHalf.number(left: upper.part, right: lower.part)
            else { return nil }
            return (number, min(upper.lines, lower.lines), upper.box.union(lower.box))
        }
    }

    private static let mostHalves = 20
    /// One pair of halves in eighty passes the check by chance.
    private static let leastLines = 3
}

extension PixelBox {
    /// True when both are about as long, lie beside each other across their length and begin and end together.
    fileprivate func isStacked(with other: PixelBox) -> Bool {
        let (width, height) = (max(right - left, 1), max(bottom - top, 1))
        let slack = max(width, height) / 12 + 1
        let union = union(other)
        let isRow = abs(left - other.left) <= slack && abs(right - other.right) <= slack
        let isColumn = abs(top - other.top) <= slack && abs(bottom - other.bottom) <= slack
        return isRow && union.bottom - union.top <= 2 * width || isColumn && union.right - union.left <= 2 * height
    }
}
