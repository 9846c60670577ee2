package import Foundation
import Glibc
package import KeepItFreshDomain

/// The file that stores the session of the signed-in user. Only its owner can access it at any time; a file or folder
/// that other users can access is refused.
package struct SessionFile: Sendable {
    private static let maximumSize = 4096

    private let path: String

    /// Uses the file at the absolute path `path`. Its folder is created with mode 0700 when missing.
    package init(path: String) {
        self.path = path
    }

    /// Reads the file; nil when there is none. Throws `DataError.unavailable` for a file or folder that other users can
    /// access.
    package func read() throws(DataError) -> Data? {
        guard try checkFolder() else { return nil }
        let file = unsafe open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else {
            if errno == ENOENT { return nil }
            throw errno == ELOOP ? refused(path, "it is a link") : systemError()
        }
        defer { close(file) }
        var information = stat()
        guard unsafe fstat(file, &information) == 0 else { throw systemError() }
        guard information.st_mode & S_IFMT == S_IFREG else { throw refused(path, "it is not a regular file") }
        try check(information, path, advice: "chmod 600")
        var bytes = [UInt8](repeating: 0, count: Self.maximumSize)
        let count = unsafe Glibc.read(file, &bytes, bytes.count)
        guard count >= 0 else { throw systemError() }
        return Data(bytes.prefix(count))
    }

    /// Replaces the file atomically, and flushes it to the disk. Throws `DataError`.
    package func write(_ data: Data) throws(DataError) {
        if try !checkFolder() { try createFolder(folder) }
        let draft = "\(path).\(UUID().uuidString)"
        let file = unsafe open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw systemError() }
        defer { close(file) }
        let bytes = Array(data)
        // The process's mask may have removed bits from the mode given to open.
        let isWritten = unsafe Glibc.write(file, bytes, bytes.count) == bytes.count
        guard isWritten, fchmod(file, 0o600) == 0, fsync(file) == 0, unsafe rename(draft, path) == 0 else {
            let error = systemError()
            unsafe unlink(draft)
            throw error
        }
        syncFolder()
    }

    /// Deletes the file. Throws `DataError` when it cannot be deleted.
    package func remove() throws(DataError) {
        if unsafe unlink(path) != 0, errno != ENOENT { throw systemError() }
        syncFolder()
    }

    private var folder: String {
        String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    }

    /// False when the folder does not exist yet.
    private func checkFolder() throws(DataError) -> Bool {
        var information = stat()
        guard unsafe lstat(folder, &information) == 0 else {
            if errno == ENOENT { return false }
            throw systemError()
        }
        guard information.st_mode & S_IFMT == S_IFDIR else { throw refused(folder, "it is not a folder") }
        try check(information, folder, advice: "chmod 700")
        return true
    }

    private func check(_ information: stat, _ path: String, advice: String) throws(DataError) {
        guard information.st_uid == geteuid() else { throw refused(path, "it belongs to another user") }
        guard information.st_mode & 0o077 == 0 else { throw refused(path, "other users can access it: \(advice)") }
    }

    private func createFolder(_ folder: String) throws(DataError) {
        guard !folder.isEmpty, unsafe access(folder, F_OK) != 0 else { return }
        try createFolder(String(folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)]))
        if unsafe mkdir(folder, 0o700) != 0, errno != EEXIST { throw systemError() }
    }

    private func syncFolder() {
        let file = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard file >= 0 else { return }
        fsync(file)
        close(file)
    }

    private func refused(_ path: String, _ reason: String) -> DataError {
        .unavailable("\(path) is not safe for the session: \(reason)")
    }

    /// The last failure of a system call.
    private func systemError() -> DataError {
        errno == ENOSPC || errno == EDQUOT
            ? .diskFull : .unavailable("\(path): \(unsafe String(cString: strerror(errno)))")
    }
}
