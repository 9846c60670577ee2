import KeepItFreshDomain
import KeepItFreshLabels

/// Photos that show what their names say: `ok…` a barcode, `broken…` nothing that can be decoded, `endless…` nothing
/// before the work is cancelled, anything else nothing at all.
struct MockPhotos: PhotoProviding {
    /// Hears that the work on an endless photo was cancelled.
    var onCancel: @Sendable () -> Void = {}

    func open(_ source: PhotoSource) async throws(ScanError) -> PhotoFile {
        guard !source.name.hasPrefix("missing") else { throw .notFound }
        return PhotoFile(name: source.name, bytes: Array(source.name.utf8), contentHash: "hash of \(source.name)")
    }

    func decode(_ file: PhotoFile, around place: Quad) async throws(ScanError) -> GreyImage.Crop {
        GreyImage.Crop(image: try await decode(file), origin: PixelPoint(x: 0, y: 0))
    }

    func decode(_ file: PhotoFile) async throws(ScanError) -> GreyImage {
        guard !file.name.hasPrefix("broken") else { throw .unreadableImage }
        if file.name.hasPrefix("endless") {
            while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
            onCancel()
        }
        let shade: UInt8 = file.name.hasPrefix("ok") ? 255 : 0
        guard let image = GreyImage(width: 1, height: 1, pixels: [shade]) else { throw .unreadableImage }
        return image
    }
}
