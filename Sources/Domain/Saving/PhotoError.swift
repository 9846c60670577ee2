/// Why a photo did not become an item.
public enum PhotoError: Error, Equatable, Sendable {
    /// It could not be read.
    case scan(ScanError)
    /// What it showed could not be stored.
    case storage(DataError)
}

extension PhotoError: CustomStringConvertible {
    /// What went wrong, in one English sentence.
    public var description: String {
        switch self {
        case .scan(let error): error.description
        case .storage(let error): error.description
        }
    }
}
