import FoundationEssentials

/// Reads items from JSON Lines whose fields have the names of columns. Other fields, such as those in `list --json`,
/// are ignored.
enum JSONLinesRows {
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

    /// The rows of a file. Throws `ItemFileFault`.
    static func read(_ bytes: [UInt8]) throws(ItemFileFault) -> [ItemRow] {
        var rows: [ItemRow] = []
        var number = 0
        let decoder = JSONDecoder()
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            number += 1
            guard line.contains(where: { $0 > 0x20 }) else { continue }
            guard let values = try? decoder.decode([String: Value].self, from: Data(line)) else {
                throw ItemFileFault(line: number, problem: .notAnObject)
            }
            rows.append(ItemRow(line: number, texts: texts(values)))
        }
        return rows
    }

    private static func texts(_ values: [String: Value]) -> [ItemColumn: String] {
        values.reduce(into: [:]) { texts, value in
            guard let column = ItemColumn(rawValue: value.key), let text = value.value.text, !text.isEmpty else {
                return
            }
            texts[column] = text
        }
    }
}
