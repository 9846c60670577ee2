import Foundation
import GRDB
import KeepItFreshDomain
import KeepItFreshPlatform

/// The folder beside a database in which the program keeps the backups that it makes by itself: `kif-backups` for
/// `kif.sqlite`.
struct BackupFolder: Sendable {
    /// How many backups are kept of each kind.
    static let keptCount = 3
    private static let ending = ".sqlite"
    private static let format = Date.ISO8601FormatStyle(
        dateSeparator: .omitted, dateTimeSeparator: .standard, timeSeparator: .omitted)

    /// The folder's path.
    let path: String

    init(ofDatabase database: String) {
        let file = URL(fileURLWithPath: database).resolvingSymlinksInPath().path
        path = (file.hasSuffix(Self.ending) ? String(file.dropLast(Self.ending.count)) : file) + "-backups"
    }

    /// A backup in the folder.
    struct Entry: Equatable, Sendable {
        let name: String
        let date: Date
        let reason: Backup.Reason
    }

    /// The backups, the latest first.
    var entries: [Entry] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.compactMap(Self.entry).sorted { ($0.date, $0.name) > ($1.date, $1.name) }
    }

    /// The path of a backup.
    func path(of name: String) -> String { "\(path)/\(name)\(Self.ending)" }

    /// A new path for a file that is still to be completed. Such files are hidden.
    func draft() -> String { "\(path)/.\(UUID().uuidString)\(Self.ending)" }

    /// Creates the folder where it is missing, and lets one process at a time change what is in it. While another does,
    /// it waits until `deadline`; then it throws `DataError.busy`.
    func lock(until deadline: ContinuousClock.Instant) throws(DataError) -> FileLock {
        try DatabaseFile.makeFolder(of: draft())
        while true {
            do throws(FileLock.Failure) {
                let lock = try FileLock(path: "\(path)/.lock")
                removeDrafts()
                return lock
            } catch {
                switch error {
                case .held: guard .now < deadline else { throw .busy }
                case .diskFull: throw .diskFull
                case .unavailable(let reason): throw .unavailable(reason)
                }
            }
            usleep(10_000)
        }
    }

    /// Adds a backup that `write` stores at the path it gets, and deletes the oldest of its kind. Returns its name. The
    /// caller has the lock.
    @discardableResult
    func add(_ reason: Backup.Reason, at date: Date, write: (String) throws -> Void) throws -> String {
        let draft = draft()
        do {
            try write(draft)
            let name = newName(reason, at: date)
            try DatabaseFile.move(draft, to: path(of: name))
            prune(reason)
            return name
        } catch {
            DatabaseFile.remove(draft)
            throw error
        }
    }

    private func newName(_ reason: Backup.Reason, at date: Date) -> String {
        var date = date
        while true {
            let name = "\(date.formatted(Self.format))-\(reason.rawValue)"
            if !FileManager.default.fileExists(atPath: path(of: name)) { return name }
            date += 1
        }
    }

    private func prune(_ reason: Backup.Reason) {
        for entry in entries.filter({ $0.reason == reason }).dropFirst(Self.keptCount) {
            DatabaseFile.remove(path(of: entry.name))
        }
    }

    /// Deletes what a process that was killed left unfinished.
    private func removeDrafts() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        for name in names where name.hasPrefix(".") && name.contains(Self.ending) {
            DatabaseFile.remove("\(path)/\(name)")
        }
    }

    private static func entry(_ file: String) -> Entry? {
        guard file.hasSuffix(ending), let dash = file.firstIndex(of: "-") else { return nil }
        let name = String(file.dropLast(ending.count))
        guard let date = try? Date(String(file[..<dash]), strategy: format),
            let reason = Backup.Reason(rawValue: String(name[name.index(after: dash)...]))
        else { return nil }
        return Entry(name: name, date: date, reason: reason)
    }
}
