import KeepItFreshDomain

/// The format of a dump, which reads its rows.
enum DumpFormat {
    case table(Table)
    case lines(JSONLines)

    /// Detects the format by the first line, which names the columns of a table. Throws `CatalogError.unknownFormat`.
    init(firstLine: String) throws(CatalogError) {
        let text = firstLine.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        if text.first == "{" {
            self = .lines(JSONLines())
            return
        }
        let rows = Table(header: firstLine)
        guard rows.missing.isEmpty else { throw .unknownFormat(missing: rows.missing) }
        self = .table(rows)
    }

    /// True when the first line is not a row.
    var hasHeader: Bool {
        if case .table = self { true } else { false }
    }

    /// Reads a row.
    func outcome(of line: UnsafeRawBufferPointer) -> DumpRow.Outcome {
        switch self {
        case .table(let rows): unsafe rows.outcome(of: line)
        case .lines(let rows): unsafe rows.outcome(of: line)
        }
    }
}

extension DumpFormat {
    /// Reads rows of Open Food Facts' table: fields separated by tabs, without quoting.
    struct Table {
        /// The fields to read with the indices of their columns, from left to right.
        private let columns: [(place: Int, field: DumpRow.Field)]
        /// The number of all columns.
        private let count: Int

        /// Reads the column names in the first line.
        init(header: String) {
            let header = header.hasPrefix("\u{FEFF}") ? header.dropFirst() : header[...]
            let names = header.split(separator: "\t", omittingEmptySubsequences: false)
            count = names.count
            columns = names.enumerated().compactMap { place, name in
                DumpRow.Field(name).map { (place, $0) }
            }
        }

        /// The names of required columns that are missing.
        var missing: [String] {
            let fields = columns.map(\.field)
            return [("code", DumpRow.Field.code), ("product_name", .name)].filter { !fields.contains($0.1) }.map(\.0)
        }

        /// Reads a row. A row that ends before the last column to read is damaged.
        func outcome(of line: UnsafeRawBufferPointer) -> DumpRow.Outcome {
            var values = DumpRow()
            var place = 0
            var start = 0
            for column in columns {
                while place < column.place {
                    guard let length = unsafe length(line, from: start) else { return .damaged }
                    start += length + 1
                    place += 1
                }
                // No tab follows the last column.
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

    /// Reads lines of Open Food Facts' JSON Lines: one object a line, of which a few top-level values are read and all
    /// others skipped.
    struct JSONLines {
        private static let maximumDepth = 512

        /// Reads a line.
        func outcome(of line: UnsafeRawBufferPointer) -> DumpRow.Outcome {
            var reader = unsafe JSONReader(line)
            var values = DumpRow()
            guard reader.consume(0x7B) else { return .damaged }
            if reader.consume(0x7D) { return values.outcome }
            repeat {
                guard let key = unsafe reader.rawString(), reader.consume(0x3A) else { return .damaged }
                if let field = unsafe DumpRow.Field(jsonKey: key) {
                    guard let value = value(&reader) else { return .damaged }
                    values[field] = CatalogText.text(value)
                } else {
                    guard reader.skip(maximumDepth: Self.maximumDepth) else { return .damaged }
                }
            } while reader.consume(0x2C)
            return reader.consume(0x7D) && reader.isAtEnd ? values.outcome : .damaged
        }

        /// Reads a text, a number as text, an array's texts joined by commas, or anything else as an empty text; nil
        /// for invalid JSON.
        private func value(_ reader: inout JSONReader, depth: Int = maximumDepth) -> String? {
            guard depth > 0 else { return nil }
            switch reader.next {
            case 0x22: return reader.string()
            case 0x5B:
                guard reader.consume(0x5B) else { return nil }
                if reader.consume(0x5D) { return "" }
                var texts: [String] = []
                repeat {
                    guard let text = value(&reader, depth: depth - 1) else { return nil }
                    texts.append(text)
                } while reader.consume(0x2C)
                return reader.consume(0x5D) ? texts.joined(separator: ",") : nil
            case let byte? where (0x30...0x39).contains(byte): return reader.number()
            default: return reader.skip(maximumDepth: Self.maximumDepth) ? "" : nil
            }
        }
    }
}
