import Foundation
import GRDB
import KeepItFreshDomain

/// A database that can be read and not written: the disk is full, or the file or its folder is read-only.
///
/// SQLite makes two files beside a database with a write-ahead log, also to read it. Where no such log waits, the file
/// alone is opened as one that nobody changes (SQLite, "immutable"). Another process may change it all the same, so
/// what is read counts only if the file is then still as it was.
struct ReadOnlyFile: Sendable {
    /// Why it cannot be written.
    let reason: DataError
    /// The name of the file for SQLite.
    let name: String
    let queue: DatabaseQueue
    private let path: String
    /// The file's state when it was opened; nil where SQLite follows changes by the log.
    private let state: DatabaseFile.State?

    /// Opens the database at `path`, which cannot be written for the given reason. Throws that reason when it cannot be
    /// read either.
    init(_ path: String, _ configuration: Configuration, because reason: DataError) throws(DataError) {
        self.path = path
        self.reason = reason
        guard let present = DatabaseFile.State(path) else { throw reason }
        state = Self.hasLog(path) ? nil : present
        name = state == nil ? path : Self.immutableName(of: path)
        let schema: Schema.State
        do {
            queue = try SQLiteDatabase.makeReader(name, configuration)
            schema = try queue.read { try Schema.State($0) }
        } catch {
            throw Self.failure(DataError(error), because: reason)
        }
        switch schema {
        case .current: break
        case .newer: throw .newerVersion
        case .tooOld: throw .olderVersion
        case .new: throw reason
        case .earlier:
            guard case .unavailable(let words) = reason else { throw reason }
            throw .unavailable("\(words), and it is of an earlier version, which must be updated before it can be read")
        }
    }

    /// Throws `DataError.busy` when another process has changed the file since it was opened.
    func requireUnchanged() throws(DataError) {
        guard let state else { return }
        guard !Self.hasLog(path), DatabaseFile.State(path) == state else { throw .busy }
    }

    /// What to say of a file that cannot be read either: damage, or else why it cannot be written.
    private static func failure(_ error: DataError, because reason: DataError) -> DataError {
        switch error {
        case .unavailable, .diskFull: reason
        default: error
        }
    }

    /// Whether changes are in a log, from where they have not come into the file yet.
    private static func hasLog(_ path: String) -> Bool {
        ["-wal", "-journal"].contains { (DatabaseFile.State(path + $0)?.size ?? 0) > 0 }
    }

    private static func immutableName(of path: String) -> String {
        let unreserved = CharacterSet.alphanumerics.intersection(CharacterSet(charactersIn: "\0"..."\u{7F}"))
            .union(CharacterSet(charactersIn: "/-._~"))
        return "file:\(path.addingPercentEncoding(withAllowedCharacters: unreserved) ?? path)?immutable=1"
    }
}
