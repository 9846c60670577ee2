package import KeepItFreshLabels

/// Reads everything that a photo shows, one photo at a time, in this process or in a worker process.
package protocol LabelProviding: Sendable {
    /// Decodes a photo and reads its barcodes and text. Throws `decoderCrashed` or `timeout` when the worker crashed or
    /// did not finish in time.
    func label(of file: PhotoFile) async throws(ScanError) -> ScannedLabel

    /// The same for a photo of which more is known. A reader that does not need it reads the photo without.
    func label(of file: PhotoFile, in context: PhotoContext) async throws(ScanError) -> ScannedLabel
}

extension LabelProviding {
    package func label(of file: PhotoFile, in context: PhotoContext) async throws(ScanError) -> ScannedLabel {
        try await label(of: file)
    }
}
