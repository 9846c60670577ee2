import Foundation
package import KeepItFreshDomain
import KeepItFreshPlatform

/// Installs and removes unit files of `systemd --user`.
package struct SystemdUserUnits: Sendable {
    private let folder: URL
    private let path: String
    private let mark: String

    /// Manages units in `folder`, which is created when missing. `systemctl` is searched for in the folders of `path`,
    /// which are separated by colons. Files that do not begin with `mark` are never changed.
    package init(folder: String, path: String, mark: String) {
        self.folder = URL(fileURLWithPath: folder)
        self.path = path
        self.mark = mark
    }

    /// Writes the files under their names, and has systemd start the unit `started` now and with each session.
    package func install(_ files: [(name: String, lines: [String])], starting started: String) throws(UnitError) {
        for file in files { try requireOurs(file.name) }
        for file in files {
            let place = folder.appendingPathComponent(file.name)
            let text = file.lines.map { $0 + "\n" }.joined()
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try WrittenFile.write(text.utf8, to: place.path, permissions: 0o644)
            } catch {
                throw .notWritable(place.path)
            }
        }
        guard systemctl("daemon-reload"), systemctl("enable", started), systemctl("restart", started) else {
            throw .notStarted
        }
    }

    /// Stops the unit `started` and deletes the files. False when there are none.
    package func remove(_ names: [String], stopping started: String) throws(UnitError) -> Bool {
        for name in names { try requireOurs(name) }
        let installed = names.filter { FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path) }
        guard !installed.isEmpty else { return false }
        let isStopped = systemctl("disable", "--now", started)
        for name in installed {
            let place = folder.appendingPathComponent(name)
            do { try FileManager.default.removeItem(at: place) } catch { throw .notWritable(place.path) }
        }
        guard isStopped, systemctl("daemon-reload") else { throw .notStopped }
        return true
    }

    private func requireOurs(_ name: String) throws(UnitError) {
        let place = folder.appendingPathComponent(name)
        guard FileManager.default.fileExists(atPath: place.path) else { return }
        guard let data = try? Data(contentsOf: place), data.starts(with: Data(mark.utf8)) else {
            throw .foreign(place.path)
        }
    }

    /// Runs `systemctl --user`; true when it succeeds.
    private func systemctl(_ arguments: String...) -> Bool {
        guard let program = ChildProcess.find("systemctl", in: path) else { return false }
        return ChildProcess.run(program, ["--user", "--quiet"] + arguments)
    }
}
