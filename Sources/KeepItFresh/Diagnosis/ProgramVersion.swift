import KeepItFreshDateCode
import KeepItFreshDomain
import KeepItFreshPlatform
import KeepItFreshScanning
import KeepItFreshSceneText

/// The version of the program, and of what it reads with.
package enum ProgramVersion {
    /// A release is tagged with it, after a `v`; `Scripts/package` takes it from here.
    package static let number = "0.1.0"

    /// The digits of a model's digest that are shown.
    private static let digestLength = 12

    /// The lines of `--version`: the program with its commit, the readers, and the models with the beginning of their SHA-256.
    /// The files of the scene-text reader are in the folder `sceneText`, or where they are usually installed.
    package static func lines(sceneText folder: String?) -> [String] {
        let readers = ["libzbar", "libzxing", "tesseract"]
        let versions = ScanningComponents.all.filter { readers.contains($0.name) }
            .map { "\($0.name) \($0.version ?? "(missing)")" }
        let files = SceneTextFiles.installed(setting: folder)
        let runtime = "ONNX Runtime \(files?.libraryVersion ?? "(missing)")"
        let models: [(String, [UInt8]?)] = [
            ("date codes", DateCodeModel.bytes), ("PP-OCRv6 detector", files?.detector()),
            ("PP-OCRv6 recogniser", files?.recogniser()),
        ]
        return [
            "kif-scan \(number)" + (BuildCommit.text.map { " (commit \($0))" } ?? ""),
            "readers: \((versions + [runtime]).joined(separator: ", "))",
            "models: \(models.map { "\($0.0) \(digest(of: $0.1))" }.joined(separator: ", "))",
        ]
    }

    private static func digest(of bytes: [UInt8]?) -> String {
        bytes.map { String(Digest.sha256($0).hexadecimal.prefix(digestLength)) } ?? "(missing)"
    }
}
