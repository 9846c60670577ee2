import KeepItFreshDomain

/// Reads the rows of a dump, whichever of its formats it has.
enum DumpRows {
    case table(TableRows)
    case lines(JSONRows)

    /// The format by the first line, which of a table names the columns. Throws `CatalogError.unknownFormat`.
    init(firstLine: String) throws(CatalogError) {
        let text = firstLine.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        if text.first == "{" {
            self = .lines(JSONRows())
            return
        }
        let rows = TableRows(header: firstLine)
        guard rows.missing.isEmpty else { throw .unknownFormat(missing: rows.missing) }
        self = .table(rows)
    }

    /// True when the first line is no row.
    var hasHeader: Bool {
        if case .table = self { true } else { false }
    }

    /// What a row comes to.
    func outcome(of line: UnsafeRawBufferPointer) -> RowOutcome {
        switch self {
        case .table(let rows): unsafe rows.outcome(of: line)
        case .lines(let rows): unsafe rows.outcome(of: line)
        }
    }
}
