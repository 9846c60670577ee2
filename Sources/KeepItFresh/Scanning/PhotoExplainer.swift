import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation
import KeepItFreshScanning
import KeepItFreshWorkers

/// Saves copies of photos with everything that was read, and the decisions made from it, marked on them. The photos are
/// decoded in a separate process.
struct PhotoExplainer: Sendable {
    private let photos: PhotoReader
    private let pictures: WorkerPictureReader
    private let scanner: PhotoScanner
    private let writer = ExplanationWriter()
    private let options: ReadingOptions

    /// An explainer of photos within the limits of `reading`. Photos that have to be read are read by `scanner`, in one
    /// job; `worker` is a program that calls `PhotoPictures.serve` with the same limits.
    init(_ reading: LabelReading, by scanner: PhotoScanner, worker: WorkerProgram, options: ReadingOptions) {
        photos = PhotoReader(limits: reading.limits)
        pictures = WorkerPictureReader(program: worker, limits: reading.limits)
        self.scanner = scanner
        self.options = options
    }

    /// The result with what the photo shows: itself, or for a photo that was imported before or waits in the inbox, and
    /// therefore was not read again, a new reading with the items of `result`.
    func withReading(_ result: PhotoResult, of source: PhotoSource) async -> PhotoResult {
        guard result.status == .known || result.status == .inbox, result.label.lines.isEmpty else { return result }
        for await progress in scanner.scan([source], into: nil, options: options) {
            guard var read = progress.result, read.error == nil else { continue }
            read.items = result.items
            return read
        }
        return result
    }

    /// Writes a copy of the photo at `source`, upright and in grey, with `result` marked on it in `language`: PNG when
    /// `path` ends in `.png`, otherwise JPEG. The folder is created if missing; an existing file is replaced only if it
    /// is an earlier explanation. Nothing is written for a photo that failed.
    func explain(
        _ result: PhotoResult, of source: PhotoSource, at path: String, in language: MessageLanguage
    ) async throws(Explanation.Failure) {
        guard result.status != .failed else { return }
        try await writer.write(result.explanation(in: language), into: picture(of: source), to: path)
    }

    private func picture(of source: PhotoSource) async throws(Explanation.Failure) -> GreyImage {
        do {
            return try await pictures.picture(PictureRequest(), of: photos.open(source))
        } catch {
            throw .photo(error)
        }
    }
}
