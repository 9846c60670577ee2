import Configuration
import Foundation
import KeepItFreshDomain

/// The settings file as it was found.
struct SettingsFile {
    /// A file of more bytes than this is none of ours.
    private static let byteLimit = 1 << 20

    /// The file's path.
    let path: String
    /// What it says; nil when there is no file.
    let values: JSONSnapshot?
    /// The keys that have a value, with their lines.
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
        lines = JSONKeyLines(Array(data)).lines
    }

    private static func content(of path: String) throws -> Data? {
        let files = FileManager.default
        // Follows links: a settings file may be kept elsewhere.
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
        guard (attributes[.size] as? NSNumber)?.intValue ?? 0 <= byteLimit else {
            throw SettingFault(.file(path, line: nil), .unreadable("it is too large"))
        }
        guard let data = files.contents(atPath: target) else {
            throw SettingFault(.file(path, line: nil), .unreadable("no permission"))
        }
        return data
    }
}
