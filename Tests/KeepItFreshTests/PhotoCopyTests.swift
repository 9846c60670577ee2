import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshInMemory
import KeepItFreshLabels
import Synchronization
import Testing

@testable import KeepItFresh

/// Pictures of photos that are made of what a worker decodes. Workers here are shell scripts.
@Suite(.timeLimit(.minutes(10))) struct PhotoCopyTests {
    private let folder: TemporaryFolder
    private let photo = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../TestImages/rice-cakes.jpg")
        .standardizedFileURL.path
    private let codes = PhotoScanner(LabelReading(readers: []), jobs: 1)
    private let options = ReadingOptions(today: .today())

    init() throws { folder = try TemporaryFolder() }

    @Test func whenTheWorkerDies_shouldCostThatExplanationOnly() async throws {
        defer { try? folder.remove() }

        let (failures, results) = try await explained(by: worker("exit 3"))

        #expect(failures == [.photo(.decoderCrashed)])
        #expect(results.map(\.status) == [.read])
        #expect(!FileManager.default.fileExists(atPath: folder.file("out.png")))
    }

    @Test func whenTheWorkerAnswers_shouldExplainItsPicture() async throws {
        defer { try? folder.remove() }

        let (failures, _) = try await explained(by: canned())

        #expect(failures.isEmpty)
        // 2 × 1 pixels make the smallest canvas that there is; the photo itself would make a larger one.
        let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.file("out.png")))
        #expect(Array(bytes[16..<20]) == [0, 0, 2, 0x80])
    }

    @Test func whenPartsAreSaved_shouldSaveWhatTheWorkerSends() async throws {
        defer { try? folder.remove() }
        let inventory = try await inventory()

        let crashed = try await PhotoCropper(inventory, worker: worker("exit 3"))
            .write(try await inventory.items(), to: folder.file("crashed"))
        let sent = try await PhotoCropper(inventory, worker: canned())
            .write(try await inventory.items(), to: folder.file("sent"))

        #expect(crashed.written == 0 && crashed.skipped > 0)
        #expect(sent == PhotoCropper.Counts(written: crashed.skipped, skipped: 0))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("crashed")) == [])
    }

    /// What fails and what is read when the photo is explained in `out.png`.
    private func explained(
        by worker: WorkerProgram
    ) async throws -> (failures: [Explanation.Failure], results: [PhotoResult]) {
        let failures = Failures()
        let place = PhotoCopies.Place(index: 0, explanation: folder.file("out.png"), reading: nil)
        let copies = PhotoCopies(of: [place], readings: nil, worker: worker) { failure in
            if case .explanation(_, let reason) = failure { failures.all.withLock { $0.append(reason) } }
        }
        var results: [PhotoResult] = []
        for await progress in codes.scan([.file(photo)], into: nil, options: options, saving: copies) {
            if let result = progress.result { results.append(result) }
        }
        return (failures.all.withLock { $0 }, results)
    }

    private final class Failures: Sendable {
        let all = Mutex<[Explanation.Failure]>([])
    }

    /// An inventory with what the photo's barcode says.
    private func inventory() async throws -> Inventory {
        let database = InMemoryDatabase()
        let home = try await InMemoryHouseholdRepository(database, actingAs: "ann", now: { Date() }).ensureHousehold(
            named: "Home")
        let inventory = Inventory(
            context: HouseholdContext(
                userId: "ann", householdId: home.id, householdName: home.name, role: .owner),
            repository: InMemoryItemRepository(database, actingAs: "ann") { .today() })
        for await _ in codes.scan([.file(photo)], into: inventory, options: options) {}
        return inventory
    }

    /// A worker that sends a picture of two pixels whatever it is asked, ten times.
    private func canned() throws -> WorkerProgram {
        let content = Data(#"{"picture":{"width":2,"height":1,"reduction":1,"pixels":"B/o="}}"#.utf8)
        let message = unsafe withUnsafeBytes(of: UInt64(content.count).bigEndian) { unsafe Data($0) } + content
        try (0..<10).map { _ in message }.reduce(Data(), +).write(to: URL(fileURLWithPath: folder.file("replies")))
        return worker("cat '\(folder.file("replies"))' >&0; cat > /dev/null")
    }

    private func worker(_ script: String) -> WorkerProgram {
        WorkerProgram(path: "/bin/sh", arguments: ["sh", "-c", script])
    }
}
