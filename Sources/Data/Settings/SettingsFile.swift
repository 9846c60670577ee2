import Configuration
import Foundation
import KeepItFreshDomain

/// The content of the settings file.
struct SettingsFile {
    private static let maximumByteCount = 1 << 20

    let path: String
    /// The values by their keys; nil without a file. The keys of nested objects are joined by dots.
    let values: [String: Value]?
    /// The line number of each key.
    let lines: [String: Int]

    /// Reads the file, if there is one; `keys` are those of the settings. Throws `SettingFault`.
    init(path: String, keys: Set<String>) throws {
        self.path = path
        guard let data = try Self.content(of: path) else {
            values = nil
            lines = [:]
            return
        }
        do {
            guard case .object(let members) = try JSONDecoder().decode(Value.self, from: data) else {
                throw SettingFault(.file(path, line: nil), .notJSON("the file holds another value"))
            }
            values = Self.flattened(members, keys: keys)
        } catch DecodingError.dataCorrupted(let context) {
            let detail = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey] as? String
            throw SettingFault(.file(path, line: nil), .notJSON(detail ?? context.debugDescription))
        }
        lines = KeyLines(Array(data)).lines
    }

    /// The members with those of nested objects, except of one that is the value of a setting.
    private static func flattened(_ members: [String: Value], keys: Set<String>, in parent: String = "") -> [String:
        Value]
    {
        var result: [String: Value] = [:]
        for (name, value) in members {
            if case .object(let nested) = value, !nested.isEmpty, !keys.contains(parent + name) {
                result.merge(flattened(nested, keys: keys, in: "\(parent)\(name).")) { $1 }
            } else {
                result[parent + name] = value
            }
        }
        return result
    }

    private static func content(of path: String) throws -> Data? {
        let files = FileManager.default
        // Follows links: the settings file may be in another folder.
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard let attributes = try? files.attributesOfItem(atPath: target) else {
            if files.fileExists(atPath: path) {
                throw SettingFault(.file(path, line: nil), .unreadable("no permission"))
            }
            return nil
        }
        guard attributes[.type] as? FileAttributeType == .typeRegular else {
            throw SettingFault(.file(path, line: nil), .unreadable("it is not a regular file"))
        }
        guard (attributes[.size] as? NSNumber)?.intValue ?? 0 <= maximumByteCount else {
            throw SettingFault(.file(path, line: nil), .unreadable("it is too large"))
        }
        // It names programs and libraries that this program runs.
        let mode = (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
        guard mode & 0o022 == 0 else {
            throw SettingFault(.file(path, line: nil), .unreadable("others can change the file: chmod go-w"))
        }
        let owner = (attributes[.ownerAccountID] as? NSNumber)?.uint32Value
        guard owner == 0 || owner == geteuid() else {
            throw SettingFault(.file(path, line: nil), .unreadable("the file belongs to another user"))
        }
        guard let data = files.contents(atPath: target) else {
            throw SettingFault(.file(path, line: nil), .unreadable("no permission"))
        }
        return data
    }
}

extension SettingsFile {
    /// Finds the line of each key of a JSON object; the keys of nested objects are joined by dots. The text must be
    /// valid JSON.
    struct KeyLines {
        /// An object or array that is being read.
        private enum Container {
            case object(key: String?)
            case array
        }

        /// The lines of the keys, counted from 1.
        private(set) var lines: [String: Int] = [:]

        private var containers: [Container] = []
        private var line = 1
        private var index = 0
        private let bytes: [UInt8]

        init(_ bytes: [UInt8]) {
            self.bytes = bytes
            while index < bytes.count {
                step()
                index += 1
            }
        }

        private mutating func step() {
            switch bytes[index] {
            case UInt8(ascii: "\n"): line += 1
            case UInt8(ascii: "{"): containers.append(.object(key: nil))
            case UInt8(ascii: "["): containers.append(.array)
            case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = containers.popLast()
            case UInt8(ascii: ","):
                if case .object = containers.last { containers[containers.count - 1] = .object(key: nil) }
            case UInt8(ascii: "\""):
                let text = string()
                guard case .object(nil) = containers.last else { return }
                containers[containers.count - 1] = .object(key: text)
                lines[path] = line
            default: break
            }
        }

        /// Reads the string that begins here; ends on its closing quote.
        private mutating func string() -> String {
            let start = index + 1
            index = start
            while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
                index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
            }
            let content = bytes[start..<min(index, bytes.count)]
            let quoted = Data([UInt8(ascii: "\"")] + content + [UInt8(ascii: "\"")])
            return (try? JSONDecoder().decode(String.self, from: quoted)) ?? String(decoding: content, as: UTF8.self)
        }

        private var path: String {
            containers.compactMap { container in
                if case .object(let key?) = container { key } else { nil }
            }.joined(separator: ".")
        }
    }

    /// A value of the file, with its type.
    enum Value: Decodable {
        case text(String)
        case number(Double)
        case boolean(Bool)
        case list
        case object([String: Value])
        case null

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                self = .null
            } else if let value = try? container.decode(Bool.self) {
                self = .boolean(value)
            } else if let text = try? container.decode(String.self) {
                self = .text(text)
            } else if let members = try? container.decode([String: Value].self) {
                self = .object(members)
            } else if (try? decoder.unkeyedContainer()) != nil {
                self = .list
            } else {
                // A number can be too large to be one here.
                self = .number((try? container.decode(Double.self)) ?? .infinity)
            }
        }

        /// The whole number; nil when it is something else.
        var integer: Int? {
            if case .number(let number) = self { Int(exactly: number) } else { nil }
        }

        /// The value in the form of swift-configuration; nil for types that no setting has.
        var content: ConfigContent? {
            switch self {
            case .text(let text): .string(text)
            case .number: integer.map(ConfigContent.int)
            case .boolean, .list, .object, .null: nil
            }
        }

        /// The type to name in a fault. A secret is not shown.
        func found(isSecret: Bool) -> SettingFault.FoundType {
            switch self {
            case .text(let text): .text(isSecret ? nil : text)
            case .number(let number): .number(isSecret ? nil : integer.map { "\($0)" } ?? "\(number)")
            case .boolean(let value): .boolean(value)
            case .list: .list
            case .object: .object
            case .null: .null
            }
        }
    }
}
