/// Why a photo's file stays where it is.
public enum OriginalMoveError: Error, Hashable, Sendable {
    /// It is not the file that was read.
    case changed
    /// The system does not let us write there, or remove it here.
    case permissionDenied
    /// There is no room for it.
    case diskFull
    /// Anything else.
    case failed
}
