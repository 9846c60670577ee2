import KeepItFreshDomain
import KeepItFreshLabels

/// Finds DataBar Limited symbols.
struct LimitedAssembly {
    private var whole = DataBarDecoder.Tally<String>()

    /// Adds the symbols along a line.
    mutating func add(_ line: ScanLine) {
        let runs = line.runs
        // There are a narrow space and bar before the first character, and behind the last.
        guard runs.count >= Symbol.runs + 4 else { return }
        for index in 2...(runs.count - Symbol.runs - 2) {
            guard let symbol = Symbol(in: runs, at: index) else { continue }
            whole.add(symbol.number, on: line, (index - 1)..<(index + Symbol.runs + 1))
        }
    }

    /// The numbers found, each with the number of its lines.
    var numbers: [(number: String, lines: DataBarDecoder.Lines, box: PixelRect)] {
        whole.parts.map { ($0.part, $0.lines, $0.box) }
    }
}

extension LimitedAssembly {
    /// A DataBar Limited symbol: two characters with a check character between them.
    struct Symbol {
        /// The fourteen digits.
        let number: String

        /// The number of its runs without the guards.
        static let runs = 42

        /// The symbol whose first character begins at a run, read from its left; nil when there is none.
        init?(in runs: ScanLine.Runs, at index: Int) {
            let (first, check, second) = (
                index..<(index + 14), (index + 14)..<(index + 28), (index + 28)..<(index + 42)
            )
            guard !runs.isDark(index), let whole = runs.width(index..<(index + Self.runs)),
                let firstWidth = runs.width(first),
                abs(firstWidth / whole - 26 / 70) < 0.02, let checkWidth = runs.width(check),
                abs(checkWidth / whole - 18 / 70) < 0.02,
                let middle = DataBarAlphabet.limitedCheck.character(runs.widths(check), spread: 0)
            else { return nil }
            // The spaces of a check character have nine modules, like its bars: anything more is spread.
            let spaces = stride(from: index + 14, to: index + 28, by: 2).reduce(0) {
                $0 + (runs.width($1..<($1 + 1)) ?? 0)
            }
            let spread = (spaces / checkWidth * 18 - 9) / 7
            guard let left = DataBarAlphabet.limited.character(runs.widths(first), spread: spread),
                let right = DataBarAlphabet.limited.character(runs.widths(second), spread: spread)
            else { return nil }
            let sum =
                (left.checkSum(after: 0, modulus: 89) + right.checkSum(after: 14, modulus: 89)) % 89
            guard Self.checkSum(of: middle) == sum else { return nil }
            let value = left.value * 2_013_571 + right.value
            // Higher values are the same numbers in symbols that belong to a composite one.
            let digits = String(value >= Self.compositeBase ? value - Self.compositeBase : value)
            guard digits.count <= 13, digits.count < 13 || digits.hasPrefix("1") else { return nil }
            self.number = ExpandedPayload.withCheckDigit(String(repeating: "0", count: 13 - digits.count) + digits)
        }

        private static let compositeBase = 2_015_133_531_096

        /// The value of a check character; nil for widths that are not one.
        private static func checkSum(of character: DataBarAlphabet.SymbolCharacter) -> Int? {
            // The last bar and the last space are always one module wide.
            let shares = DataBarAlphabet.WidthRanks(elements: 6, modules: 8, maximumWidth: 3, needsNarrow: false)
            let widths = character.widths
            guard widths[12] == 1, widths[13] == 1 else { return nil }
            let odd = shares.rank(of: stride(from: 0, to: 12, by: 2).map { widths[$0] })
            let even = shares.rank(of: stride(from: 1, to: 12, by: 2).map { widths[$0] })
            guard let row = checkCharacters.firstIndex(where: { $0.odd == odd }),
                let place = checkCharacters[row].even.firstIndex(of: even)
            else { return nil }
            return checkCharacters[..<row].reduce(place) { $0 + $1.even.count }
        }

        /// The check characters in the order of their values (ISO/IEC 24724, table 8): ranks of the spaces' widths, and
        /// with each of these the ranks of the bars' widths.
        private static let checkCharacters: [(odd: Int, even: [Int])] = [
            (0, Array(0...20)), (1, Array(0...20)), (2, [0, 1, 3, 10, 15]),
            (3, [0, 1, 2, 3, 10, 11, 12, 13, 14, 15, 16, 19]), (6, [0, 1, 2, 3, 4, 6, 15, 16, 17, 18, 19, 20]),
            (10, [0, 1, 2, 3, 4, 5, 6, 7, 10]), (15, [1, 2, 3, 4, 5, 7, 8, 11]), (16, [1]),
        ]
    }
}
