/// Why a photo did not become an item.
public enum PhotoError: Error, Equatable, Sendable {
    /// It could not be read.
    case scan(ScanError)
    /// What it showed could not be stored.
    case storage(DataError)
}

extension PhotoError: CustomStringConvertible {
    /// What went wrong, in one English sentence.
    public var description: String { words.sentence }

    /// What went wrong.
    package var words: ErrorWords {
        switch self {
        case .scan(let error): error.words
        case .storage(let error): error.words
        }
    }
}
