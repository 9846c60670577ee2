import KeepItFreshDomain
import KeepItFreshLabels

/// Reads a GTIN from every white picture, and no text from any.
struct MockReaders: BarcodeProviding, TextRecognitionProviding, DateCodeProviding {
    static let gtin = "4006381333931"

    func barcodes(in image: GreyImage) async throws(ScanError) -> [Barcode] {
        image.pixels == [255] ? [Barcode(symbology: .ean13, text: Self.gtin)] : []
    }

    func lines(in image: GreyImage, running turn: TextOrientation?) async throws(ScanError) -> [TextLine] { [] }

    func lines(in image: GreyImage) async throws(ScanError) -> [TextLine] { [] }

    func lines(
        around places: [Quad], besides known: [TextLine], in image: GreyImage
    ) async throws(ScanError) -> [TextLine] { [] }

    func numbers(
        of printed: [TextLine], besides known: [TextLine], in image: GreyImage
    ) async throws(ScanError) -> [TextLine] { [] }

    func read(_ places: [Quad], in image: GreyImage) async throws(ScanError) -> [TextLine?] { [] }

    func keywords(
        at places: [Quad], without numbers: [Quad], in image: GreyImage
    ) async throws(ScanError) -> [TextLine] { [] }
}

/// Reads nothing any more.
struct DeadLabels: LabelProviding {
    func label(of file: PhotoFile) async throws(ScanError) -> ScannedLabel { throw .decoderCrashed }
}

/// Reads the GTIN at the end of a photo's name, from `late…` only once `released` has ended.
struct NumberedLabels: LabelProviding {
    let released: AsyncStream<Void>

    func label(of file: PhotoFile) async throws(ScanError) -> ScannedLabel {
        if file.name.hasPrefix("late") { for await _ in released {} }
        return ScannedLabel(barcodes: [Barcode(symbology: .ean13, text: String(file.name.suffix(13)))], lines: [])
    }
}

/// Reads the same from every photo.
struct FixedLabels: LabelProviding {
    let label: ScannedLabel

    func label(of file: PhotoFile) async throws(ScanError) -> ScannedLabel { label }
}

/// Knows one product, whatever the number.
struct FixedLookup: ProductLookupProviding {
    let found: FoundProduct?

    init(_ found: FoundProduct?) { self.found = found }

    func product(of gtin: GTIN) async -> FoundProduct? { found }
}

/// Knows no product, and says so of `gtin` only once `released` has ended.
struct WaitingLookup: ProductLookupProviding {
    let gtin: GTIN?
    let released: AsyncStream<Void>

    func product(of gtin: GTIN) async -> FoundProduct? {
        if gtin == self.gtin { for await _ in released {} }
        return nil
    }
}
