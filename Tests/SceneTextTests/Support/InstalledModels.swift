import Foundation
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshSceneText

/// The files of the scene-text reader, which `Scripts/install-scene-text` puts into the package's build folder. Tests
/// with the real models fail without them.
enum InstalledModels {
    static let folder = package.appendingPathComponent(".build/scene-text").path

    /// The reader of all tests that do not change its files: its models take 100 MB.
    static func reader() throws -> SceneTextReader {
        try shared.get()
    }

    static func files() throws -> SceneTextFiles {
        let finding = SceneTextFiles.find(setting: folder, executable: "", dataFolder: "")
        guard case .found(let files) = finding, files.libraryVersion != nil else { throw Missing(finding: finding) }
        return files
    }

    /// The package's folder.
    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static let shared = Result { SceneTextReader(files: try files()) }

    private struct Missing: Error, CustomStringConvertible {
        let finding: SceneTextFiles.Finding

        var description: String {
            "the scene-text reader cannot be used: run Scripts/install-scene-text (\(InstalledModels.folder): \(finding))"
        }
    }
}

extension SceneTextReader {
    /// The legible lines at some places.
    func lines(at places: [Quad], in image: GreyImage) async throws(ScanError) -> [TextLine] {
        try await read(places, in: image).compactMap(\.line)
    }
}
