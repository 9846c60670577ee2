import FoundationEssentials
import Glibc
import KeepItFreshDomain

/// Prepares the database's file before SQLite opens it: SQLite alone would make it readable by everyone, and would hang
/// on a FIFO. SQLite gives its `-wal` and `-shm` files the mode of the main file.
///
/// The file is made by `mknod`, because closing a descriptor of a file drops all locks that the process has on it.
enum DatabaseFile {
    /// The absolute path, so that a change of the working directory does not matter. An empty path stays empty.
    static func absolutePath(_ path: String) -> String {
        path.isEmpty || path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    }

    /// Creates the file (0600) and its folders (0700) where they are missing, and checks that the file can be used.
    /// Throws `DataError.unavailable` or `diskFull`.
    static func prepare(_ path: String) throws(DataError) {
        guard !path.isEmpty, !path.utf8.contains(0) else { throw .unavailable("the path is empty or not a path") }
        try makeFolder(of: path)
        if unsafe mknod(path, S_IFREG | 0o600, 0) != 0, errno != EEXIST { throw unavailable() }
        var information = stat()
        guard unsafe stat(path, &information) == 0 else { throw unavailable() }
        switch information.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw .unavailable("it is a folder")
        default: throw .unavailable("it is not a regular file")
        }
        guard unsafe access(path, R_OK | W_OK) == 0 else { throw unavailable() }
    }

    private static func makeFolder(of path: String) throws(DataError) {
        let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
        guard !folder.isEmpty, unsafe access(folder, F_OK) != 0 else { return }
        guard errno == ENOENT else { throw unavailable() }
        try makeFolder(of: folder)
        if unsafe mkdir(folder, 0o700) != 0, errno != EEXIST { throw unavailable() }
    }

    /// The last failure in the system's words, such as "Permission denied".
    private static func unavailable() -> DataError {
        if errno == ENOSPC || errno == EDQUOT { return .diskFull }
        return .unavailable(unsafe String(cString: strerror(errno)))
    }
}
