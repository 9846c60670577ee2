/// Reads rows of Open Food Facts' table: fields parted by tabs, a quotation mark standing for itself.
struct TableRows {
    /// The fields that are taken, by the places of their columns, from left to right.
    private let columns: [(place: Int, field: DumpField)]
    /// How many columns there are, taken or not.
    private let count: Int

    /// The columns that the first line names; `missing` are those that it must name and does not.
    init(header: String) {
        let header = header.hasPrefix("\u{FEFF}") ? header.dropFirst() : header[...]
        let names = header.split(separator: "\t", omittingEmptySubsequences: false)
        count = names.count
        columns = names.enumerated().compactMap { place, name in
            DumpField(name).map { (place, $0) }
        }
    }

    /// The columns without which a table is no catalogue.
    var missing: [String] {
        let fields = columns.map(\.field)
        return [("code", DumpField.code), ("product_name", .name)].filter { !fields.contains($0.1) }.map(\.0)
    }

    /// What a row comes to. One that ends before the last column that is taken is cut off.
    func outcome(of line: UnsafeRawBufferPointer) -> RowOutcome {
        var values = DumpValues()
        var place = 0
        var start = 0
        for column in columns {
            while place < column.place {
                guard let length = unsafe length(line, from: start) else { return .damaged }
                start += length + 1
                place += 1
            }
            // The last column of all has no tab behind it.
            let isLast = column.place == count - 1
            guard let length = unsafe length(line, from: start) ?? (isLast ? line.count - start : nil) else {
                return .damaged
            }
            let bytes = unsafe UnsafeRawBufferPointer(rebasing: line[start..<start + length])
            values[column.field] = unsafe CatalogText.text(bytes)
            start += length + 1
            place += 1
            if start > line.count { start = line.count }
        }
        return values.outcome
    }

    private func length(_ line: UnsafeRawBufferPointer, from start: Int) -> Int? {
        guard start <= line.count else { return nil }
        return unsafe DumpLines.index(of: 0x09, in: UnsafeRawBufferPointer(rebasing: line[start...]))
    }
}
