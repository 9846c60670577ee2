import KeepItFreshLabels

/// Reads the rows of an inventory file one by one, in any of its formats.
struct ItemRows {
    /// How many bytes of the beginning are looked at to recognise the format.
    static let startCount = 1 << 16

    /// The headings of columns that are not imported.
    let ignored: [String]
    private var reader: Reader

    private enum Reader {
        case table(CSVReader, TableLayout)
        case lines(JSONLinesRows)
        case list([ItemRow], next: Int)
    }

    /// Starts to read a file in UTF-8 and a format, with the layout of its table, of which the columns `left` are not
    /// read. Throws `ItemFileFault`.
    init(
        _ bytes: ByteStream, as format: ItemFile.Format, _ layout: TableLayout, leaving left: [String], today: CivilDate
    ) throws(ItemFileFault) {
        switch format {
        case .csv:
            var table = CSVReader(bytes)
            _ = try table.next()
            (reader, ignored) = (.table(table, layout), layout.ignored)
        case .jsonl: (reader, ignored) = (.lines(JSONLinesRows(bytes, leaving: left, today: today)), [])
        case .grocy: (reader, ignored) = (.list(try GrocyStock.rows(bytes), next: 0), [])
        }
    }

    /// The next row, or what is wrong with it; nil at the end. Throws `ItemFileFault` when no further row can be read.
    mutating func next() throws(ItemFileFault) -> Result<ItemRow, ItemFileFault>? {
        switch reader {
        case .table(var table, let layout):
            defer { reader = .table(table, layout) }
            while let record = try table.next() {
                guard record.cells.count == layout.columns.count else {
                    let problem = ItemFileFault.Problem.cellCount(record.cells.count, expected: layout.columns.count)
                    return .failure(ItemFileFault(line: record.line, problem: problem))
                }
                // Spreadsheets write rows that consist only of separators.
                if let row = layout.row(of: record) { return .success(row) }
            }
            if table.hasFailed { throw ItemFileFault(problem: .unreadable) }
            return nil
        case .lines(var lines):
            defer { reader = .lines(lines) }
            if let row = try lines.next() { return .success(row) }
            if lines.hasFailed { throw ItemFileFault(problem: .unreadable) }
            return nil
        case .list(let rows, let next):
            guard next < rows.count else { return nil }
            reader = .list(rows, next: next + 1)
            return .success(rows[next])
        }
    }
}
