/// Why a photo could not be explained by a picture.
public enum ExplanationError: Error, Hashable, Sendable {
    /// The photo cannot be read.
    case photo(ScanError)
    /// In the picture's place is something that is no earlier explanation; it is kept.
    case occupied
    /// The folder it should be in does not exist and cannot be made, or is no folder.
    case noFolder
    /// The system does not let us write there.
    case permissionDenied
    /// The disk is full.
    case diskFull
    /// The picture cannot be drawn or written for another reason.
    case notWritable
}
