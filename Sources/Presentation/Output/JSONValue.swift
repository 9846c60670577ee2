import FoundationEssentials
import KeepItFreshDomain
package import KeepItFreshLabels

/// A JSON value whose fields keep their order and whose text is safe to show on a terminal.
///
/// Foundation's encoder omits fields without a value, does not keep the order of fields and writes U+009B and
/// bidirectional overrides unescaped. The contract requires the opposite of each.
package enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    /// A number with at most three decimals.
    case decimal(Double)
    /// A number with all its decimals.
    case exact(Double)
    case string(String)
    case array([JSONValue])
    case object([(String, JSONValue)])
    /// A value that was written before, as its line.
    case line(String)

    /// Returns a string, or null for nil.
    package static func text(_ text: String?) -> JSONValue {
        text.map { .string($0) } ?? .null
    }

    /// Returns an integer, or null for nil.
    package static func number(_ number: Int?) -> JSONValue {
        number.map { .integer($0) } ?? .null
    }

    /// Returns an array of strings.
    package static func texts(_ texts: some Sequence<String>) -> JSONValue {
        .array(texts.map { .string($0) })
    }

    /// The value as RFC 8259 text in one line.
    package var line: String { String(decoding: bytes, as: UTF8.self) }

    /// The value as RFC 8259 text in one line, in UTF-8.
    package var bytes: [UInt8] {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return bytes
    }

    /// An object with these fields before its own; any other value unchanged.
    func preceded(by fields: [(String, JSONValue)]) -> JSONValue {
        guard case .object(let own) = self else { return self }
        return .object(fields + own)
    }

    /// Whether a text is JSON.
    static func isValid(_ text: String) -> Bool {
        JSONValue(reading: Data(text.utf8), depth: .max) != nil
    }

    /// Returns a text as it stands in a string of JSON, without the quotation marks.
    static func escaped(_ text: String) -> String {
        String(JSONValue.string(text).line.dropFirst().dropLast())
    }

    /// Values are equal if they have the same fields in the same order.
    package static func == (left: JSONValue, right: JSONValue) -> Bool {
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
        case .line(let text): bytes += text.utf8
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

    /// True for printable ASCII characters that need no escape.
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

extension JSONValue {
    /// Returns a date in ISO 8601, or null for nil.
    package static func date(_ date: CivilDate?) -> JSONValue {
        text(date?.description)
    }

    /// Returns four corners as `[[x, y], …]`, clockwise from top left, or null for nil.
    package static func box(_ quad: Quad?) -> JSONValue {
        guard let quad else { return .null }
        return .array(quad.corners.map { .array([.integer($0.x), .integer($0.y)]) })
    }
}
