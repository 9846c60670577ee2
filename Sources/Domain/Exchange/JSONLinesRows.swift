import FoundationEssentials
import KeepItFreshLabels

/// Reads items from JSON Lines whose fields have the names of columns. Other fields, such as those in `list --json`,
/// are ignored; in objects that other programs have written, the fields may have all names that columns may have.
struct JSONLinesRows {
    /// The maximum length of a line in bytes: far more than an item needs.
    private static let maximumLine = 1 << 20

    /// A value of a JSON object as the text that a table has for it.
    struct Value: Decodable {
        /// The text; nil for null and for values that no column has.
        let text: String?

        init(from decoder: any Decoder) throws {
            if var list = try? decoder.unkeyedContainer() {
                var texts: [String] = []
                while !list.isAtEnd { texts.append(try list.decode(Value.self).text ?? "") }
                text = texts.joined(separator: " ")
                return
            }
            guard let value = try? decoder.singleValueContainer() else {
                text = nil
                return
            }
            if let string = try? value.decode(String.self) {
                text = string
            } else if let number = try? value.decode(Int.self) {
                text = String(number)
            } else {
                text = (try? value.decode(Double.self)).map { String($0) }
            }
        }
    }

    private var bytes: ByteStream
    private var number = 0
    private let decoder = JSONDecoder()
    private let left: Set<String>
    private let today: CivilDate
    private var headings: [String: TableHeading] = [:]

    /// The objects in a file, of which the fields `left` are not read.
    init(_ bytes: ByteStream, leaving left: [String], today: CivilDate) {
        self.bytes = bytes
        self.left = Set(left.map(HeadingWords.letters))
        self.today = today
    }

    /// Whether the file could not be read to its end.
    var hasFailed: Bool { bytes.hasFailed }

    /// The next row; nil at the end. Throws `ItemFileFault`.
    mutating func next() throws(ItemFileFault) -> ItemRow? {
        while bytes.first != nil {
            number += 1
            var line: [UInt8] = []
            while let byte = bytes.next(), byte != 0x0A {
                line.append(byte)
                guard line.count <= Self.maximumLine else { throw ItemFileFault(line: number, problem: .notAnObject) }
            }
            guard line.contains(where: { $0 > 0x20 }) else { continue }
            guard String(validating: line, as: UTF8.self) != nil else {
                throw ItemFileFault(line: number, problem: .notUTF8)
            }
            guard let values = try? decoder.decode([String: Value].self, from: Data(line)) else {
                throw ItemFileFault(line: number, problem: .notAnObject)
            }
            return try row(values)
        }
        return nil
    }

    private mutating func row(_ values: [String: Value]) throws(ItemFileFault) -> ItemRow {
        let isOurs = values[ItemValue.addedDate.name] != nil
        var texts: [ItemValue: String] = [:]
        var dates: [ItemRow.DateCell] = []
        for (key, value) in values.sorted(by: { $0.key < $1.key }) {
            guard let text = value.text, !text.isEmpty, left.isEmpty || !left.contains(HeadingWords.letters(of: key))
            else { continue }
            if let column = ItemValue.named(key) {
                texts[column] = text
            } else if !isOurs {
                let heading = headings[key] ?? TableHeading(key)
                headings[key] = heading
                let isDate = heading.meaning == nil && CellDate.isDate(text, today: today)
                switch heading.meaning ?? (isDate ? heading.meaningOfDates : nil) {
                case .value(let column): if texts[column] == nil { texts[column] = text }
                case .date(let kind): dates.append(ItemRow.DateCell(heading: key, kind: kind, text: text))
                case nil:
                    if isDate { throw ItemFileFault(line: number, column: key, problem: .unknownDates) }
                }
            }
        }
        return ItemRow(line: number, texts: texts, dates: dates)
    }
}
