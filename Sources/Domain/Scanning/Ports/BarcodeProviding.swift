package import KeepItFreshLabels

/// Reads the barcodes in a picture.
package protocol BarcodeProviding: Sendable {
    /// All barcodes in the picture, without duplicates, with boxes in pixels of the upright photo. The result does not
    /// depend on pictures read before.
    func barcodes(in image: GreyImage) async throws(ScanError) -> [Barcode]
}
