import Foundation
import KeepItFreshDictionaries
package import KeepItFreshDomain
package import KeepItFreshLabels
import KeepItFreshPlatform

/// Readings of photos in a folder, each a JSON file (`PhotoReading`). They are written by a scan, and take the place of
/// the photos afterwards.
package struct SavedReadings: Sendable {
    private static let maximumBytes = 64 << 20

    private let folder: String

    /// The readings in `folder`.
    package init(folder: String) {
        self.folder = folder.hasSuffix("/") ? folder : folder + "/"
    }

    /// Writes the reading of a photo to `NAME.reading.json` in the folder, which is created if missing; a reading of
    /// that name is replaced. Both are readable by the user only. Throws what the system throws.
    func write(_ reading: PhotoReading, as name: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let file = folder + name + PhotoReading.nameEnding
        try WrittenFile.write(encoder.encode(reading) + Data("\n".utf8), to: file)
    }

    /// The readings in the order of their photos, and the paths of files that are not readings though they are called
    /// so. Throws `ScanError.notFound` when the folder does not exist, and `noPhotos` when it contains no such file.
    package func load() throws(ScanError) -> (readings: [PhotoReading], others: [String]) {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { throw .notFound }
        let paths = names.filter { $0.hasSuffix(PhotoReading.nameEnding) }.sorted().map { folder + $0 }
        guard !paths.isEmpty else { throw .noPhotos }
        var found: [(path: String, reading: PhotoReading)] = []
        var others: [String] = []
        for path in paths {
            if let reading = Self.reading(at: path) {
                found.append((path, reading))
            } else {
                others.append(path)
            }
        }
        found.sort { ($0.reading.index, $0.path) < ($1.reading.index, $1.path) }
        return (found.map(\.reading), others)
    }

    /// Decides anew what the photos show, and stores nothing. The results are those of a scan of the photos themselves
    /// with the same options.
    package static func scan(_ readings: [PhotoReading], options: ReadingOptions) -> AsyncStream<SaveProgress> {
        let replay = Replay(readings: readings)
        return SavePhotos(
            photos: replay, labels: [replay], parser: LabelParser(), words: [HunspellDictionaries.installed]
        ).read(readings.indices.map(replay.source), options: options)
    }

    /// Nil for a file that cannot be read, is too large or is not a reading.
    private static func reading(at path: String) -> PhotoReading? {
        guard let file = FileHandle(forReadingAtPath: path), let data = try? file.read(upToCount: maximumBytes + 1),
            data.count <= maximumBytes
        else { return nil }
        return try? JSONDecoder().decode(PhotoReading.self, from: data)
    }
}

extension SavedReadings {
    /// Readings in the place of photos. The bytes of a photo's file are the place of its reading in the list.
    private struct Replay: PhotoProviding, LabelProviding {
        let readings: [PhotoReading]

        func source(at place: Int) -> PhotoSource {
            .bytes(Array(String(place).utf8), name: readings[place].file)
        }

        func open(_ source: PhotoSource) async throws(ScanError) -> PhotoFile {
            guard case .bytes(let bytes, _) = source else { throw .notFound }
            let reading = try reading(bytes)
            return PhotoFile(
                name: reading.file, bytes: bytes, contentHash: Digest.blake2b256(bytes).hexadecimal,
                capture: reading.capture, written: reading.written)
        }

        func label(of file: PhotoFile) async throws(ScanError) -> ScannedLabel {
            try reading(file.bytes).label
        }

        /// Throws: a reading has no pixels.
        func decode(_ file: PhotoFile) async throws(ScanError) -> GreyImage {
            throw .unreadableImage
        }

        /// Throws: a reading has no pixels.
        func decode(_ file: PhotoFile, around place: Quad) async throws(ScanError) -> GreyImage.Crop {
            throw .unreadableImage
        }

        private func reading(_ bytes: [UInt8]) throws(ScanError) -> PhotoReading {
            guard let place = Int(String(decoding: bytes, as: UTF8.self)), readings.indices.contains(place) else {
                throw .notFound
            }
            return readings[place]
        }
    }
}
