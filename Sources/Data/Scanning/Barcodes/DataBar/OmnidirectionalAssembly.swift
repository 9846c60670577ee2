import KeepItFreshDomain
import KeepItFreshLabels

/// Joins the halves of DataBar Omnidirectional symbols, side by side or stacked.
struct OmnidirectionalAssembly {
    private var whole = DataBarDecoder.Tally<String>()
    private var left = DataBarDecoder.Tally<Half>()
    private var right = DataBarDecoder.Tally<Half>()

    /// Adds the halves along a line. Read from the outside, a left half begins with a space and a right one with a bar.
    mutating func add(_ line: ScanLine) {
        let runs = line.runs
        guard runs.count >= 21 else { return }
        let back = line.reversed
        for index in 8...(runs.count - 13) {
            guard let half = Half(in: runs, at: index) else { continue }
            let place = (index - 8)..<(index + 13)
            guard !runs.isDark(index) else {
                right.add(half, on: line, place)
                continue
            }
            left.add(half, on: line, place)
            // The beginning of the other half's finder pattern, counted from the other end.
            let other = runs.count - (index + 26)
            if other >= 8, let far = Half(in: back.runs, at: other),
                let number = Half.number(left: half, right: far)
            {
                whole.add(number, on: line, (index - 8)..<(index + 34))
            }
        }
    }

    /// The numbers found, each with the number of its lines. Both halves of a stacked symbol have the same width and
    /// begin at the same place.
    var numbers: [(number: String, lines: DataBarDecoder.Lines, box: PixelRect)] {
        let plain = whole.parts.map { (number: $0.part, lines: $0.lines, box: $0.box) }
        guard plain.isEmpty else { return plain }
        let pairs = left.parts.prefix(Self.maximumHalves).flatMap { upper in
            right.parts.prefix(Self.maximumHalves).map { (upper, $0) }
        }
        return pairs.compactMap { upper, lower in
            guard min(upper.lines.all, lower.lines.all) >= Self.minimumLines, upper.box.isStacked(with: lower.box),
                let number = Half.number(left: upper.part, right: lower.part)
            else { return nil }
            return (number, upper.lines.fewer(lower.lines), upper.box.union(lower.box))
        }
    }

    private static let maximumHalves = 20
    /// One pair of halves in eighty passes the check by chance, so one line is not enough.
    private static let minimumLines = 3
}

extension OmnidirectionalAssembly {
    /// A half of a DataBar Omnidirectional symbol: a finder pattern between an outer and an inner character.
    struct Half: Hashable {
        /// The finder pattern's value.
        let finder: Int
        /// The value of both characters together.
        let value: Int
        /// What both characters add to the symbol's check sum in a left half; in a right half it counts sixteenfold.
        let checkSum: Int

        /// The half whose finder pattern begins at a run, read from the symbol's outside; nil when there is none.
        init?(in runs: ScanLine.Runs, at index: Int) {
            let (outside, inside) = ((index - 8)..<index, (index + 5)..<(index + 13))
            guard
                let width = runs.width(index..<(index + 5)),
                let before = runs.width(outside), 0.9...1.1 ~= before / width / (16 / DataBarFinderPatterns.modules),
                let after = runs.width(inside), 0.9...1.1 ~= after / width,
                let match = DataBarFinderPatterns.omnidirectional.match(runs.widths(index..<(index + 5))),
                match.isForward,
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

        /// The fourteen digits of two halves; nil when their finder patterns do not match the check sum.
        static func number(left: Half, right: Half) -> String? {
            var check = (left.checkSum + 16 * right.checkSum) % modulus
            // Two pairs of patterns are not used, as they look alike from both ends.
            if check >= 8 { check += 1 }
            if check >= 72 { check += 1 }
            guard 9 * left.finder + right.finder == check else { return nil }
            // The first of fourteen digits marks a symbol that belongs to a composite one.
            let digits = String((4_537_077 * left.value + right.value) % 10_000_000_000_000)
            return ExpandedPayload.withCheckDigit(String(repeating: "0", count: 13 - digits.count) + digits)
        }
    }
}

extension PixelRect {
    /// Whether both are about as long, lie beside each other across their length, and begin and end at the same place.
    fileprivate func isStacked(with other: PixelRect) -> Bool {
        // The distances between the first and the last pixel.
        let (across, down) = (max(width - 1, 1), max(height - 1, 1))
        let slack = max(across, down) / 12 + 1
        let union = union(other)
        let isRow = abs(left - other.left) <= slack && abs(right - other.right) <= slack
        let isColumn = abs(top - other.top) <= slack && abs(bottom - other.bottom) <= slack
        return isRow && union.height - 1 <= 2 * across || isColumn && union.width - 1 <= 2 * down
    }
}
