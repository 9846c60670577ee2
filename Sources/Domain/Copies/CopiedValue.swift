package import FoundationEssentials

/// A value of a row: in JSON null, a number or a text, and of bytes an object with a text or, where they are none, with
/// Base64. So is a text with a NUL, which not everything that reads JSON takes.
package enum CopiedValue: Codable, Equatable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case bytes(Data)

    private enum CodingKeys: String, CodingKey {
        case text, base64
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let integer = try? container.decode(Int64.self) {
            self = .integer(integer)
        } else if let real = try? container.decode(Double.self) {
            self = .real(real)
        } else {
            let fields = try decoder.container(keyedBy: CodingKeys.self)
            if let text = try fields.decodeIfPresent(String.self, forKey: .text) {
                self = .bytes(Data(text.utf8))
            } else {
                self = .bytes(try fields.decode(Data.self, forKey: .base64))
            }
        }
    }

    package func encode(to encoder: any Encoder) throws {
        if let bytes {
            var fields = encoder.container(keyedBy: CodingKeys.self)
            if !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) {
                try fields.encode(text, forKey: .text)
            } else {
                try fields.encode(bytes, forKey: .base64)
            }
            return
        }
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .integer(let value): try container.encode(value)
        case .real(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .bytes: break
        }
    }

    /// What cannot be a text or a number in JSON.
    private var bytes: Data? {
        switch self {
        case .bytes(let bytes): bytes
        case .text(let text) where text.utf8.contains(0): Data(text.utf8)
        default: nil
        }
    }
}
