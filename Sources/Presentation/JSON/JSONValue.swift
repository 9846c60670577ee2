/// A JSON value whose fields keep their order and whose text is safe to show on a terminal.
///
/// Foundation's encoder leaves out fields without a value, orders fields anyhow and writes U+009B and bidirectional
/// overrides raw; the contract asks for the opposite of each.
public enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    /// A number with at most three decimals.
    case decimal(Double)
    /// A number with as many decimals as it has.
    case exact(Double)
    case string(String)
    case array([JSONValue])
    case object([(String, JSONValue)])

    /// The text, or null for nil.
    public static func text(_ text: String?) -> JSONValue {
        text.map { .string($0) } ?? .null
    }

    /// The number, or null for nil.
    public static func number(_ number: Int?) -> JSONValue {
        number.map { .integer($0) } ?? .null
    }

    /// The texts as an array.
    public static func texts(_ texts: some Sequence<String>) -> JSONValue {
        .array(texts.map { .string($0) })
    }

    /// The value in one line, as RFC 8259 has it.
    public var line: String {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Two values with the same fields in the same order.
    public static func == (left: JSONValue, right: JSONValue) -> Bool {
        left.line == right.line
    }

    private func write(to bytes: inout [UInt8]) {
        switch self {
        case .null: bytes += "null".utf8
        case .bool(let value): bytes += (value ? "true" : "false").utf8
        case .integer(let value): bytes += String(value).utf8
        case .decimal(let value): bytes += Self.rounded(value).utf8
        case .exact(let value): bytes += (value.isFinite ? String(value) : "null").utf8
        case .string(let text): Self.write(text, to: &bytes)
        case .array(let values): Self.write(values, between: "[", "]", to: &bytes) { $0.write(to: &$1) }
        case .object(let fields):
            Self.write(fields, between: "{", "}", to: &bytes) { field, bytes in
                Self.write(field.0, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                field.1.write(to: &bytes)
            }
        }
    }

    private static func write<Element>(
        _ elements: [Element], between open: Unicode.Scalar, _ close: Unicode.Scalar, to bytes: inout [UInt8],
        each: (Element, inout [UInt8]) -> Void
    ) {
        bytes.append(UInt8(ascii: open))
        for (index, element) in elements.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            each(element, &bytes)
        }
        bytes.append(UInt8(ascii: close))
    }

    private static func write(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        defer { bytes.append(UInt8(ascii: "\"")) }
        if text.utf8.allSatisfy(isPlain) {
            bytes += text.utf8
            return
        }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": bytes += "\\\"".utf8
            case "\\": bytes += "\\\\".utf8
            case "\n": bytes += "\\n".utf8
            case _ where scalar.isUnsafeOnTerminal: bytes += escape(scalar).utf8
            default: UTF8.encode(scalar, into: { bytes.append($0) })
            }
        }
    }

    /// True for the printable ASCII characters that stand for themselves.
    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        scalar.utf16.map { unit in
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }

    private static func rounded(_ value: Double) -> String {
        guard value.isFinite else { return "null" }
        return String((value * 1000).rounded() / 1000)
    }
}
