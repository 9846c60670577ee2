package import KeepItFreshLabels

/// Reads everything that a photo shows, one photo at a time, in this process or in a worker process.
package protocol LabelProviding: Sendable {
    /// Decodes a photo and reads its barcodes and text. Throws `decoderCrashed` or `timeout` when the worker crashed or
    /// did not finish in time.
    func label(of file: PhotoFile) async throws(ScanError) -> ScannedLabel
}
