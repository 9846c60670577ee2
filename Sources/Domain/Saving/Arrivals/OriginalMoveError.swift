/// Why a photo's file could not be moved.
package enum OriginalMoveError: Error, Hashable, Sendable {
    /// The file has changed since it was read.
    case changed
    /// Writing to the new folder, or removing the file from the old one, is not permitted.
    case permissionDenied
    /// The disk is full.
    case diskFull
    /// Any other error.
    case failed
}
