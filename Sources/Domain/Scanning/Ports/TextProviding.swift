/// Reads the text of a picture.
public protocol TextProviding: Sendable {
    /// The lines of text in reading order, boxes in pixels of the upright photo.
    func lines(in image: GreyImage) async throws(ScanError) -> [TextLine]
}
