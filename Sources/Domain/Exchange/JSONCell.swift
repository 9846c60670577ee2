/// A value of a JSON object as the text that a table has for it.
struct JSONCell: Decodable {
    /// The text; nil for null, and for what no column holds.
    let text: String?

    init(from decoder: any Decoder) throws {
        if var list = try? decoder.unkeyedContainer() {
            var texts: [String] = []
            while !list.isAtEnd { texts.append(try list.decode(JSONCell.self).text ?? "") }
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
