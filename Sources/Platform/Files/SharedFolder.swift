import Glibc

/// A folder that several people use: one whose group may write to it, and whose new files belong to that group
/// (set-group-ID).
package enum SharedFolder {
    /// Lets the group of a shared folder use a file or a folder that this process made in it. In any other folder it
    /// stays the user's own.
    package static func share(_ path: String) {
        var status = stat()
        guard isShared(folder(of: path)), unsafe lstat(path, &status) == 0, status.st_uid == geteuid() else { return }
        switch status.st_mode & S_IFMT {
        case S_IFREG: unsafe chmod(path, 0o660)
        case S_IFDIR: unsafe chmod(path, S_ISGID | 0o770)
        default: break
        }
    }

    /// Whether the files of a folder are shared by its group, and by nobody else.
    package static func isShared(_ folder: String) -> Bool {
        var status = stat()
        guard unsafe stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return false }
        return status.st_mode & (S_ISGID | S_IWGRP | S_IWOTH) == S_ISGID | S_IWGRP
    }

    /// The folder of a file.
    package static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
