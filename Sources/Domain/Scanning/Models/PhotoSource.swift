/// Where a photo comes from.
public enum PhotoSource: Hashable, Sendable {
    /// A file, by its path.
    case file(String)
    /// The bytes of a picture file, with a name for reporting.
    case bytes([UInt8], name: String)

    /// The path of the file, or the name of the bytes.
    public var name: String {
        switch self {
        case .file(let path): path
        case .bytes(_, let name): name
        }
    }
}
