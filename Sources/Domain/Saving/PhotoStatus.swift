/// What became of a photo.
public enum PhotoStatus: String, Codable, Equatable, Sendable {
    /// An item was created or updated.
    case saved
    /// Something was read and nothing written: as asked, or because it is no product, date or name.
    case read
    /// This very photo was imported before; nothing changed.
    case known
    /// No barcode, date or name was found.
    case nothing
    /// It could not be read or stored.
    case failed
}
