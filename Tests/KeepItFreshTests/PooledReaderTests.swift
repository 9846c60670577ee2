import KeepItFreshDomain
import KeepItFreshLabels
import Synchronization
import Testing

@testable import KeepItFresh

@Suite struct PooledReaderTests {
    /// Counts the photos that it reads at the same time, in all and at most.
    private final class CountingReader: LabelProviding {
        let counts = Mutex<(now: Int, most: Int, all: Int)>((0, 0, 0))

        func label(of file: PhotoFile) async throws(ScanError) -> ScannedLabel {
            counts.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1), $0.all + 1) }
            try? await Task.sleep(for: .milliseconds(2))
            counts.withLock { $0.now -= 1 }
            if file.name == "broken" { throw .decoderCrashed }
            return ScannedLabel()
        }
    }

    private let readers = [CountingReader(), CountingReader()]
    private var reader: PooledReader { PooledReader(pool: PooledReader.Pool(readers)) }

    @Test func whenManyPhotosComeAtOnce_shouldReadOneAtATimeWithEach() async {
        let reader = reader

        await withTaskGroup { group in
            for index in 0..<20 {
                let file = PhotoFile(name: index % 3 == 0 ? "broken" : "milk", bytes: [], contentHash: "")
                group.addTask { _ = try? await reader.label(of: file) }
            }
        }

        let counts = readers.map { $0.counts.withLock { $0 } }
        #expect(counts.map(\.most) == [1, 1])
        #expect(counts.map(\.all).reduce(0, +) == 20)
        #expect(counts.allSatisfy { $0.all > 0 })
    }

    @Test func whenPhotosComeOneAfterAnother_shouldUseTheSameReader() async throws {
        let reader = reader

        for _ in 0..<3 { _ = try await reader.label(of: PhotoFile(name: "milk", bytes: [], contentHash: "")) }

        #expect(readers.map { $0.counts.withLock { $0.all } } == [3, 0])
    }
}
