public import Foundation
public import KeepItFreshDomain
public import KeepItFreshLabels
import KeepItFreshScanning

extension PhotoScanner {
    /// Readers of text that a scanner must have, and that are not installed or damaged.
    public struct MissingReaders: Error, Equatable, CustomStringConvertible {
        public let readers: Set<OCREngine>

        /// Which readers are missing, in one English sentence.
        public var description: String {
            let names = readers.ordered.map(\.rawValue).joined(separator: ", ")
            return "Readers are not installed or damaged: \(names); kif-scan doctor says how to install them."
        }
    }

    /// A scanner for programs that must not read fewer dates because something is not installed: it throws when one of
    /// `required` is missing.
    public init(
        _ reading: LabelReading = LabelReading(), requiring required: Set<OCREngine>, jobs: Int? = nil,
        worker: WorkerProgram? = nil
    ) throws(MissingReaders) {
        let missing = reading.missingReaders(loading: true).union(required.subtracting(reading.readers))
            .intersection(required)
        guard missing.isEmpty else { throw MissingReaders(readers: missing) }
        self.init(reading, jobs: jobs, worker: worker)
    }

    /// Reads one photo and returns what it shows; nothing is stored. Calls at the same time are read at the same time,
    /// as many as the scanner has jobs.
    ///
    /// - Throws: `ScanError`, what is wrong with the photo; `CancellationError` when the task is cancelled.
    public func label(
        of photo: PhotoSource, options: ReadingOptions = ReadingOptions(today: .today())
    ) async throws -> PhotoLabel {
        for await read in labels(of: [photo], options: options) { return try read.label.get() }
        throw CancellationError()
    }

    /// Reads photos, each for itself and several at once, and returns what each shows as soon as it is read, or with
    /// `inOrder` in the order of `photos`; nothing is stored. A photo that cannot be read does not end the stream.
    public func labels(
        of photos: [PhotoSource], inOrder: Bool = false, options: ReadingOptions = ReadingOptions(today: .today())
    ) -> AsyncStream<LabelledPhoto> {
        let readers = readersOfLabels
        var options = options
        options.grouping = .none
        let steps = scan(photos, into: nil, options: options)
        return AsyncStream { continuation in
            let work = Task {
                var (waiting, next) = ([Int: LabelledPhoto](), 0)
                for await progress in steps {
                    guard let result = progress.result else { continue }
                    let photo = LabelledPhoto(result, at: progress.index, readers: readers(result.label))
                    guard inOrder else {
                        continuation.yield(photo)
                        continue
                    }
                    waiting[photo.index] = photo
                    while let ready = waiting.removeValue(forKey: next) {
                        continuation.yield(ready)
                        next += 1
                    }
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in work.cancel() }
        }
    }

    /// A photo of several, and what it shows.
    public struct LabelledPhoto: Sendable {
        /// The path of its file, or the name of its bytes.
        public let file: String
        /// Its place among the photos given, from 0.
        public let index: Int
        /// What it shows, or what is wrong with it.
        public let label: Result<PhotoLabel, ScanError>

        fileprivate init(_ result: PhotoResult, at index: Int, readers: PhotoLabel.Readers) {
            file = result.file
            self.index = index
            label =
                if case .scan(let error) = result.error {
                    .failure(error)
                } else {
                    .success(PhotoLabel(parsed: result.parsed, reading: result.label, readers: readers))
                }
        }
    }
}

extension PhotoSource {
    /// A picture file in memory; `name` is for reports.
    public static func data(_ data: Data, name: String = "photo") -> PhotoSource {
        .bytes([UInt8](data), name: name)
    }
}
