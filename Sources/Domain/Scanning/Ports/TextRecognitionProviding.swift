package import KeepItFreshLabels

/// Recognises ordinary printed text.
package protocol TextRecognitionProviding: Sendable {
    /// The lines of text in reading order, with boxes in pixels of the upright photo. `orientation` is that of the
    /// text; nil when unknown.
    func lines(in image: GreyImage, running orientation: TextOrientation?) async throws(ScanError) -> [TextLine]
}

extension TextRecognitionProviding {
    /// The lines of text in a picture with unknown text orientation.
    package func lines(in image: GreyImage) async throws(ScanError) -> [TextLine] {
        try await lines(in: image, running: nil)
    }
}
