import Foundation
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshScanning
import KeepItFreshWorkers

/// Saves the parts of photos that items' values came from. The photos are decoded in a separate process.
package struct PhotoCropper {
    private let inventory: Inventory
    private let reader = PhotoReader()
    private let pictures: WorkerPictureReader
    private let writer = ExplanationWriter()

    /// How many parts of photos were written.
    package struct Counts: Equatable, Sendable {
        package var written = 0
        /// Parts of photos that are gone, have changed or cannot be read.
        package var skipped = 0
    }

    /// A cropper of the photos in an inventory; `worker` is a program that calls `PhotoPictures.serve`.
    package init(_ inventory: Inventory, worker: WorkerProgram) {
        self.inventory = inventory
        pictures = WorkerPictureReader(program: worker)
    }

    /// Writes `folder/ID-VALUE.jpg` for each value of the items whose place in a photo is known. Photos whose file is
    /// gone or has changed are skipped. Throws `DataError` and `Explanation.Failure`.
    package func write(_ items: [Item], to folder: String) async throws -> Counts {
        var counts = Counts()
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for item in items {
            let origins = try await inventory.origins(of: item.id)
            guard origins.contains(where: { $0.box != nil }) else { continue }
            let photos = try await inventory.photos(of: item.id)
            for origin in origins {
                guard let box = origin.box, let photo = photos.first(where: { $0.contentHash == origin.contentHash })
                else { continue }
                guard let part = await part(of: photo, around: box) else {
                    counts.skipped += 1
                    continue
                }
                let path = "\(folder)/\(Self.fileName(item.id))-\(origin.field.rawValue).jpg"
                try await writer.write(Explanation(), into: part, to: path)
                counts.written += 1
            }
        }
        return counts
    }

    /// The part of the photo around a value; nil when its file is gone or has changed since it was read.
    private func part(of photo: ItemPhoto, around box: Quad) async -> GreyImage? {
        guard let file = try? await reader.open(.file(photo.name)), file.contentHash == photo.contentHash else {
            return nil
        }
        return try? await pictures.picture(PictureRequest(around: box), of: file)
    }

    /// An id as part of a file's name: ids of other programs can contain a slash.
    private static func fileName(_ id: String) -> String {
        String(id.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "_" })
    }
}
