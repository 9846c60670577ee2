public import KeepItFreshDomain

extension CatalogImport {
    /// What was made, and which rows were left out, in lines.
    public func lines(duration: Duration) -> [String] {
        let seconds = max(0.001, duration / .seconds(1))
        let rate = Int(Double(counts.rows - resumedRows) / seconds)
        var lines = ["\(Counted.products(products)) of \(Counted.rows(counts.rows)), \(Counted.rows(rate)) a second"]
        if resumedRows > 0 {
            lines.append("  went on after \(Counted.rows(resumedRows)) of an import that was cut off")
        }
        let left = [
            ("without a number", counts.withoutNumber), ("with a number of one shop, or of no food", counts.restricted),
            ("without a name", counts.nameless), ("damaged", counts.damaged),
        ].filter { $0.1 > 0 }
        if !left.isEmpty {
            lines.append("  left out: " + left.map { "\($0.1) \($0.0)" }.joined(separator: ", "))
        }
        return lines
    }

    /// The object for scripts.
    public func json(duration: Duration) -> JSONValue {
        .object([
            ("products", .integer(products)), ("rows", .integer(counts.rows)), ("taken", .integer(counts.taken)),
            ("withoutNumber", .integer(counts.withoutNumber)), ("restricted", .integer(counts.restricted)),
            ("nameless", .integer(counts.nameless)), ("damaged", .integer(counts.damaged)),
            ("resumedRows", .integer(resumedRows)), ("seconds", .decimal(duration / .seconds(1))),
        ])
    }
}

extension CatalogProgress {
    /// How far it has come, in one line.
    public var line: String {
        let percent = Int((share * 100).rounded(.down))
        return isIndexing ? "words: \(percent) %" : "\(Counted.rows(counts.rows)), \(percent) % of the file"
    }
}
