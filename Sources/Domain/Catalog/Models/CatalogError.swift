/// Why a catalogue was not made or read.
public enum CatalogError: Error, Equatable, Sendable {
    /// There is no such file.
    case noSuchFile
    /// The file may not be read.
    case permissionDenied
    /// It is a folder, a device or the like.
    case notAFile
    /// It is neither Open Food Facts' table nor its JSON Lines; these columns are missed.
    case unknownFormat(missing: [String])
    /// The compressed file is damaged or cut off.
    case damagedCompression
    /// There is no product in it.
    case noProducts
    /// Another import is at work.
    case busy
    /// There is no catalogue yet.
    case noCatalog
    /// The file in the catalogue's place is none, or is damaged.
    case notACatalog
    /// The disk is full.
    case diskFull
    /// The catalogue cannot be read or written, for the reason given.
    case unavailable(String)
}
