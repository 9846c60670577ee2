import Glibc
import KeepItFreshDomain

/// Reads regular files. Anything else (folder, FIFO, device, socket) is refused without being read or waited for.
enum RegularFile {
    /// The contents of the file at `path`, which must have at most `limit` bytes.
    static func contents(of path: String, limit: Int) throws(ScanError) -> [UInt8] {
        let name = PathText.cString(of: path)
        let descriptor = unsafe open(name, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw openingError(errno) }
        defer { close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw .unreadableImage }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
        guard status.st_size <= limit else { throw .imageTooLarge }
        return try readAll(descriptor, count: Int(status.st_size))
    }

    /// The error that a failed `open` means. A socket cannot be opened at all (ENXIO).
    static func openingError(_ code: Int32) -> ScanError {
        switch code {
        case ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG: .notFound
        case EACCES, EPERM: .permissionDenied
        case ENXIO, ENODEV, EISDIR: .notAFile
        default: .unreadableImage
        }
    }

    /// `count` bytes, or fewer when the file has become shorter.
    private static func readAll(_ descriptor: Int32, count: Int) throws(ScanError) -> [UInt8] {
        var failed = false
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count, !failed {
                let got = unsafe Glibc.read(descriptor, buffer.baseAddress.map { unsafe $0 + filled }, count - filled)
                if got == 0 { break }
                if got > 0 { filled += got }
                failed = got < 0 && errno != EINTR
            }
        }
        guard !failed else { throw .unreadableImage }
        return bytes
    }
}
