public import FoundationEssentials

/// The items of a file: a table, JSON Lines, or Grocy's stock.
public struct ItemFile: Equatable, Sendable {
    /// The items, each with an id.
    public private(set) var items: [Item] = []
    /// The headings of columns that are not taken.
    public private(set) var ignored: [String] = []

    /// Reads a file. Dates as people write them are taken in the `order` that somebody tells; `now` is when items came
    /// into the inventory that do not say it. Throws `ItemFileFaults`: then nothing is to be taken.
    public init(_ bytes: [UInt8], order: DateOrder? = nil, now: Date) throws(ItemFileFaults) {
        do throws(ItemFileFault) {
            let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
            guard String(validating: bytes, as: UTF8.self) != nil else { throw ItemFileFault(problem: .notUTF8) }
            switch Self.format(of: bytes) {
            case .csv: try takeTable(CSVTable(bytes).records, order, now)
            case .jsonl: try take(JSONLinesRows.read(bytes), order, now)
            case .grocy: try take(GrocyStock.rows(bytes), order, now)
            }
        } catch {
            throw ItemFileFaults([error])
        }
        if !faults.isEmpty { throw ItemFileFaults(faults) }
    }

    private var faults: [ItemFileFault] = []

    /// JSON begins with a brace, Grocy's list with a bracket, and everything else is a table.
    private static func format(of bytes: [UInt8]) -> ItemFileFormat {
        switch bytes.first(where: { $0 > 0x20 }) {
        case 0x7B: .jsonl
        case 0x5B: .grocy
        default: .csv
        }
    }

    private mutating func takeTable(_ records: [CSVTable.Record], _ order: DateOrder?, _ now: Date)
        throws(ItemFileFault)
    {
        guard let head = records.first else { throw ItemFileFault(problem: .unknownFormat) }
        let columns = head.cells.map { ItemColumn(heading: $0) }
        ignored = zip(head.cells, columns).filter { $0.1 == nil && !$0.0.isEmpty }.map(\.0)
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
            // Spreadsheets write rows of nothing but separators.
            if !texts.isEmpty { rows.append(ItemRow(line: record.line, texts: texts)) }
        }
        take(rows, order, now)
    }

    private mutating func take(_ rows: [ItemRow], _ order: DateOrder?, _ now: Date) {
        var seen: [String: Int] = [:]
        var ids: Set<String> = []
        for row in rows {
            do throws(ItemFileFault) {
                let id = Self.id(of: row, &seen)
                guard ids.insert(id).inserted else {
                    throw ItemFileFault(line: row.line, column: "id", problem: .idTwice(row.texts[.id] ?? id))
                }
                items.append(try row.item(id: id, addedAt: now, order: order))
            } catch {
                faults.append(error)
            }
        }
    }

    /// The row's own id, one made of an id that is not of ours, or one made of all that the row says and how often it was
    /// said before.
    private static func id(of row: ItemRow, _ seen: inout [String: Int]) -> String {
        if let id = row.texts[.id] { return StableID.isOurs(id) ? id : StableID.id(of: "id:" + id) }
        let content = ItemColumn.allCases.map { row.texts[$0] ?? "" }.joined(separator: "\u{1F}")
        seen[content, default: 0] += 1
        return StableID.id(of: "row \(seen[content] ?? 1):" + content)
    }
}
