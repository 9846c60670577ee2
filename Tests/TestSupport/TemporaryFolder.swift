import FoundationEssentials

/// A folder of a test's own.
public struct TemporaryFolder: Sendable {
    /// The folder's path.
    public let path: String

    /// A new, empty folder.
    public init() throws {
        path = FileManager.default.temporaryDirectory.path + "/kif-test-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    /// Removes the folder and all in it.
    public func remove() throws {
        try FileManager.default.removeItem(atPath: path)
    }

    /// The path of a file in the folder.
    public func file(_ name: String) -> String {
        path + "/" + name
    }
}
