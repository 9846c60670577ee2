import FoundationEssentials

/// Reads items of JSON Lines, with the names of columns as fields. Fields that are none are passed over: `list --json`
/// has more.
enum JSONLinesRows {
    /// The rows of a file. Throws `ItemFileFault`.
    static func read(_ bytes: [UInt8]) throws(ItemFileFault) -> [ItemRow] {
        var rows: [ItemRow] = []
        var number = 0
        let decoder = JSONDecoder()
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            number += 1
            guard line.contains(where: { $0 > 0x20 }) else { continue }
            guard let values = try? decoder.decode([String: JSONCell].self, from: Data(line)) else {
                throw ItemFileFault(line: number, problem: .notAnObject)
            }
            rows.append(ItemRow(line: number, texts: texts(values)))
        }
        return rows
    }

    /// The texts of fields that are columns.
    static func texts(_ values: [String: JSONCell]) -> [ItemColumn: String] {
        values.reduce(into: [:]) { texts, value in
            guard let column = ItemColumn(rawValue: value.key), let text = value.value.text, !text.isEmpty else {
                return
            }
            texts[column] = text
        }
    }
}
