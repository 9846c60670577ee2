import Glibc

/// An exclusive lock on a file, respected by every process that locks the same file (flock(2)).
///
/// It is held as long as the value lives; the system releases it with the process, however that ends. The file stays,
/// as another process may have it open already.
package final class FileLock: Sendable {
    private let descriptor: Int32

    /// Locks the file at `path`, created when missing with mode 0600, in a shared folder for its group. Throws at once
    /// when another has the lock.
    package init(path: String) throws(Failure) {
        descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            if errno == ENOSPC || errno == EDQUOT { throw .diskFull }
            let reason = unsafe String(cString: strerror(errno))
            let advice = errno == EACCES ? "; its owner can share it: chmod g+rw" : ""
            throw .unavailable("\(path) cannot be opened: \(reason)\(advice)")
        }
        SharedFolder.share(path)
        try lock(path)
    }

    /// Locks a folder itself, without a file for it. Throws at once when another has the lock, and `unavailable` where
    /// the file system locks only files that are open for writing.
    package init(folder: String) throws(Failure) {
        descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .unavailable("\(folder) cannot be opened") }
        try lock(folder)
    }

    /// What is thrown here ends the value, so `deinit` closes the file.
    private func lock(_ path: String) throws(Failure) {
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            throw errno == EWOULDBLOCK ? .held : .unavailable("\(path) cannot be locked")
        }
    }

    deinit {
        close(descriptor)
    }

    /// Why a file could not be locked.
    package enum Failure: Error, Equatable, Sendable {
        /// Another process, or another value of this one, has the lock.
        case held
        /// The disk is too full for the file.
        case diskFull
        /// The file cannot be opened or locked; one line that says why.
        case unavailable(String)
    }
}
