import Glibc
import KeepItFreshDomain

/// The state of a file; of a symbolic link its own state (`lstat`), unless links are to be followed (`stat`).
struct FileStatus {
    private let status: stat

    /// Nil when `path` does not exist.
    init?(of path: String, followingLinks: Bool = false) {
        var status = stat()
        let name = PathText.cString(of: path)
        let failed = followingLinks ? unsafe stat(name, &status) : unsafe lstat(name, &status)
        guard failed == 0 else { return nil }
        self.status = status
    }

    var isRegularFile: Bool { status.st_mode & S_IFMT == S_IFREG }
    var isFolder: Bool { status.st_mode & S_IFMT == S_IFDIR }
    /// Whether the file has several hard links.
    var hasSeveralNames: Bool { status.st_nlink > 1 }
    var permissions: mode_t { status.st_mode & 0o777 }
    /// When it was last read and last written to.
    var times: [timespec] { [status.st_atim, status.st_mtim] }

    /// The values by which a change is noticed.
    var stamp: PhotoArrivals.FileStamp {
        PhotoArrivals.FileStamp(
            size: Int(status.st_size), modified: modifiedSecond * 1_000_000_000 + status.st_mtim.tv_nsec,
            inode: UInt64(status.st_ino))
    }

    /// When it was written to, in milliseconds since 1970, if that time was kept when it was copied or unpacked. Nil
    /// where it may be the time of the copying itself: the inode's own time of change is then less than a minute later.
    var keptTime: Int? {
        guard status.st_ctim.tv_sec - modifiedSecond >= 60 else { return nil }
        return modifiedSecond * 1_000 + status.st_mtim.tv_nsec / 1_000_000
    }

    /// How long ago it was written to; zero when that time is in the future.
    var age: Duration {
        var now = timespec()
        guard unsafe clock_gettime(CLOCK_REALTIME, &now) == 0 else { return .zero }
        return max(.zero, .seconds(now.tv_sec - modifiedSecond))
    }

    /// The second of the last write since 1970. Some file systems keep any number; one outside the years 1685 to 2255
    /// is taken as the nearest within, so that its nanoseconds can be counted.
    private var modifiedSecond: Int {
        min(max(status.st_mtim.tv_sec, -9_000_000_000), 9_000_000_000)
    }

    /// The device of the file system, as in proc_pid_mountinfo(5): `8:1`.
    var device: String {
        let device = UInt64(status.st_dev)
        let major = device >> 8 & 0xFFF | device >> 32 & ~0xFFF
        let minor = device & 0xFF | device >> 12 & ~0xFF
        return "\(major):\(minor)"
    }

    /// Whether both are the same file.
    func isSame(as other: FileStatus) -> Bool {
        status.st_dev == other.status.st_dev && status.st_ino == other.status.st_ino
    }
}
