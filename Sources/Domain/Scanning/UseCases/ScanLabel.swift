/// Reads all that one photo shows.
public struct ScanLabel: Sendable {
    private let photos: any PhotoProviding
    private let barcodes: any BarcodeProviding
    private let text: any TextProviding

    /// One line of work: a decoder, a barcode reader and a text reader that serve one photo at a time.
    public init(photos: any PhotoProviding, barcodes: any BarcodeProviding, text: any TextProviding) {
        self.photos = photos
        self.barcodes = barcodes
        self.text = text
    }

    /// Reads a photo's file, decoding nothing.
    public func open(_ source: PhotoSource) async throws(ScanError) -> PhotoFile {
        try await photos.open(source)
    }

    /// Decodes a photo and reads its barcodes and text.
    public func execute(_ file: PhotoFile) async throws(ScanError) -> Label {
        let image = try await photos.decode(file)
        let codes = try await barcodes.barcodes(in: image)
        return Label(barcodes: codes, lines: try await text.lines(in: image))
    }
}
