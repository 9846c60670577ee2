/// Finds the barcodes of a picture.
public protocol BarcodeProviding: Sendable {
    /// All barcodes in the picture, each once, boxes in pixels of the upright photo. What was read in another picture
    /// plays no part.
    func barcodes(in image: GreyImage) async throws(ScanError) -> [Barcode]
}
