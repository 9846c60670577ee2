import Glibc
package import KeepItFreshDomain

/// Writes the files of explanations, which a comment in their header marks, and replaces no other files.
package enum ExplanationFile {
    /// The picture format of an explanation.
    enum Format {
        case png, jpeg

        /// PNG for a path that ends in `.png`, else JPEG.
        init(of path: String) {
            self = path.lowercased().hasSuffix(".png") ? .png : .jpeg
        }
    }

    /// The comment in the header of every explanation.
    static let mark = "Explanation drawn by kif-scan"
    /// How many of a file's first bytes are searched for the comment.
    private static let headerLength = 1_024

    /// Whether the file at `path` is an explanation.
    package static func isExplanation(_ path: String) -> Bool {
        let header = header(of: path)
        guard let format = PictureFormat(of: header), format == .png || format == .jpeg else { return false }
        return header.indices.contains { header.has(mark, at: $0) }
    }

    /// Throws when an explanation cannot be written to `path`: `occupied` when there is something else, such as a
    /// folder or a link, and `noFolder` when its parent is not a folder. A parent that does not exist is created by
    /// ``write(_:to:)``.
    package static func check(_ path: String) throws(Explanation.Failure) {
        let folder = folder(of: path)
        guard kind(of: folder, followsLinks: true).map({ $0 == S_IFDIR }) ?? (errno == ENOENT) else {
            throw .noFolder
        }
        guard let kind = kind(of: path, followsLinks: false) else { return }
        guard kind == S_IFREG, isExplanation(path) else { throw .occupied }
    }

    /// Writes a file in one step, as a whole or not at all, and creates its folder when that is missing; both are for
    /// the user only.
    static func write(_ bytes: [UInt8], to path: String) throws(Explanation.Failure) {
        try check(path)
        let folder = folder(of: path)
        if unsafe mkdir(PathText.cString(of: folder), 0o700) != 0, errno != EEXIST { throw failure(errno) }
        let draft = "\(folder)/.kif-scan-\(getpid())-\(UInt64.random(in: 0 ... .max))"
        do throws(Explanation.Failure) {
            try writeAll(bytes, to: draft)
            guard unsafe rename(PathText.cString(of: draft), PathText.cString(of: path)) == 0 else {
                throw failure(errno)
            }
        } catch {
            unsafe unlink(PathText.cString(of: draft))
            throw error
        }
    }

    private static func writeAll(_ bytes: [UInt8], to path: String) throws(Explanation.Failure) {
        let descriptor = unsafe open(PathText.cString(of: path), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure(errno) }
        var rest = bytes[...]
        var code: Int32 = 0
        while !rest.isEmpty, code == 0 {
            let written = unsafe rest.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if written > 0 { rest = rest.dropFirst(written) } else if errno != EINTR { code = errno }
        }
        if close(descriptor) != 0, code == 0 { code = errno }
        if code != 0 { throw failure(code) }
    }

    private static func header(of path: String) -> [UInt8] {
        let descriptor = unsafe open(
            PathText.cString(of: path), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        return unsafe [UInt8](unsafeUninitializedCapacity: headerLength) { buffer, count in
            count = max(0, unsafe read(descriptor, buffer.baseAddress, headerLength))
        }
    }

    /// The file's type; nil when there is none, with the reason in `errno`.
    private static func kind(of path: String, followsLinks: Bool) -> mode_t? {
        var status = stat()
        let name = PathText.cString(of: path)
        let found = unsafe followsLinks ? stat(name, &status) : lstat(name, &status)
        return found == 0 ? status.st_mode & S_IFMT : nil
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func failure(_ code: Int32) -> Explanation.Failure {
        switch code {
        case EACCES, EPERM, EROFS: .permissionDenied
        case ENOSPC, EDQUOT, EFBIG: .diskFull
        case ENOENT, ENOTDIR: .noFolder
        default: .notWritable
        }
    }
}
