import Foundation
public import KeepItFreshDomain

/// The unit files of a user's own systemd, and the program that tells it of them.
public struct UserUnits: Sendable {
    private let folder: URL
    private let path: String
    private let mark: String

    /// Units in `folder`, which is made when missing; `systemctl` is looked for in the folders of `path`, which are
    /// parted by colons. Files that do not begin with `mark` are left alone.
    public init(folder: String, path: String, mark: String) {
        self.folder = URL(fileURLWithPath: folder)
        self.path = path
        self.mark = mark
    }

    /// Writes the files, by their names, and lets systemd start the unit `started` now and with each session.
    public func install(_ files: [(name: String, lines: [String])], starting started: String) throws(UnitError) {
        for file in files { try requireOurs(file.name) }
        for file in files {
            let place = folder.appendingPathComponent(file.name)
            let text = file.lines.map { $0 + "\n" }.joined()
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try Data(text.utf8).write(to: place, options: .atomic)
            } catch {
                throw .notWritable(place.path)
            }
        }
        guard tell("daemon-reload"), tell("enable", started), tell("restart", started) else { throw .notTold }
    }

    /// Stops the unit `started` and removes the files. False when there are none.
    public func remove(_ names: [String], stopping started: String) throws(UnitError) -> Bool {
        for name in names { try requireOurs(name) }
        let there = names.filter { FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path) }
        guard !there.isEmpty else { return false }
        let isStopped = tell("disable", "--now", started)
        for name in there {
            let place = folder.appendingPathComponent(name)
            do { try FileManager.default.removeItem(at: place) } catch { throw .notWritable(place.path) }
        }
        guard isStopped, tell("daemon-reload") else { throw .notTold }
        return true
    }

    private func requireOurs(_ name: String) throws(UnitError) {
        let place = folder.appendingPathComponent(name)
        guard FileManager.default.fileExists(atPath: place.path) else { return }
        guard let data = try? Data(contentsOf: place), data.starts(with: Data(mark.utf8)) else {
            throw .foreign(place.path)
        }
    }

    /// Calls `systemctl --user`; true when it did what it was asked.
    private func tell(_ arguments: String...) -> Bool {
        let program = path.split(separator: ":").map { "\($0)/systemctl" }
            .first(where: FileManager.default.isExecutableFile)
        guard let program else { return false }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["--user", "--quiet"] + arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationReason == .exit && process.terminationStatus == 0
    }
}
