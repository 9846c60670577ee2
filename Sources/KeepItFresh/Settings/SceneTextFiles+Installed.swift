import Foundation
import KeepItFreshSceneText

extension SceneTextFiles {
    /// The files in the folder `setting`, or where they are usually installed when that is nil; nil without usable
    /// ones, and when a model is damaged: it would read nothing, or something else.
    static func installed(setting: String?) -> SceneTextFiles? {
        guard case .found(let files) = find(setting: setting), files.damagedModel() == nil else { return nil }
        return files
    }

    /// Looks for the files in the folder `setting`, or where they are usually installed when that is nil.
    static func find(setting: String?) -> Finding {
        let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return find(setting: setting, executable: executable ?? "", dataFolder: DataLocation.folder())
    }

    /// What a worker opens to use the files, each of which may be a link to another folder.
    var readable: [String] { [folder, DataLocation.soundModels()] + paths }

    /// The path of the first model that is not as it should be; nil when both are. Each is read once after it has
    /// changed, where the result may be stored (`remembering`), otherwise each time.
    func damagedModel(remembering: Bool = false) -> String? {
        let memory = SoundModels()
        return models.first { !memory.isSound($0, remembering: remembering) }?.path
    }
}
