import KeepItFreshDomain
import KeepItFreshLabels
import Logging
import MetricsTestKit
import Synchronization
import Testing

@testable import KeepItFresh

@Suite struct PhotoObserverTests {
    /// Collects log lines.
    private final class Lines: Sendable {
        let all = Mutex<[(level: Logger.Level, message: String, metadata: Logger.Metadata)]>([])
    }

    private struct Handler: LogHandler {
        let lines: Lines
        var logLevel = Logger.Level.trace
        var metadata: Logger.Metadata = [:]
        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }
        func log(event: LogEvent) {
            lines.all.withLock { $0.append((event.level, "\(event.message)", event.metadata ?? [:])) }
        }
    }

    private let lines = Lines()
    private let metrics = TestMetrics()

    private var observer: PhotoObserver {
        PhotoObserver(logger: Logger(label: "test") { [lines] _ in Handler(lines: lines) }, factory: metrics)
    }

    private var saved: PhotoResult {
        var label = ScannedLabel()
        label.timings = [
            StageTiming(stage: .decode, duration: .milliseconds(20)),
            StageTiming(stage: .barcodes, step: 1, duration: .milliseconds(1)),
        ]
        return PhotoResult(
            file: "milk\n\u{1B}[2J.jpg", status: .saved, label: label, duration: .milliseconds(30))
    }

    @Test func whenAPhotoIsDone_shouldLogOneLineWithoutControlCharacters() {
        observer.record(SaveProgress(index: 0, file: "milk.jpg", stage: .scanning))
        observer.record(SaveProgress(index: 0, file: "milk.jpg", stage: .saved(saved)))

        let logged = lines.all.withLock { $0 }
        #expect(logged.count == 1)
        #expect(logged.first?.level == .debug)
        #expect(logged.first?.message == "photo milk\\n\\u{1B}[2J.jpg")
        #expect(logged.first?.metadata["status"] == "saved")
    }

    @Test func whenPhotosAreDone_shouldCountThemByStatusAndTimeEachStage() throws {
        observer.record(SaveProgress(index: 0, file: "milk.jpg", stage: .saved(saved)))
        observer.record(
            SaveProgress(index: 1, file: "b.jpg", stage: .failed(PhotoResult(file: "b.jpg", error: .notFound))))

        #expect(try metrics.expectCounter("keepitfresh.photos", [("status", "saved")]).totalValue == 1)
        #expect(try metrics.expectCounter("keepitfresh.photos", [("status", "failed")]).totalValue == 1)
        #expect(
            try metrics.expectTimer("keepitfresh.stage.duration", [("stage", "decode")]).values == [20_000_000])
        #expect(throws: (any Error).self) {
            try metrics.expectTimer("keepitfresh.stage.duration", [("stage", "barcodes")])
        }
        #expect(try metrics.expectTimer("keepitfresh.photo.duration").values == [30_000_000])
    }

    @Test func whenPhotosAreScanned_shouldRecordEach() async throws {
        let scanner = PhotoScanner(LabelReading(readers: []), jobs: 1, worker: nil, observer: observer)
        let options = ReadingOptions(today: .today())

        for await _ in scanner.scan([.file("/nonexistent.jpg")], into: nil, options: options) {}

        #expect(lines.all.withLock { $0.map(\.message) } == ["photo /nonexistent.jpg"])
    }
}
