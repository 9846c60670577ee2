/// Why a photo did not become an item.
public enum PhotoError: Error, Equatable, Sendable {
    /// It could not be read.
    case scan(ScanError)
    /// What it showed could not be stored.
    case storage(DataError)
}
