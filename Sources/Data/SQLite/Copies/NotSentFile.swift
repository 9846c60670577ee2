import Foundation
import KeepItFreshDomain
import KeepItFreshPlatform

/// A file with the changes that a server did not get any more, one a line in JSON.
struct NotSentFile {
    let path: String

    private struct Line: Codable {
        let item: String?
        let change: SentChange
    }

    /// Writes the file, which only its owner can read. Throws `DataError`.
    func write(_ changes: [WaitingChange]) throws {
        let lines = try changes.map { try JSONEncoder().encode(Line(item: $0.itemName, change: $0.change)) }
        let bytes = Data(lines.joined(separator: [0x0A])) + [0x0A]
        let isWritten = FileManager.default.createFile(
            atPath: path, contents: bytes, attributes: [.posixPermissions: 0o600])
        guard isWritten else { throw DataError.unavailable("\(path) cannot be written") }
    }

    /// The changes in the file, as far as they can be read.
    func changes(of householdId: String) -> [WaitingChange] {
        guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return [] }
        return bytes.split(separator: 0x0A).compactMap { bytes in
            guard let line = try? JSONDecoder().decode(Line.self, from: Data(bytes)) else { return nil }
            return WaitingChange(change: line.change, householdId: householdId, itemName: line.item)
        }
    }
}
