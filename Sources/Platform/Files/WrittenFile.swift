import Glibc

/// Writes a file that the user named: a regular one, or a new one, appears under its name as a whole; a device or a
/// FIFO is written to and stays what it is. A link stays too, its target is written.
package final class WrittenFile: Sendable {
    private let target: String
    private let draft: DraftFile?
    private let descriptor: Int32

    /// Starts the file. A new one has the given permissions, so that it is the user's own where nothing else is said;
    /// one that is replaced gets them too, unless `keepsPermissions`. Throws `Failure`; `notWritable` for a folder and
    /// a socket.
    package init(_ path: String, permissions: UInt32 = 0o600, keepsPermissions: Bool = false) throws(Failure) {
        guard !path.isEmpty, !path.utf8.contains(0) else { throw .notWritable("it is not a path") }
        var information = stat()
        let exists = unsafe stat(path, &information) == 0
        guard exists || errno == ENOENT else { throw Failure(errno) }
        let kind = information.st_mode & S_IFMT
        if exists, kind == S_IFDIR { throw .notWritable("it is a folder") }
        if exists, kind != S_IFREG || Self.isOpenFile(path) {
            target = path
            draft = nil
            descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
            guard descriptor >= 0 else { throw Failure(errno) }
            return
        }
        target = try Self.withoutLinks(path)
        let draft = DraftFile(in: Self.folder(of: target))
        let permissions = exists && keepsPermissions ? information.st_mode & 0o777 : permissions
        descriptor = unsafe open(draft.path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Failure(errno) }
        // Not limited by the user's mask, which the file that is replaced was not made with.
        fchmod(descriptor, permissions)
        self.draft = draft
    }

    /// What was written is dropped if it was not stored, other than in a device or a FIFO.
    deinit {
        close(descriptor)
    }

    /// Appends bytes. Throws `Failure`.
    package func write(_ bytes: some Collection<UInt8>) throws(Failure) {
        var rest = Array(bytes)[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { throw Failure(errno) }
        }
    }

    /// Appends text. Throws `Failure`.
    package func write(_ text: String) throws(Failure) {
        try write(text.utf8)
    }

    /// Gives the file its name. Throws `Failure`.
    package func store() throws(Failure) {
        guard let draft else { return }
        guard fsync(descriptor) == 0, draft.move(to: target) else { throw Failure(errno) }
        let folder = unsafe open(Self.folder(of: target), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return }
        fsync(folder)
        close(folder)
    }

    /// Writes a whole file at once. Throws `Failure`.
    package static func write(
        _ bytes: some Collection<UInt8>, to path: String, permissions: UInt32 = 0o600, keepsPermissions: Bool = false
    ) throws(Failure) {
        let file = try WrittenFile(path, permissions: permissions, keepsPermissions: keepsPermissions)
        try file.write(bytes)
        try file.store()
    }
}

extension WrittenFile {
    /// Why a file could not be written.
    package enum Failure: Error, Equatable, Sendable {
        case diskFull
        /// One line that says why, in the system's words.
        case notWritable(String)

        init(_ code: Int32) {
            switch code {
            case ENOSPC, EDQUOT, EFBIG: self = .diskFull
            case ENXIO: self = .notWritable("it is a socket, or nothing reads from it")
            default: self = .notWritable(unsafe String(cString: strerror(code)))
            }
        }
    }

    /// The most links that are followed.
    private static let maximumLinks = 40

    /// The file that a path leads to, which need not exist. Throws `Failure` for links in a circle.
    package static func withoutLinks(_ path: String) throws(Failure) -> String {
        var path = path
        for _ in 0..<maximumLinks {
            var information = stat()
            guard unsafe lstat(path, &information) == 0, information.st_mode & S_IFMT == S_IFLNK else { return path }
            var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
            let length = unsafe readlink(path, &bytes, bytes.count)
            guard length > 0 else { throw Failure(errno) }
            let target = String(decoding: bytes.prefix(length), as: UTF8.self)
            path = target.hasPrefix("/") ? target : "\(folder(of: path))/\(target)"
        }
        throw Failure(ELOOP)
    }

    /// Whether a name stands for a file that is open already, such as /dev/stdout.
    private static func isOpenFile(_ path: String) -> Bool {
        ["/dev/fd/", "/dev/stdout", "/dev/stderr", "/proc/"].contains { path.hasPrefix($0) }
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
