import Foundation
import KeepItFreshPlatform
import KeepItFreshSceneText
import Synchronization

/// The models whose content was checked, in a file of the user's cache: each with the state in which its file was then.
struct SoundModels {
    /// Those that this process has checked.
    private static let checked = Mutex<Set<String>>([])

    private let path = DataLocation.soundModels()

    /// Whether a model's file has the right content: by its size and its digest, which is only computed when the file
    /// has changed since the last time.
    func isSound(_ model: SceneTextFiles.Model, remembering: Bool) -> Bool {
        guard let state = model.state else { return false }
        if Self.checked.withLock({ $0.contains(state) }) || known.contains(state) { return true }
        guard let bytes = model.bytes(), bytes.count == model.size,
            Digest.blake2b256(bytes).hexadecimal == model.digest, model.state == state
        else { return false }
        Self.checked.withLock { $0 = $0.union([state]) }
        if remembering { remember(state) }
        return true
    }

    private static let maximumBytes = 1 << 16

    private var known: [String] {
        guard let file = FileHandle(forReadingAtPath: path), let data = try? file.read(upToCount: Self.maximumBytes)
        else { return [] }
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// The lines that are kept: those of a few folders with models.
    private static let maximumStates = 16

    private func remember(_ state: String) {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        try? FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let states = (known + [state]).suffix(Self.maximumStates)
        try? WrittenFile.write(states.map { $0 + "\n" }.joined().utf8, to: path)
    }
}
