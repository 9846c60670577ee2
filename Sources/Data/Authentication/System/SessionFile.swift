public import Foundation
import Glibc
public import KeepItFreshDomain

/// The file that remembers who is signed in: readable by its owner alone, at every instant, or refused.
public struct SessionFile: Sendable {
    private static let limit = 4096

    private let path: String

    /// The file at `path`, from the root. Its folder is made when missing, for its owner alone.
    public init(path: String) {
        self.path = path
    }

    /// What it holds; nil when there is none. Throws `DataError.unavailable` for a file or folder that others can get
    /// at.
    public func read() throws(DataError) -> Data? {
        guard try checkFolder() else { return nil }
        let file = unsafe open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else {
            if errno == ENOENT { return nil }
            throw errno == ELOOP ? refused(path, "it is a link") : failure()
        }
        defer { close(file) }
        var information = stat()
        guard unsafe fstat(file, &information) == 0 else { throw failure() }
        guard information.st_mode & S_IFMT == S_IFREG else { throw refused(path, "it is no regular file") }
        try check(information, path, advice: "chmod 600")
        var bytes = [UInt8](repeating: 0, count: Self.limit)
        let count = unsafe Glibc.read(file, &bytes, bytes.count)
        guard count >= 0 else { throw failure() }
        return Data(bytes.prefix(count))
    }

    /// Replaces what it holds, as a whole, on the disk when this returns. Throws `DataError`.
    public func write(_ data: Data) throws(DataError) {
        if try !checkFolder() { try makeFolder(folder) }
        let draft = "\(path).\(UUID().uuidString)"
        let file = unsafe open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw failure() }
        defer { close(file) }
        let bytes = Array(data)
        // The mode that open gave may be narrower, by the process's mask; never wider.
        let isWritten = unsafe Glibc.write(file, bytes, bytes.count) == bytes.count
        guard isWritten, fchmod(file, 0o600) == 0, fsync(file) == 0, unsafe rename(draft, path) == 0 else {
            let failure = failure()
            unsafe unlink(draft)
            throw failure
        }
        syncFolder()
    }

    /// Removes it. Throws `DataError` where it stays.
    public func remove() throws(DataError) {
        if unsafe unlink(path) != 0, errno != ENOENT { throw failure() }
        syncFolder()
    }

    private var folder: String {
        String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    }

    /// False when there is no folder yet.
    private func checkFolder() throws(DataError) -> Bool {
        var information = stat()
        guard unsafe lstat(folder, &information) == 0 else {
            if errno == ENOENT { return false }
            throw failure()
        }
        guard information.st_mode & S_IFMT == S_IFDIR else { throw refused(folder, "it is no folder") }
        try check(information, folder, advice: "chmod 700")
        return true
    }

    private func check(_ information: stat, _ path: String, advice: String) throws(DataError) {
        guard information.st_uid == geteuid() else { throw refused(path, "it is another user's") }
        guard information.st_mode & 0o077 == 0 else { throw refused(path, "others can get at it: \(advice)") }
    }

    private func makeFolder(_ folder: String) throws(DataError) {
        guard !folder.isEmpty, unsafe access(folder, F_OK) != 0 else { return }
        try makeFolder(String(folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)]))
        if unsafe mkdir(folder, 0o700) != 0, errno != EEXIST { throw failure() }
    }

    private func syncFolder() {
        let file = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard file >= 0 else { return }
        fsync(file)
        close(file)
    }

    private func refused(_ path: String, _ reason: String) -> DataError {
        .unavailable("\(path) keeps the session, but \(reason)")
    }

    private func failure() -> DataError {
        errno == ENOSPC || errno == EDQUOT
            ? .diskFull : .unavailable("\(path): \(unsafe String(cString: strerror(errno)))")
    }
}
