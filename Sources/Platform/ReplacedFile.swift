import Foundation

/// A file that is written piece by piece and appears under its name as a whole, readable by its owner only.
package final class ReplacedFile: Sendable {
    private let path: String
    private let draft: String
    private let handle: FileHandle

    /// Starts a file that will replace the one at `path`, if there is one. Throws a `CocoaError`, also when something other
    /// than a regular file is there.
    package init(_ path: String) throws {
        self.path = URL(fileURLWithPath: path).path
        draft = "\(self.path).part-\(UUID().uuidString)"
        let files = FileManager.default
        let type = (try? files.attributesOfItem(atPath: self.path))?[.type] as? FileAttributeType
        guard type == nil || type == .typeRegular else { throw CocoaError(.fileWriteFileExists) }
        try Data().write(to: URL(fileURLWithPath: draft), options: .withoutOverwriting)
        handle = try FileHandle(forWritingTo: URL(fileURLWithPath: draft))
        try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: draft)
    }

    /// Removes what was written if it was not stored.
    deinit {
        try? FileManager.default.removeItem(atPath: draft)
    }

    /// Appends text. Throws a `CocoaError`.
    package func write(_ text: String) throws {
        try handle.write(contentsOf: Data(text.utf8))
    }

    /// Stores the file under its name. Throws a `CocoaError`.
    package func store() throws {
        try handle.synchronize()
        try handle.close()
        guard unsafe rename(draft, path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }
}
