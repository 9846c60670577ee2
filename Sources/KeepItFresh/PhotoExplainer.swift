public import KeepItFreshDomain
import KeepItFreshPresentation
import KeepItFreshScanning

/// Shows how photos were understood: writes copies of them with what was read and decided drawn in.
public struct PhotoExplainer: Sendable {
    private let photos: PhotoReader
    private let scanner: PhotoScanner
    private let writer = ExplanationWriter()
    private let options: ReadingOptions

    /// An explainer of photos within the limits of `reading`. With that and `options` it reads the photos that were
    /// known and therefore not read again.
    public init(_ reading: LabelReading = LabelReading(), options: ReadingOptions = ReadingOptions(today: .today())) {
        photos = PhotoReader(limits: reading.limits)
        scanner = PhotoScanner(reading, jobs: 1)
        self.options = options
    }

    /// Writes a copy of the photo at `source`, upright and in grey, with what `result` tells of it drawn in: PNG when
    /// `path` ends in `.png`, else JPEG. The folder it is in is made when missing; what is at `path` is replaced only
    /// if it is an earlier explanation. A photo that failed is not explained: nothing is written.
    public func explain(
        _ result: PhotoResult, of source: PhotoSource, at path: String
    ) async throws(ExplanationError) {
        guard result.status != .failed else { return }
        let read = result.status == .known ? await readAgain(result, of: source) : result
        try await writer.write(read.explanation, into: picture(of: source), to: path)
    }

    /// The result with what the photo shows, and with the items it made.
    private func readAgain(_ result: PhotoResult, of source: PhotoSource) async -> PhotoResult {
        for await progress in scanner.scan([source], into: nil, options: options) {
            guard var read = progress.result, read.error == nil else { continue }
            read.items = result.items
            return read
        }
        return result
    }

    private func picture(of source: PhotoSource) async throws(ExplanationError) -> GreyImage {
        do {
            return try await photos.decode(photos.open(source))
        } catch {
            throw .photo(error)
        }
    }
}
