import KeepItFreshDateCode
import KeepItFreshDomain
import KeepItFreshPlatform
package import KeepItFreshPresentation
import KeepItFreshScanning
import KeepItFreshSceneText

/// The version of the program, and of what it reads with.
package enum ProgramVersion {
    /// The digits of a model's digest that are shown.
    private static let digestLength = 12

    /// The lines of `--version`: the program with its commit, the readers, and the models with the beginning of their
    /// SHA-256. The files of the scene-text reader are in the folder `sceneText`, or where they are usually installed.
    package static func lines(sceneText folder: String?, in language: MessageLanguage = .english) -> [String] {
        let readers = ["libzbar", "libzxing", "tesseract"]
        let versions = ScanningComponents.all.filter { readers.contains($0.name) }
            .map { named($0.name, $0.version) }
        let finding = SceneTextFiles.find(setting: folder)
        let files: SceneTextFiles? = if case .found(let files) = finding { files } else { nil }
        let runtime = named("ONNX Runtime", files?.libraryVersion)
        let names = ["PP-OCRv6 detector", "PP-OCRv6 recogniser"]
        let sceneText = names.indices.map { described(names[$0], files?.models[$0]) }
        let dateCodes = Message("date codes \(shortened(Digest.sha256(DateCodeModel.bytes).hexadecimal))")
        return [
            "kif-scan \(Build.version)" + (Build.commit.map { " (commit \($0))" } ?? ""),
            // Translators: a list of libraries that read text and barcodes, with their versions.
            language.words("readers: \(Message.list(versions + [runtime]))"),
            language.words("models: \(Message.list([dateCodes] + sceneText))"),
        ]
    }

    private static func named(_ name: String, _ version: String?) -> Message {
        version.map { .verbatim("\(name) \($0)") } ?? Message("\(name) (missing)")
    }

    /// A model with the beginning of its digest. The file is only read if it has changed since it was last checked.
    private static func described(_ name: String, _ model: SceneTextFiles.Model?) -> Message {
        guard let model else { return named(name, nil) }
        if SoundModels().isSound(model, remembering: true) { return named(name, shortened(model.sha256)) }
        guard let bytes = model.bytes() else { return named(name, nil) }
        return Message("\(name) \(shortened(Digest.sha256(bytes).hexadecimal)) (damaged)")
    }

    private static func shortened(_ digest: String) -> String { String(digest.prefix(digestLength)) }
}
