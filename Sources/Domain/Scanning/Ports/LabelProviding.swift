/// Reads all that a photo shows, one photo at a time: in this process, or in another that may die of it.
public protocol LabelProviding: Sendable {
    /// Decodes a photo and reads its barcodes and text. Throws `decoderCrashed` or `timeout` when the reader died of
    /// it or came to no end.
    func label(of file: PhotoFile) async throws(ScanError) -> Label
}
