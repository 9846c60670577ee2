/// Reads the text of a picture.
public protocol TextProviding: Sendable {
    /// The lines of text in reading order, boxes in pixels of the upright photo.
    func lines(in image: GreyImage) async throws(ScanError) -> [TextLine]

    /// The same for a picture of which another reader made `known`: where that has numbers, this one may look too.
    func lines(in image: GreyImage, beside known: [TextLine]) async throws(ScanError) -> [TextLine]
}

extension TextProviding {
    /// The lines, without a look at what another reader made of the picture.
    public func lines(in image: GreyImage, beside known: [TextLine]) async throws(ScanError) -> [TextLine] {
        try await lines(in: image)
    }
}
