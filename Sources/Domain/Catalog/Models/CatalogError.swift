/// Why a catalogue could not be created or read.
package enum CatalogError: Error, Equatable, Sendable {
    /// The dump does not exist.
    case noSuchFile
    /// The dump may not be read.
    case permissionDenied
    /// The path is a folder, a device or the like.
    case notAFile
    /// The dump is neither Open Food Facts' table nor its JSON Lines; these columns are missing.
    case unknownFormat(missing: [String])
    /// The compressed dump is damaged or incomplete.
    case damagedCompression
    /// The dump contains no product.
    case noProducts
    /// The dump has less than a tenth of the products that are there, which were not to be replaced by it.
    case fewerProducts(Int, there: Int)
    /// Another import is running.
    case busy
    /// The catalogue does not exist yet.
    case noCatalog
    /// The catalogue's file is damaged or something else.
    case notACatalog
    /// The disk is full.
    case diskFull
    /// The catalogue cannot be read or written, for the given reason.
    case unavailable(String)
}
