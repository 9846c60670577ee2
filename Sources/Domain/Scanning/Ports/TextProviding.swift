/// Reads the text of a picture.
public protocol TextProviding: Sendable {
    /// The lines of text in reading order, boxes in the picture's pixels.
    func lines(in image: GreyImage) async throws(ScanError) -> [TextLine]
}
