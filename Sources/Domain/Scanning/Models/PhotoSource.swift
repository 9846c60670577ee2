/// Where a photo comes from.
public enum PhotoSource: Hashable, Sendable {
    /// A file, by the path as it was given.
    case file(String)
    /// The bytes of a picture file, with the name to report them by.
    case bytes([UInt8], name: String)

    /// The path as given, or the name of the bytes.
    public var name: String {
        switch self {
        case .file(let path): path
        case .bytes(_, let name): name
        }
    }
}
