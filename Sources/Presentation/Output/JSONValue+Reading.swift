package import FoundationEssentials

/// Reading JSON that somebody sent.
extension JSONValue: Decodable {
    /// Reads a text, in which brackets may be nested `depth` deep; of several fields with a name any one is kept. Nil
    /// when it is no JSON (RFC 8259), or has a number beyond Double.
    package init?(reading bytes: Data, depth: Int) {
        guard Self.depth(of: bytes) <= depth, let value = try? JSONDecoder().decode(JSONValue.self, from: bytes) else {
            return nil
        }
        self = value
    }

    package init(from decoder: any Decoder) throws {
        if let object = try? decoder.container(keyedBy: Key.self) {
            self = .object(try object.allKeys.map { ($0.stringValue, try object.decode(JSONValue.self, forKey: $0)) })
            return
        }
        if var list = try? decoder.unkeyedContainer() {
            var values: [JSONValue] = []
            while !list.isAtEnd { values.append(try list.decode(JSONValue.self)) }
            self = .array(values)
            return
        }
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let flag = try? value.decode(Bool.self) {
            self = .bool(flag)
        } else if let number = try? value.decode(Int.self) {
            self = .integer(number)
        } else if let text = try? value.decode(String.self) {
            self = .string(text)
        } else {
            self = .exact(try value.decode(Double.self))
        }
    }

    /// How deeply brackets are nested outside of texts.
    private static func depth(of bytes: Data) -> Int {
        var (depth, deepest, isText, isEscaped) = (0, 0, false, false)
        for byte in bytes {
            if isEscaped {
                isEscaped = false
            } else if isText {
                isEscaped = byte == UInt8(ascii: "\\")
                isText = byte != UInt8(ascii: "\"")
            } else if byte == UInt8(ascii: "\"") {
                isText = true
            } else if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") {
                depth += 1
                deepest = max(deepest, depth)
            } else if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
                depth -= 1
            }
        }
        return deepest
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
