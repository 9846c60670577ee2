import FoundationEssentials
import Glibc
import KeepItFreshDomain
import KeepItFreshPlatform

/// Prepares the database's file before SQLite opens it: SQLite alone would make it readable by everyone, and would hang
/// on a FIFO. SQLite gives its `-wal` and `-shm` files the mode of the main file.
///
/// The file is made by `mknod`, because closing a descriptor of a file drops all locks that the process has on it.
enum DatabaseFile {
    /// The absolute path, so that a change of the working directory does not matter. An empty path stays empty.
    static func absolutePath(_ path: String) -> String {
        path.isEmpty || path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    }

    /// Creates the file (0600) and its folders (0700) where they are missing, in a shared folder for its group, and
    /// checks that the file can be used. Throws `DataError.unavailable` or `diskFull`.
    static func prepare(_ path: String) throws(DataError) {
        guard !path.isEmpty, !path.utf8.contains(0) else { throw .unavailable("the path is empty or not a path") }
        try makeFolder(of: path)
        if unsafe mknod(path, S_IFREG | 0o600, 0) == 0 {
            SharedFolder.share(path)
        } else if errno != EEXIST {
            throw unavailable()
        }
        var information = stat()
        guard unsafe stat(path, &information) == 0 else { throw unavailable() }
        switch information.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw .unavailable("it is a folder")
        default: throw .unavailable("it is not a regular file")
        }
        guard unsafe access(path, R_OK | W_OK) == 0 else { throw unavailable() }
    }

    /// Creates the folder of a file, and those above it, where they are missing (0700).
    static func makeFolder(of path: String) throws(DataError) {
        let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
        guard !folder.isEmpty, unsafe access(folder, F_OK) != 0 else { return }
        guard errno == ENOENT else { throw unavailable() }
        try makeFolder(of: folder)
        if unsafe mkdir(folder, 0o700) == 0 {
            SharedFolder.share(folder)
        } else if errno != EEXIST {
            throw unavailable()
        }
    }

    /// The last failure in the system's words, such as "Permission denied".
    private static func unavailable() -> DataError {
        if errno == ENOSPC || errno == EDQUOT { return .diskFull }
        return .unavailable(unsafe String(cString: strerror(errno)))
    }
}

extension DatabaseFile {
    /// Creates a new, empty file (0600) before SQLite opens it.
    static func create(_ path: String) throws(DataError) {
        guard unsafe mknod(path, S_IFREG | 0o600, 0) == 0 else { throw unavailable() }
    }

    /// Flushes a file to the disk. It must not be open in this process.
    static func flush(_ path: String) throws(DataError) {
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw unavailable() }
        defer { close(file) }
        guard fsync(file) == 0 else { throw unavailable() }
    }

    /// Gives a file its final name, in place of a file of that name, at once and lastingly.
    static func move(_ path: String, to target: String) throws(DataError) {
        guard unsafe rename(path, target) == 0 else { throw unavailable() }
        let folder = unsafe open(
            String(target[..<(target.lastIndex(of: "/") ?? target.startIndex)]), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return }
        fsync(folder)
        close(folder)
    }

    /// Deletes a database's file, and what SQLite keeps beside it.
    static func remove(_ path: String) {
        for ending in ["", "-journal", "-wal", "-shm"] { unsafe unlink(path + ending) }
    }

    /// `F_OFD_SETLK` of fcntl(2), which the headers leave out.
    private static let descriptorLock: Int32 = 37

    /// Runs `body` while no other process has the database open, by the locks that SQLite itself uses (SQLite,
    /// "File Locking And Concurrency"): a connection with a write-ahead log holds a shared one as long as it is open.
    /// Throws `DataError.busy` when one does, also one of this process.
    static func withoutConnections<Value>(_ path: String, _ body: () throws -> Value) throws -> Value {
        let file = unsafe open(path, O_RDWR | O_CLOEXEC)
        guard file >= 0 else { throw unavailable() }
        defer { close(file) }
        // The bytes that SQLite locks: PENDING_BYTE, RESERVED_BYTE and 510 shared ones. The lock belongs to this
        // descriptor, so that it stays when another of the same file is closed.
        var range = flock()
        range.l_type = Int16(F_WRLCK)
        range.l_whence = Int16(SEEK_SET)
        range.l_start = 0x4000_0000
        range.l_len = 512
        guard unsafe fcntl(file, Self.descriptorLock, &range) == 0 else {
            throw errno == EACCES || errno == EAGAIN ? DataError.busy : unavailable()
        }
        return try body()
    }
}

extension DatabaseFile {
    /// What changes with a file's content.
    struct State: Equatable {
        let device: UInt
        let number: UInt
        let size: Int
        let seconds: Int
        let nanoseconds: Int

        /// The state of the file at `path`; nil when there is no regular file.
        init?(_ path: String) {
            var information = stat()
            guard !path.utf8.contains(0), unsafe stat(path, &information) == 0,
                information.st_mode & S_IFMT == S_IFREG
            else { return nil }
            (device, number) = (information.st_dev, information.st_ino)
            size = information.st_size
            (seconds, nanoseconds) = (information.st_mtim.tv_sec, information.st_mtim.tv_nsec)
        }
    }
}

extension DatabaseFile {
    /// By what a file is known, whatever its name.
    struct Identity: Equatable {
        private let device: dev_t
        private let number: ino_t

        /// Nil where there is no file.
        init?(_ path: String) {
            var information = stat()
            guard unsafe stat(path, &information) == 0 else { return nil }
            (device, number) = (information.st_dev, information.st_ino)
        }
    }
}
