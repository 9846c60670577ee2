import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

/// Photos whose names are the texts that they show, a line each, below a barcode.
struct TextPhotos: PhotoProviding, LabelProviding {
    var number: String?

    /// Stores a photo for a household, and settles what is open, as the server does. Returns its items.
    @discardableResult
    static func scan(
        _ text: String, number: String? = nil, into inventory: Inventory, afterPhotos earlier: [String] = []
    ) async throws -> [Item] {
        let photos = TextPhotos(number: number)
        var options = ReadingOptions(today: try #require(CivilDate("2026-11-20")), grouping: .folder)
        options.earlierPhotos = earlier
        let scan = SavePhotos(photos: photos, labels: [photos], parser: LabelParser())
            .execute([.file(text)], in: inventory.context, into: inventory.repository, options: options)
        var items: [Item] = []
        for await progress in scan {
            if let result = progress.result { items = result.items.map(\.item) }
        }
        _ = try await inventory.settleDateOrders(on: options.today)
        return items
    }

    func open(_ source: PhotoSource) async throws(ScanError) -> PhotoFile {
        PhotoFile(
            name: source.name, bytes: [], contentHash: "hash-\(source.name.filter { $0.isLetter || $0.isNumber })")
    }

    func decode(_ file: PhotoFile, around place: Quad) async throws(ScanError) -> GreyImage.Crop {
        throw .unreadableImage
    }

    func decode(_ file: PhotoFile) async throws(ScanError) -> GreyImage { throw .unreadableImage }

    func label(of file: PhotoFile) async throws(ScanError) -> ScannedLabel {
        let lines = file.name.split(separator: "\n").enumerated().map { index, text in
            let top = 100 + 80 * index
            return TextLine(
                text: "\(text)", confidence: 0.98,
                box: Quad(left: 100, top: top, right: 100 + 20 * text.count, bottom: top + 30),
                readers: [.document, .dateCode])
        }
        return ScannedLabel(
            barcodes: number.map { [Barcode(symbology: .ean13, text: $0)] } ?? [], lines: lines,
            size: ScannedLabel.Size(width: 1_000, height: 500))
    }
}
