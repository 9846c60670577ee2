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

    /// A backup in the folder. Its file's name says when it was made, why, and as which of all: the clock may be wrong.
    struct Entry: Equatable, Sendable {
        let name: String
        let date: Date
        let reason: Backup.Reason
        /// The number of the backup, by which later ones have a larger number.
        let number: Int
    }

    /// The backups, the one made last first.
    var entries: [Entry] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.compactMap(Self.entry).sorted {
            ($0.number, $0.date, $0.name) > ($1.number, $1.date, $1.name)
        }
    }

    private var lockPath: String { "\(path)/.lock" }

    /// The path of a backup.
    func path(of name: String) -> String { "\(path)/\(name)\(Self.ending)" }

    /// A new name for a file that is still to be completed.
    func draft() -> DraftFile { DraftFile(in: path) }

    /// Deletes what processes that were killed left unfinished, here and beside the database.
    func removeAbandoned() {
        for folder in [path, URL(fileURLWithPath: path).deletingLastPathComponent().path] {
            DraftFile.removeAbandoned(in: folder)
        }
    }

    /// Creates the folder where it is missing, and lets one process at a time change what is in it. While another does,
    /// it waits until `deadline`; then it throws `DataError.busy`.
    func lock(until deadline: ContinuousClock.Instant) throws(DataError) -> FileLock {
        try DatabaseFile.makeFolder(of: lockPath)
        while true {
            do throws(FileLock.Failure) {
                let lock = try FileLock(path: lockPath)
                DraftFile.removeAbandoned(in: path)
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

    /// Adds a backup that `write` stores at the path it gets, unless it is the same as the last one of its kind, and
    /// deletes the oldest ones. Returns its name. The caller has the lock.
    @discardableResult
    func add(_ reason: Backup.Reason, at date: Date, write: (String) throws -> Void) throws -> String {
        let draft = draft()
        try write(draft.path)
        if let last = entries.first(where: { $0.reason == reason }),
            FileManager.default.contentsEqual(atPath: draft.path, andPath: path(of: last.name))
        {
            DatabaseFile.remove(draft.path)
            return last.name
        }
        let name = "\(date.formatted(Self.format))-\(reason.rawValue)-\(nextNumber)"
        // Who may use the database may restore it.
        SharedFolder.share(draft.path)
        try DatabaseFile.move(draft.path, to: path(of: name))
        prune(reason)
        return name
    }

    private var nextNumber: Int {
        let last = entries.first?.number ?? 0
        return last < .max ? last + 1 : last
    }

    /// Deletes all but the backups of a kind that were made last, and the last one of each version of the tables.
    private func prune(_ reason: Backup.Reason) {
        var versions: Set<Int?> = []
        for (index, entry) in entries.filter({ $0.reason == reason }).enumerated() {
            let isLastOfVersion = versions.insert(version(of: entry)).inserted
            if index >= Self.keptCount, !isLastOfVersion { DatabaseFile.remove(path(of: entry.name)) }
        }
    }

    /// The version of a backup's tables; nil for one that cannot be read.
    private func version(of entry: Entry) -> Int? {
        try? SQLiteDatabase.makeReader(path(of: entry.name)).read { try Schema.version($0) }
    }

    /// Reads `20261124T182131Z-before-restore-7.sqlite`. A name without a number, as earlier versions gave, is older
    /// than all with one.
    private static func entry(_ file: String) -> Entry? {
        guard file.hasSuffix(ending), let dash = file.firstIndex(of: "-"),
            let date = try? Date(String(file[..<dash]), strategy: format)
        else { return nil }
        let name = String(file.dropLast(ending.count))
        var kind = name[name.index(after: dash)...]
        var number = 0
        if let last = kind.lastIndex(of: "-"), let count = Int(kind[kind.index(after: last)...]) {
            number = count
            kind = kind[..<last]
        }
        guard let reason = Backup.Reason(rawValue: String(kind)) else { return nil }
        return Entry(name: name, date: date, reason: reason, number: number)
    }
}
