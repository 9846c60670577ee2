import KeepItFreshDateCode
import KeepItFreshDomain
import KeepItFreshPlatform
import KeepItFreshScanning
import KeepItFreshSceneText

/// The version of the program, and of what it reads with.
package enum ProgramVersion {
    /// The digits of a model's digest that are shown.
    private static let digestLength = 12

    /// The lines of `--version`: the program with its commit, the readers, and the models with the beginning of their
    /// SHA-256. The files of the scene-text reader are in the folder `sceneText`, or where they are usually installed.
    package static func lines(sceneText folder: String?) -> [String] {
        let readers = ["libzbar", "libzxing", "tesseract"]
        let versions = ScanningComponents.all.filter { readers.contains($0.name) }
            .map { "\($0.name) \($0.version ?? "(missing)")" }
        let finding = SceneTextFiles.find(setting: folder)
        let files: SceneTextFiles? = if case .found(let files) = finding { files } else { nil }
        let runtime = "ONNX Runtime \(files?.libraryVersion ?? "(missing)")"
        let names = ["PP-OCRv6 detector", "PP-OCRv6 recogniser"]
        let sceneText = names.indices.map { "\(names[$0]) \(digest(of: files?.models[$0]))" }
        let dateCodes = "date codes \(Digest.sha256(DateCodeModel.bytes).hexadecimal.prefix(digestLength))"
        return [
            "kif-scan \(Build.version)" + (Build.commit.map { " (commit \($0))" } ?? ""),
            "readers: \((versions + [runtime]).joined(separator: ", "))",
            "models: \(([dateCodes] + sceneText).joined(separator: ", "))",
        ]
    }

    /// The beginning of a model's digest. The file is only read if it has changed since it was last checked.
    private static func digest(of model: SceneTextFiles.Model?) -> String {
        guard let model else { return "(missing)" }
        if SoundModels().isSound(model, remembering: true) { return String(model.sha256.prefix(digestLength)) }
        return model.bytes().map { "\(Digest.sha256($0).hexadecimal.prefix(digestLength)) (damaged)" } ?? "(missing)"
    }
}
