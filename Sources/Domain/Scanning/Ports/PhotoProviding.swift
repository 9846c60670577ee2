package import KeepItFreshLabels

/// Reads photo files and decodes them.
package protocol PhotoProviding: Sendable {
    /// Reads a photo's file without decoding a pixel.
    func open(_ source: PhotoSource) async throws(ScanError) -> PhotoFile

    /// Decodes a photo upright, according to its EXIF orientation. Sizes are checked before pixels are decoded; the
    /// result is reduced if fewer pixels suffice for reading.
    func decode(_ file: PhotoFile) async throws(ScanError) -> GreyImage

    /// Decodes the part of a photo around a place of the upright photo, upright and in full resolution. Throws
    /// ``ScanError/unreadableImage`` when the place is outside the photo.
    func decode(_ file: PhotoFile, around place: Quad) async throws(ScanError) -> GreyImage.Crop

    /// The colours of a photo; nil where they are not known.
    func colors(of file: PhotoFile) async -> PictureColors?
}

extension PhotoProviding {
    package func colors(of file: PhotoFile) async -> PictureColors? { nil }
}
