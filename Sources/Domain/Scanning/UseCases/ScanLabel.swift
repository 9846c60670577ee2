/// Reads all that one photo shows.
public struct ScanLabel: Sendable {
    private let photos: any PhotoProviding
    private let barcodes: any BarcodeProviding
    private let print: any TextProviding
    private let coderPrint: any TextProviding
    private let stages: (any StageTimingProviding)?

    /// One line of work: a decoder, a barcode reader, a reader of ordinary print and one of what coders print (dots,
    /// thermal transfer), each serving one photo at a time. With `stages`, in which the readers measure too, labels
    /// tell how long they took.
    public init(
        photos: any PhotoProviding, barcodes: any BarcodeProviding, print: any TextProviding,
        coderPrint: any TextProviding, stages: (any StageTimingProviding)? = nil
    ) {
        self.stages = stages
        self.photos = photos
        self.barcodes = barcodes
        self.print = print
        self.coderPrint = coderPrint
    }

    /// Reads a photo's file, decoding nothing.
    public func open(_ source: PhotoSource) async throws(ScanError) -> PhotoFile {
        try await photos.open(source)
    }

    /// Decodes a photo and reads its barcodes and text.
    public func execute(_ file: PhotoFile) async throws(ScanError) -> Label {
        _ = stages?.take()
        let image = try await photos.decode(file)
        let codes = try await barcodes.barcodes(in: image)
        let printed = try await print.lines(in: image)
        let coded = try await stages.follow(.coderPrint) { () async throws(ScanError) in
            try await coderPrint.lines(in: image)
        }
        return Label(
            barcodes: codes, lines: ReadingVote.join(printed, with: coded), timings: stages?.take() ?? [])
    }
}
