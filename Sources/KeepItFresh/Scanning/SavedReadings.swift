import Foundation
package import KeepItFreshDomain
package import KeepItFreshLabels
import KeepItFreshPlatform

/// Readings of photos in a folder, each a JSON file (`PhotoReading`). They are written by a scan, and take the place of the
/// photos afterwards.
package struct SavedReadings: Sendable {
    private static let maximumBytes = 64 << 20

    private let folder: String

    /// The readings in `folder`.
    package init(folder: String) {
        self.folder = folder.hasSuffix("/") ? folder : folder + "/"
    }

    /// Writes the reading of a photo to `NAME.reading.json` in the folder, which is created if missing; a reading of that name
    /// is replaced. Throws what the system throws.
    package func write(_ reading: PhotoReading, as name: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let file = URL(fileURLWithPath: folder + name + PhotoReading.nameEnding)
        try (encoder.encode(reading) + Data("\n".utf8)).write(to: file, options: .atomic)
    }

    /// The paths of the readings, in the order of their photos, and of the files that are not readings though they are
    /// called so. Throws `ScanError.notFound` when the folder does not exist, and `noPhotos` when it contains no such
    /// file.
    package func paths() throws(ScanError) -> (readings: [String], others: [String]) {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { throw .notFound }
        let paths = names.filter { $0.hasSuffix(PhotoReading.nameEnding) }.sorted().map { folder + $0 }
        guard !paths.isEmpty else { throw .noPhotos }
        var places: [(place: Int, path: String)] = []
        var others: [String] = []
        for path in paths {
            if let reading = try? Self.reading(at: path) {
                places.append((reading.index, path))
            } else {
                others.append(path)
            }
        }
        return (places.sorted { ($0.place, $0.path) < ($1.place, $1.path) }.map(\.path), others)
    }

    /// Decides anew what the photos show, and stores nothing. The results are those of a scan of the photos themselves with
    /// the same options.
    package func scan(_ paths: [String], options: ReadingOptions) -> AsyncStream<SaveProgress> {
        SavePhotos(photos: self, labels: [self], parser: LabelParser())
            .read(paths.map { .file($0) }, options: options)
    }

    private static func reading(at path: String) throws(ScanError) -> PhotoReading {
        guard let file = FileHandle(forReadingAtPath: path), let data = try? file.read(upToCount: maximumBytes + 1)
        else { throw .notFound }
        guard data.count <= maximumBytes else { throw .imageTooLarge }
        guard let reading = try? JSONDecoder().decode(PhotoReading.self, from: data) else { throw .unsupportedFormat }
        return reading
    }
}

extension SavedReadings: PhotoProviding, LabelProviding {
    /// Opens a reading as if it were the photo's file; its bytes are those of the path.
    package func open(_ source: PhotoSource) async throws(ScanError) -> PhotoFile {
        let reading = try Self.reading(at: source.name)
        let path = Array(source.name.utf8)
        return PhotoFile(
            name: reading.file, bytes: path, contentHash: Digest.blake2b256(path).hexadecimal,
            capture: reading.capture, written: reading.written)
    }

    package func label(of file: PhotoFile) async throws(ScanError) -> ScannedLabel {
        try Self.reading(at: String(decoding: file.bytes, as: UTF8.self)).label
    }

    /// Throws: a reading has no pixels.
    package func decode(_ file: PhotoFile) async throws(ScanError) -> GreyImage {
        throw .unreadableImage
    }

    /// Throws: a reading has no pixels.
    package func decode(_ file: PhotoFile, around place: Quad) async throws(ScanError) -> GreyImage.Crop {
        throw .unreadableImage
    }
}
