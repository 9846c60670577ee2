import Glibc
import KeepItFreshDomain

/// What the system tells of a file without following a link.
struct FileStatus {
    private let status: stat

    /// The state of the file at `path`; nil when there is none.
    init?(of path: String, followingLinks: Bool = false) {
        var status = stat()
        let name = PathText.cString(of: path)
        let failed = followingLinks ? unsafe stat(name, &status) : unsafe lstat(name, &status)
        guard failed == 0 else { return nil }
        self.status = status
    }

    var isRegularFile: Bool { status.st_mode & S_IFMT == S_IFREG }
    var isFolder: Bool { status.st_mode & S_IFMT == S_IFDIR }
    /// True when the file has several names.
    var hasSeveralNames: Bool { status.st_nlink > 1 }
    /// Who may do what with it.
    var permissions: mode_t { status.st_mode & 0o777 }
    /// When it was read and written to last.
    var times: [timespec] { [status.st_atim, status.st_mtim] }

    /// By what a change shows.
    var stamp: FileStamp {
        FileStamp(
            size: Int(status.st_size), modified: status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec,
            inode: UInt64(status.st_ino))
    }

    /// Milliseconds since 1970 at which it was written to, where it kept that time when it was copied or unpacked; nil
    /// where that is the time of the copying itself, which the system's own note of the last change follows closely.
    var keptTime: Int? {
        guard status.st_ctim.tv_sec - status.st_mtim.tv_sec >= 60 else { return nil }
        return status.st_mtim.tv_sec * 1_000 + status.st_mtim.tv_nsec / 1_000_000
    }

    /// How long ago it was written to; nothing when that lies ahead.
    var age: Duration {
        var now = timespec()
        guard unsafe clock_gettime(CLOCK_REALTIME, &now) == 0 else { return .zero }
        return max(.zero, .seconds(now.tv_sec - status.st_mtim.tv_sec))
    }

    /// True when both are one file.
    func isSame(as other: FileStatus) -> Bool {
        status.st_dev == other.status.st_dev && status.st_ino == other.status.st_ino
    }
}
