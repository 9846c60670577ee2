import Glibc
package import KeepItFreshDomain

/// Moves the files of photos out of a watched folder without changing or replacing any file.
///
/// At any moment a file is whole in one place or the other. A move that was cut off leaves it in both; when the same
/// file is moved again, that move is completed.
package struct OriginalMover: Sendable {
    private let root: String
    private let target: String

    /// Moves files of the folder `root` to the same place below `target`, which is created when needed.
    package init(from root: String, to target: String) {
        self.root = root.hasSuffix("/") ? root : root + "/"
        self.target = target.hasSuffix("/") ? target : target + "/"
    }

    /// Moves a photo unless its file has changed since it was read. If its name is taken, `-2` and so on is added.
    package func move(_ photo: PhotoArrivals.Photo) throws(OriginalMoveError) {
        let place = target + (photo.path.hasPrefix(root) ? photo.path.dropFirst(root.count) : photo.path[...])
        guard let status = FileStatus(of: photo.path), status.stamp == photo.stamp else { throw .changed }
        try Self.makeFolders(of: place)
        for number in 1... {
            let place = Self.name(place, number: number)
            if let there = FileStatus(of: place) {
                guard there.isSame(as: status) else { continue }
            } else if try !Self.link(photo.path, to: place, status) {
                continue
            }
            guard unsafe unlink(PathText.cString(of: photo.path)) != 0 else { return }
            let error = Self.error(errno)
            _ = unsafe unlink(PathText.cString(of: place))
            throw error
        }
    }

    /// Makes a hard link, or a copy where there can be none, as on another file system. False when the name is taken.
    private static func link(_ path: String, to place: String, _ status: FileStatus) throws(OriginalMoveError) -> Bool {
        guard unsafe Glibc.link(PathText.cString(of: path), PathText.cString(of: place)) != 0 else { return true }
        switch errno {
        case EEXIST: return false
        case EXDEV, EPERM, EOPNOTSUPP, EMLINK, ENOSYS: return try copy(path, to: place, status)
        default: throw error(errno)
        }
    }

    private static func copy(_ path: String, to place: String, _ status: FileStatus) throws(OriginalMoveError) -> Bool {
        let name = PathText.cString(of: place)
        let folder = place.lastIndex(of: "/").map { place[...$0] } ?? ""
        let partName = PathText.cString(of: "\(folder).kif-scan-\(getpid()).part")
        try write(path, to: partName, status)
        defer { _ = unsafe unlink(partName) }
        if unsafe Glibc.link(partName, name) == 0 { return true }
        guard errno != EEXIST else { return false }
        // A file system without hard links: an empty file reserves the name, and the copy replaces it.
        let reserved = unsafe open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, status.permissions)
        guard reserved >= 0 else {
            if errno == EEXIST { return false }
            throw error(errno)
        }
        close(reserved)
        guard unsafe rename(partName, name) == 0 else {
            let failure = error(errno)
            _ = unsafe unlink(name)
            throw failure
        }
        return true
    }

    /// Writes a copy with the same times and waits until it is on the disk.
    private static func write(_ path: String, to part: [CChar], _ status: FileStatus) throws(OriginalMoveError) {
        let input = unsafe open(PathText.cString(of: path), O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard input >= 0 else { throw error(errno) }
        defer { close(input) }
        _ = unsafe unlink(part)
        let output = unsafe open(part, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, status.permissions)
        guard output >= 0 else { throw error(errno) }
        defer { close(output) }
        var copied = 0
        while copied < status.stamp.size {
            let count = sendfile(output, input, nil, status.stamp.size - copied)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            copied += count
        }
        let isWhole = copied == status.stamp.size && FileStatus(of: path)?.stamp == status.stamp
        guard isWhole, unsafe futimens(output, status.times) == 0, fsync(output) == 0 else {
            let failure = isWhole || copied < status.stamp.size ? error(errno) : OriginalMoveError.changed
            _ = unsafe unlink(part)
            throw failure
        }
    }

    private static func makeFolders(of place: String) throws(OriginalMoveError) {
        for end in place.indices where place[end] == "/" && end != place.startIndex {
            let made = unsafe mkdir(PathText.cString(of: String(place[..<end])), 0o777)
            guard made == 0 || errno == EEXIST || errno == EISDIR else { throw error(errno) }
        }
    }

    /// `milk-2.jpg` for `milk.jpg` and 2.
    private static func name(_ place: String, number: Int) -> String {
        guard number > 1 else { return place }
        guard let dot = place.lastIndex(of: "."), dot > place.lastIndex(of: "/") ?? place.startIndex else {
            return "\(place)-\(number)"
        }
        return "\(place[..<dot])-\(number)\(place[dot...])"
    }

    private static func error(_ code: Int32) -> OriginalMoveError {
        switch code {
        case EACCES, EPERM, EROFS: .permissionDenied
        case ENOSPC, EDQUOT: .diskFull
        case ENOENT: .changed
        default: .failed
        }
    }
}
