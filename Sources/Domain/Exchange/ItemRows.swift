/// Reads the rows of an inventory file one by one, in any of its formats.
struct ItemRows {
    /// How many bytes of the beginning are looked at to recognise the format.
    static let startCount = 1 << 16

    /// The headings of columns that are not imported.
    let ignored: [String]
    private var reader: Reader

    private enum Reader {
        case table(CSVReader, [ItemColumn?])
        case lines(JSONLinesRows)
        case list([ItemRow], next: Int)
    }

    /// Starts to read a file. Throws `ItemFileFault`.
    init(_ stream: ByteStream) throws(ItemFileFault) {
        var bytes = stream
        if bytes.prefix(3).elementsEqual([0xEF, 0xBB, 0xBF]) { bytes.skip(3) }
        switch ItemFile.Format(of: bytes.prefix(Self.startCount)) {
        case .csv: (reader, ignored) = try Self.table(bytes)
        case .jsonl: (reader, ignored) = (.lines(JSONLinesRows(bytes)), [])
        case .grocy: (reader, ignored) = (.list(try GrocyStock.rows(bytes), next: 0), [])
        }
    }

    /// The next row, or what is wrong with it; nil at the end. Throws `ItemFileFault` when no further row can be read.
    mutating func next() throws(ItemFileFault) -> Result<ItemRow, ItemFileFault>? {
        switch reader {
        case .table(var table, let columns):
            defer { reader = .table(table, columns) }
            while let record = try table.next() {
                guard record.cells.count == columns.count else {
                    let problem = ItemFileFault.Problem.cellCount(record.cells.count, expected: columns.count)
                    return .failure(ItemFileFault(line: record.line, problem: problem))
                }
                let texts = zip(columns, record.cells).reduce(into: [ItemColumn: String]()) { texts, cell in
                    if let column = cell.0, !cell.1.isEmpty { texts[column] = cell.1 }
                }
                // Spreadsheets write rows that consist only of separators.
                if !texts.isEmpty { return .success(ItemRow(line: record.line, texts: texts)) }
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

    /// Reads the header of a table.
    private static func table(_ bytes: ByteStream) throws(ItemFileFault) -> (Reader, ignored: [String]) {
        var table = CSVReader(bytes)
        guard let header = try table.next() else {
            throw ItemFileFault(problem: table.hasFailed ? .unreadable : .unknownFormat)
        }
        let columns = header.cells.map { ItemColumn(heading: $0) }
        let named = columns.compactMap(\.self)
        guard named.contains(.name) || named.contains(.gtin) else {
            throw ItemFileFault(line: 1, problem: .noNameColumn)
        }
        for column in Set(named) where named.filter({ $0 == column }).count > 1 {
            throw ItemFileFault(line: 1, column: column.rawValue, problem: .columnTwice)
        }
        let ignored = zip(header.cells, columns).filter { $0.1 == nil && !$0.0.isEmpty }.map(\.0)
        return (.table(table, columns), ignored)
    }
}
