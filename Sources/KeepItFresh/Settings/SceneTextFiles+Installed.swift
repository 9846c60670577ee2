import Foundation
import KeepItFreshSceneText

extension SceneTextFiles {
    /// The files in the folder `setting`, or where they are usually installed when that is nil; nil without usable ones.
    static func installed(setting: String?) -> SceneTextFiles? {
        guard case .found(let files) = find(setting: setting) else { return nil }
        return files
    }

    /// Looks for the files in the folder `setting`, or where they are usually installed when that is nil.
    static func find(setting: String?) -> Finding {
        let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return find(setting: setting, executable: executable ?? "", dataFolder: DataLocation.folder())
    }
}
