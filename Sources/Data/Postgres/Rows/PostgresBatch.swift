import KeepItFreshDomain

/// Rows for one statement, as a JSON array of `kind`, `key` and `body`.
struct PostgresBatch {
    /// How long the JSON of a statement is at most, but for a single row.
    static let length = 4_000_000

    private(set) var json = "["

    private init() {}

    /// The rows in statements of a bearable length.
    static func batches(of rows: [SharedRow]) -> [PostgresBatch] {
        var batches: [PostgresBatch] = []
        var batch = PostgresBatch()
        for row in rows {
            let text = text(of: row)
            if batch.json.utf8.count + text.utf8.count > length, batch.json.utf8.count > 1 {
                batches.append(batch.ended)
                batch = PostgresBatch()
            }
            if batch.json.utf8.count > 1 { batch.json += "," }
            batch.json += text
        }
        return batches + [batch.ended]
    }

    private var ended: PostgresBatch {
        var batch = self
        batch.json += "]"
        return batch
    }

    private static func text(of row: SharedRow) -> String {
        "{\"kind\":\(quoted(row.kind)),\"key\":\(quoted(row.key)),\"body\":\(row.body ?? "null")}"
    }

    /// A text as a JSON string. A NUL stays as it is: no text with one is sent.
    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\u{1}"..<" ":
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
