/// What tells whether a file is still the same: a change shows in one of these.
public struct FileStamp: Hashable, Sendable {
    /// Bytes.
    public let size: Int
    /// Nanoseconds since 1970 at which it was last written to.
    public let modified: Int
    /// Which file of its file system it is.
    public let inode: UInt64

    /// A file's state.
    public init(size: Int, modified: Int, inode: UInt64) {
        self.size = size
        self.modified = modified
        self.inode = inode
    }
}
