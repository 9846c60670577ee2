/// Finds DataBar Limited symbols.
struct LimitedAssembly {
    private var whole = DataBarTally<String>()

    /// Takes what a line shows.
    mutating func take(_ line: ScanLine) {
        let runs = line.runs
        // A narrow space and bar stand before the first character, and others behind the last.
        guard runs.count >= LimitedSymbol.runs + 4 else { return }
        for index in 2...(runs.count - LimitedSymbol.runs - 2) {
            guard let symbol = LimitedSymbol(in: runs, at: index) else { continue }
            whole.add(symbol.number, at: line.box((index - 1)..<(index + LimitedSymbol.runs + 1)))
        }
    }

    /// The numbers found, and on how many lines.
    var numbers: [(number: String, lines: Int, box: PixelBox)] {
        whole.parts.map { ($0.part, $0.lines, $0.box) }
    }
}
