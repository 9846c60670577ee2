import Glibc

/// What the kernel tells of a watched folder (inotify(7)).
struct FolderChange {
    /// Which watch it comes from; -1 when changes were lost.
    let watch: Int32
    /// The entry's name; empty for the folder itself.
    let name: String
    private let mask: UInt32

    init(watch: Int32, mask: UInt32, name: String) {
        self.watch = watch
        self.mask = mask
        self.name = name
    }

    /// True when more came than the kernel keeps.
    var isOverflow: Bool { has(UInt32(IN_Q_OVERFLOW)) }
    /// True when the folder is no longer there under its name.
    var isEndOfFolder: Bool { has(UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_UNMOUNT)) }
    /// True when the watch has ended.
    var isEndOfWatch: Bool { has(UInt32(IN_IGNORED)) }
    /// True when the entry is a folder.
    var isFolder: Bool { has(UInt32(IN_ISDIR)) }
    /// True when the entry came: made, or moved in.
    var isArrival: Bool { has(UInt32(IN_CREATE) | UInt32(IN_MOVED_TO)) }
    /// True when the entry has gone.
    var isDeparture: Bool { has(UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM)) }
    /// True when nobody writes the entry any more.
    var isClosed: Bool { has(UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO)) }

    private func has(_ bits: UInt32) -> Bool { mask & bits != 0 }

    /// The changes that are watched for.
    static let watched =
        UInt32(IN_CREATE) | UInt32(IN_MODIFY) | UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM)
        | UInt32(IN_DELETE) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_ONLYDIR)
}
