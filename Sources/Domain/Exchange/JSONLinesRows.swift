import FoundationEssentials

/// Reads items from JSON Lines whose fields have the names of columns. Other fields, such as those in `list --json`,
/// are ignored.
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

    init(_ bytes: ByteStream) {
        self.bytes = bytes
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
            return ItemRow(line: number, texts: Self.texts(values))
        }
        return nil
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
