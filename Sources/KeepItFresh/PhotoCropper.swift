import Foundation
import KeepItFreshDomain
import KeepItFreshScanning

/// Cuts out of photos what gave items their values.
struct PhotoCropper {
    private let inventory: Inventory
    private let reader = PhotoReader()
    private let writer = ExplanationWriter()

    init(_ inventory: Inventory) {
        self.inventory = inventory
    }

    /// Writes `folder/ID-VALUE.jpg` for each value of the items whose place in a photo is known.
    func write(_ items: [Item], to folder: String) async throws -> CropCounts {
        var counts = CropCounts()
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for item in items {
            let origins = try await inventory.origins(of: item.id)
            guard origins.contains(where: { $0.box != nil }) else { continue }
            let photos = try await inventory.photos(of: item.id)
            for origin in origins {
                guard let box = origin.box, let photo = photos.first(where: { $0.contentHash == origin.contentHash })
                else { continue }
                guard let part = await part(of: photo, around: box) else {
                    counts.gone += 1
                    continue
                }
                let path = "\(folder)/\(Self.fileName(item.id))-\(origin.field.rawValue).jpg"
                try await writer.write(Explanation(), into: part.image, to: path)
                counts.written += 1
            }
        }
        return counts
    }

    /// The part of the very photo that was read; nil when its file holds another by now.
    private func part(of photo: ItemPhoto, around box: Quad) async -> PhotoPart? {
        guard let file = try? await reader.open(.file(photo.name)), file.contentHash == photo.contentHash else {
            return nil
        }
        return try? await reader.decode(file, around: box)
    }

    /// An id as a file may be called: those of other programs may have a slash.
    private static func fileName(_ id: String) -> String {
        String(id.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "_" })
    }
}
