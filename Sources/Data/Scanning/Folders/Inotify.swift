import Glibc
import KeepItFreshDomain

/// Reports changes in folders by inotify, until it is freed.
@safe struct Inotify: ~Copyable {
    private static let bufferSize = 64 << 10
    private static let headerSize = 16

    /// A change in a watched folder (inotify(7)).
    struct Change {
        /// The watch that it comes from; -1 when changes were lost.
        let watch: Int32
        /// The entry's name; empty for the folder itself.
        let name: String
        private let mask: UInt32

        init(watch: Int32, mask: UInt32, name: String) {
            self.watch = watch
            self.mask = mask
            self.name = name
        }

        /// Whether there were more changes than the kernel keeps.
        var isOverflow: Bool { has(UInt32(IN_Q_OVERFLOW)) }
        /// Whether the folder is gone, or has another name.
        var isEndOfFolder: Bool { has(UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_UNMOUNT)) }
        var isEndOfWatch: Bool { has(UInt32(IN_IGNORED)) }
        var isFolder: Bool { has(UInt32(IN_ISDIR)) }
        /// Whether the entry was created or moved in.
        var isArrival: Bool { has(UInt32(IN_CREATE) | UInt32(IN_MOVED_TO)) }
        /// Whether the entry was deleted or moved away.
        var isDeparture: Bool { has(UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM)) }
        /// Whether the entry was closed by its writer, or moved in.
        var isClosed: Bool { has(UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO)) }

        private func has(_ bits: UInt32) -> Bool { mask & bits != 0 }

        /// The kinds of change to watch for.
        static let watched =
            UInt32(IN_CREATE) | UInt32(IN_MODIFY) | UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM)
            | UInt32(IN_DELETE) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_ONLYDIR)
    }

    private let descriptor: Int32

    init() throws(FolderWatchError) {
        descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
        guard descriptor >= 0 else { throw .tooMany }
    }

    deinit { close(descriptor) }

    /// Watches a folder; one that is watched already keeps the number of its watch.
    func watch(_ folder: String) throws(FolderWatchError) -> Int32 {
        let watch = unsafe inotify_add_watch(descriptor, PathText.cString(of: folder), Change.watched)
        guard watch < 0 else { return watch }
        switch errno {
        case ENOSPC, ENOMEM: throw .tooMany
        case EACCES, EPERM: throw .permissionDenied
        case ENOTDIR: throw .notAFolder
        default: throw .notFound
        }
    }

    /// Stops watching a folder.
    func unwatch(_ watch: Int32) {
        _ = inotify_rm_watch(descriptor, watch)
    }

    /// Waits for changes, at most for `pause`, or without end with nil. Blocks.
    func changes(within pause: Duration?) -> [Change] {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let milliseconds = pause.map { Int32(clamping: Int($0 / .milliseconds(1)) + 1) } ?? -1
        guard unsafe poll(&request, 1, milliseconds) > 0 else { return [] }
        var changes: [Change] = []
        while let bytes = read() { changes += Self.changes(in: bytes) }
        return changes
    }

    private func read() -> [UInt8]? {
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: Self.bufferSize) { buffer, count in
            count = unsafe max(0, Glibc.read(descriptor, buffer.baseAddress, buffer.count))
        }
        return bytes.isEmpty ? nil : bytes
    }

    /// The records in a buffer: watch, kinds of change, a cookie, the name's length, and the name with NULs after it.
    private static func changes(in bytes: [UInt8]) -> [Change] {
        var changes: [Change] = []
        var offset = 0
        while offset + headerSize <= bytes.count {
            let length = Int(number(in: bytes, at: offset + 12))
            let name = bytes[(offset + headerSize)..<min(bytes.count, offset + headerSize + length)]
            changes.append(
                Change(
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
