import Foundation
import Glibc
public import KeepItFreshDomain

/// A turn that is held by a lock on a file; the system ends it with the process, however that ends.
public struct FileTurn: SendingTurnProviding {
    private let path: String

    /// The file at `path`, made when missing, readable by its owner alone.
    public init(path: String) {
        self.path = path
    }

    /// Does the work alone. Throws `ReminderError.inProgress`, `DataError.unavailable` when there can be no such file,
    /// and what the work throws.
    public func take<Value: Sendable>(_ work: () async throws -> Value) async throws -> Value {
        let files = FileManager.default
        if !files.fileExists(atPath: path) {
            _ = files.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
        }
        guard let file = FileHandle(forUpdatingAtPath: path) else {
            throw DataError.unavailable("\(path) cannot be opened")
        }
        defer { try? file.close() }
        _ = fcntl(file.fileDescriptor, F_SETFD, FD_CLOEXEC)
        guard flock(file.fileDescriptor, LOCK_EX | LOCK_NB) == 0 else {
            if errno == EWOULDBLOCK { throw ReminderError.inProgress }
            throw DataError.unavailable("\(path) cannot be locked")
        }
        return try await work()
    }
}
