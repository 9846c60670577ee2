/// A photo that is complete in a watched folder.
public struct ArrivedPhoto: Hashable, Sendable {
    /// Where it is.
    public let path: String
    /// The state in which it was complete.
    public let stamp: FileStamp
    /// True when it came while the folder was watched, false when it was there before.
    public let isNews: Bool

    /// A photo at a path.
    public init(path: String, stamp: FileStamp, isNews: Bool) {
        self.path = path
        self.stamp = stamp
        self.isNews = isNews
    }
}
