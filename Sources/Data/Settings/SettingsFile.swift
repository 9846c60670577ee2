import Configuration
import Foundation
import KeepItFreshDomain

/// The content of the settings file.
struct SettingsFile {
    private static let maximumByteCount = 1 << 20

    let path: String
    /// The values; nil without a file.
    let values: JSONSnapshot?
    /// The line number of each key that has a value.
    let lines: [String: Int]

    /// Reads the file, if there is one. Throws `SettingFault`.
    init(path: String) throws {
        self.path = path
        guard let data = try Self.content(of: path) else {
            values = nil
            lines = [:]
            return
        }
        do {
            values = try JSONSnapshot(data: data.bytes, providerName: path, parsingOptions: .default)
        } catch {
            let detail = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
            throw SettingFault(.file(path, line: nil), .notJSON(detail ?? String(describing: error)))
        }
        lines = KeyLines(Array(data)).lines
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

        /// The lines of the keys that have a value other than an object, counted from 1.
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
            case UInt8(ascii: "{"): open(.object(key: nil))
            case UInt8(ascii: "["): open(.array)
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

        /// Opens an object or array. An object's own key is removed, as only its members have values.
        private mutating func open(_ container: Container) {
            if case .object = container { lines[path] = nil }
            containers.append(container)
        }

        /// Reads the string that begins here, with its escapes unchanged; ends on its closing quote.
        private mutating func string() -> String {
            let start = index + 1
            index = start
            while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
                index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
            }
            return String(decoding: bytes[start..<min(index, bytes.count)], as: UTF8.self)
        }

        private var path: String {
            containers.compactMap { container in
                if case .object(let key?) = container { key } else { nil }
            }.joined(separator: ".")
        }
    }

    /// Provides the settings file to swift-configuration. It does not change while the program runs.
    struct Provider: ConfigProvider {
        let values: JSONSnapshot

        var providerName: String { values.providerName }

        func value(forKey key: AbsoluteConfigKey, type: ConfigType) throws -> LookupResult {
            try values.value(forKey: key, type: type)
        }

        nonisolated(nonsending) func fetchValue(forKey key: AbsoluteConfigKey, type: ConfigType) async throws
            -> LookupResult
        {
            try value(forKey: key, type: type)
        }

        nonisolated(nonsending) func watchValue<Return: ~Copyable>(
            forKey key: AbsoluteConfigKey, type: ConfigType,
            updatesHandler:
                nonisolated(nonsending) (ConfigUpdatesAsyncSequence<Result<LookupResult, any Error>, Never>)
                async throws
                -> Return
        ) async throws -> Return {
            try await watchValueFromValue(forKey: key, type: type, updatesHandler: updatesHandler)
        }

        func snapshot() -> any ConfigSnapshot { values }

        nonisolated(nonsending) func watchSnapshot<Return: ~Copyable>(
            updatesHandler:
                nonisolated(nonsending) (ConfigUpdatesAsyncSequence<any ConfigSnapshot, Never>) async throws -> Return
        ) async throws -> Return {
            try await watchSnapshotFromSnapshot(updatesHandler: updatesHandler)
        }
    }
}
