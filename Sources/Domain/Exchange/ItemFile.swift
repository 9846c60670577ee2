package import FoundationEssentials
package import KeepItFreshLabels

/// The items in a file: a table, JSON Lines, or Grocy's stock.
package struct ItemFile: Equatable, Sendable {
    /// The items, each with an id.
    package private(set) var items: [Item] = []
    /// The headings of columns that are not imported.
    package private(set) var ignored: [String] = []
    private var faults: [ItemFileFault] = []

    /// The format of an inventory file.
    package enum Format: String, CaseIterable, Hashable, Sendable {
        /// A table with commas (RFC 4180).
        case csv
        /// A JSON object per line.
        case jsonl
        /// Grocy's: its stock when reading, requests to its API when writing.
        case grocy
    }

    /// All faults of a file, of which nothing is imported then.
    package struct Faults: Error, Equatable, Sendable {
        /// The faults in the order of the lines; never empty.
        package let faults: [ItemFileFault]

        package init(_ faults: [ItemFileFault]) {
            self.faults = faults
        }
    }

    /// Reads a file. Dates that are not in ISO 8601 are read in `order`; items without a time at which they were added
    /// get `now`. Throws `Faults` when anything is wrong.
    package init(_ bytes: [UInt8], order: DateOrder? = nil, now: Date) throws(Faults) {
        do throws(ItemFileFault) {
            let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
            guard String(validating: bytes, as: UTF8.self) != nil else { throw ItemFileFault(problem: .notUTF8) }
            switch Self.format(of: bytes) {
            case .csv: try addTable(CSVTable(bytes).records, order, now)
            case .jsonl: add(try JSONLinesRows.read(bytes), order, now)
            case .grocy: add(try GrocyStock.rows(bytes), order, now)
            }
        } catch {
            throw Faults([error])
        }
        if !faults.isEmpty { throw Faults(faults) }
    }

    /// JSON Lines begin with a brace, Grocy's list with a bracket; everything else is a table.
    private static func format(of bytes: [UInt8]) -> Format {
        switch bytes.first(where: { $0 > 0x20 }) {
        case 0x7B: .jsonl
        case 0x5B: .grocy
        default: .csv
        }
    }

    private mutating func addTable(_ records: [CSVTable.Record], _ order: DateOrder?, _ now: Date)
        throws(ItemFileFault)
    {
        guard let header = records.first else { throw ItemFileFault(problem: .unknownFormat) }
        let columns = header.cells.map { ItemColumn(heading: $0) }
        ignored = zip(header.cells, columns).filter { $0.1 == nil && !$0.0.isEmpty }.map(\.0)
        let named = columns.compactMap(\.self)
        guard named.contains(.name) || named.contains(.gtin) else {
            throw ItemFileFault(line: 1, problem: .noNameColumn)
        }
        for column in Set(named) where named.filter({ $0 == column }).count > 1 {
            throw ItemFileFault(line: 1, column: column.rawValue, problem: .columnTwice)
        }
        var rows: [ItemRow] = []
        for record in records.dropFirst() {
            guard record.cells.count == columns.count else {
                faults.append(
                    ItemFileFault(
                        line: record.line, problem: .cellCount(record.cells.count, expected: columns.count)))
                continue
            }
            let texts = zip(columns, record.cells).reduce(into: [ItemColumn: String]()) { texts, cell in
                if let column = cell.0, !cell.1.isEmpty { texts[column] = cell.1 }
            }
            // Spreadsheets write rows that consist only of separators.
            if !texts.isEmpty { rows.append(ItemRow(line: record.line, texts: texts)) }
        }
        add(rows, order, now)
    }

    private mutating func add(_ rows: [ItemRow], _ order: DateOrder?, _ now: Date) {
        var occurrences: [String: Int] = [:]
        var ids: Set<String> = []
        for row in rows {
            do throws(ItemFileFault) {
                let id = Self.id(of: row, &occurrences)
                guard ids.insert(id).inserted else {
                    throw ItemFileFault(line: row.line, column: "id", problem: .idTwice(row.texts[.id] ?? id))
                }
                items.append(try row.item(id: id, addedAt: now, order: order))
            } catch {
                faults.append(error)
            }
        }
    }

    /// The id in the row if it has the form that stores assign; otherwise one derived from it or, without an id, from
    /// the whole row and the number of equal rows before it.
    private static func id(of row: ItemRow, _ occurrences: inout [String: Int]) -> String {
        if let id = row.texts[.id] { return StableID.isOurs(id) ? id : StableID.id(of: "id:" + id) }
        let content = ItemColumn.allCases.map { row.texts[$0] ?? "" }.joined(separator: "\u{1F}")
        occurrences[content, default: 0] += 1
        return StableID.id(of: "row \(occurrences[content] ?? 1):" + content)
    }

    /// Ids for items without one. The same content always gets the same id, so that importing it again finds the item.
    private enum StableID {
        /// An id in the form of a UUID, made of two hashes with different start values.
        static func id(of text: String) -> String {
            let digits = [FNV1a.offsetBasis, 0x6C62_272E_07BB_0142].map { start in
                let hex = String(FNV1a.hash(of: text, from: start), radix: 16)
                return String(repeating: "0", count: 16 - hex.utf8.count) + hex
            }.joined()
            var parts: [Substring] = []
            var rest = digits[...]
            for length in [8, 4, 4, 4, 12] {
                parts.append(rest.prefix(length))
                rest = rest.dropFirst(length)
            }
            return parts.joined(separator: "-")
        }

        /// Whether an id has the form that stores assign: a UUID in lower case.
        static func isOurs(_ id: String) -> Bool {
            let parts = id.split(separator: "-", omittingEmptySubsequences: false)
            return parts.map(\.utf8.count) == [8, 4, 4, 4, 12]
                && parts.allSatisfy { $0.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) } }
        }
    }
}
