/// Turns a path into a picture.
public protocol PhotoProviding: Sendable {
    /// Reads a photo's file and nothing more: no pixel is decoded.
    func open(_ source: PhotoSource) async throws(ScanError) -> PhotoFile

    /// Decodes a photo, upright whatever its EXIF orientation says, sizes checked before pixels, reduced where less is
    /// enough for reading.
    func decode(_ file: PhotoFile) async throws(ScanError) -> GreyImage

    /// Decodes the part of a photo around a place of the upright photo, at full size and upright. Throws
    /// ``ScanError/unreadableImage`` where nothing of the place is in the photo.
    func decode(_ file: PhotoFile, around place: Quad) async throws(ScanError) -> PhotoPart
}
