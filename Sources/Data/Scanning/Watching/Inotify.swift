import Glibc
import KeepItFreshDomain

/// The kernel's news of folders, ended with this value.
@safe struct Inotify: ~Copyable {
    private static let bufferSize = 64 << 10
    private static let headerSize = 16

    private let descriptor: Int32

    init() throws(FolderWatchError) {
        descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
        guard descriptor >= 0 else { throw .tooMany }
    }

    deinit { close(descriptor) }

    /// Watches a folder; one that is watched already keeps its watch.
    func watch(_ folder: String) throws(FolderWatchError) -> Int32 {
        let watch = unsafe inotify_add_watch(descriptor, PathText.cString(of: folder), FolderChange.watched)
        guard watch < 0 else { return watch }
        switch errno {
        case ENOSPC, ENOMEM: throw .tooMany
        case EACCES, EPERM: throw .permissionDenied
        case ENOTDIR: throw .notAFolder
        default: throw .notFound
        }
    }

    /// Watches a folder no longer.
    func unwatch(_ watch: Int32) {
        _ = inotify_rm_watch(descriptor, watch)
    }

    /// What has changed; waits for it, `pause` at most, nil for as long as it takes. Blocks.
    func changes(within pause: Duration?) -> [FolderChange] {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let milliseconds = pause.map { Int32(clamping: Int($0 / .milliseconds(1)) + 1) } ?? -1
        guard unsafe poll(&request, 1, milliseconds) > 0 else { return [] }
        var changes: [FolderChange] = []
        while let bytes = read() { changes += Self.changes(in: bytes) }
        return changes
    }

    private func read() -> [UInt8]? {
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: Self.bufferSize) { buffer, count in
            count = unsafe max(0, Glibc.read(descriptor, buffer.baseAddress, buffer.count))
        }
        return bytes.isEmpty ? nil : bytes
    }

    /// The records of a buffer: watch, what happened, a cookie, the length of the name, and the name with NULs after it.
    private static func changes(in bytes: [UInt8]) -> [FolderChange] {
        var changes: [FolderChange] = []
        var offset = 0
        while offset + headerSize <= bytes.count {
            let length = Int(number(in: bytes, at: offset + 12))
            let name = bytes[(offset + headerSize)..<min(bytes.count, offset + headerSize + length)]
            changes.append(
                FolderChange(
                    watch: Int32(bitPattern: number(in: bytes, at: offset)), mask: number(in: bytes, at: offset + 4),
                    name: PathText.text(of: name.prefix { $0 != 0 })))
            offset += headerSize + length
        }
        return changes
    }

    private static func number(in bytes: [UInt8], at offset: Int) -> UInt32 {
        unsafe bytes.withUnsafeBytes { unsafe $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self) }
    }
}
