/// Reads ordinary print.
public protocol PrintProviding: Sendable {
    /// The lines of text in reading order, boxes in pixels of the upright photo. `turn` says which way text runs; nil when
    /// nobody knows.
    func lines(in image: GreyImage, running turn: TextTurn?) async throws(ScanError) -> [TextLine]
}

extension PrintProviding {
    /// The lines of text of a picture of which nothing is known.
    public func lines(in image: GreyImage) async throws(ScanError) -> [TextLine] {
        try await lines(in: image, running: nil)
    }
}
