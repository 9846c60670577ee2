import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshScanning

struct StageStopwatchTests {
    @Test func whenReadersMeasure_shouldRecordEachStageOnce() async throws {
        let stopwatch = StageStopwatch()
        let photos = PhotoReader(stages: stopwatch)
        let codes = BarcodeReader(stages: stopwatch)
        let file = encoded(EAN13Picture.draw("4006381333931"), as: .png)

        let image = try await photos.decode(try await photos.open(.bytes(file, name: "a")))
        _ = try await codes.barcodes(in: image)
        let timings = stopwatch.drain()

        #expect(timings.filter { $0.step == nil }.map(\.stage) == [.decode, .barcodes])
        #expect(timings.compactMap(\.step).first == 1)
        #expect(timings.allSatisfy { $0.stage == .barcodes || $0.step == nil })
        #expect(timings.allSatisfy { $0.processorTime != nil })
        #expect(stopwatch.drain().isEmpty)
    }

    @Test func whenWorkFails_shouldRecordItsTimeAndThrow() {
        let stopwatch = StageStopwatch()

        #expect(throws: ScanError.timeout) {
            try stopwatch.measure(.dateCode, step: nil) { () throws(ScanError) in throw .timeout }
        }
        #expect(stopwatch.drain().map(\.stage) == [.dateCode])
    }
}
