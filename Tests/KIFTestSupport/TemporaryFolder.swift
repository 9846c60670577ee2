import FoundationEssentials

/// A folder that belongs to one test.
package struct TemporaryFolder: Sendable {
    package let path: String

    /// Creates an empty folder, in the system's folder for such or in `folder`.
    package init(in folder: String? = nil) throws {
        path = (folder ?? FileManager.default.temporaryDirectory.path) + "/kif-test-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    /// Deletes the folder with everything in it.
    package func remove() throws {
        try FileManager.default.removeItem(atPath: path)
    }

    /// The path of a file in the folder.
    package func file(_ name: String) -> String {
        path + "/" + name
    }
}
