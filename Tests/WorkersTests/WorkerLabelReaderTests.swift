import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Synchronization
import Testing

@testable import KeepItFreshWorkers

/// Workers here are shell scripts. `cat >&0` sends every message back, so a photo's bytes are the reply to it.
@Suite(.timeLimit(.minutes(10))) struct WorkerLabelReaderTests {
    private let label = ScannedLabel(
        barcodes: [Barcode(symbology: .ean13, text: "4006381333931", isGS1: false, box: nil, confidence: 0.1 + 0.2)],
        lines: [TextLine(text: "BEST BEFORE\u{1D}", box: Quad(left: 1, top: 2, right: 3, bottom: 4))])

    @Test func whenTheWorkerReplies_shouldReturnTheLabelOrThrow() async throws {
        let reader = reader("cat >&0")

        let read = try await reader.label(of: photo(.label(label)))

        #expect(read == label)
        await #expect(throws: ScanError.unreadableImage) {
            try await reader.label(of: photo(.refused(.unreadableImage)))
        }
        #expect(try await reader.label(of: photo(.label(label))) == label)
    }

    /// The worker ends with what it was sent, behind the eight bytes that say how much follows.
    @Test func whenMoreIsKnownOfAPhoto_shouldSendThatToTheWorker() async throws {
        let folder = try TemporaryFolder()
        defer { try? folder.remove() }
        let received = folder.file("received")
        let context = PhotoContext(today: CivilDate(clampedDayNumber: 20_777), locale: LocaleHint("de_CH"))
        let photo = PhotoFile(name: "", bytes: Array("photo".utf8), contentHash: "")
        let reader = reader("head -c \(8 + PhotoRequest(context).message(photo.bytes).count) > '\(received)'")

        await #expect(throws: ScanError.decoderCrashed) { try await reader.label(of: photo, in: context) }

        let message = try Data(contentsOf: URL(fileURLWithPath: received)).dropFirst(8)
        let (request, sent) = try #require(PhotoRequest.read(Array(message)))
        #expect(request == PhotoRequest(context))
        #expect(sent == photo.bytes)
    }

    @Test func whenMoreIsKnownOfAPhoto_shouldSendItBeforeThePhoto() throws {
        var context = PhotoContext(today: CivilDate(clampedDayNumber: 20_777))
        context.locale = LocaleHint("de_CH")
        context.taken = CivilDate(clampedDayNumber: 20_000)
        let photo = Array("\n{photo".utf8)

        let (request, sent) = try #require(PhotoRequest.read(PhotoRequest(context).message(photo)))

        #expect(sent == photo)
        #expect(request == PhotoRequest(context))
        #expect(request.locale.flatMap(LocaleHint.init) == context.locale)
        for alone in [photo, [], Array("{}\nphoto".utf8), Array("{\"today\":7}\n".utf8), Array("{".utf8)] {
            #expect(PhotoRequest.read(alone) == nil)
        }
    }

    @Test func whenTheMessageIsLarge_shouldPassItWhole() async throws {
        let long = ScannedLabel(lines: [TextLine(text: String(repeating: "long ", count: 20_000))])

        #expect(try await reader("cat >&0").label(of: photo(.label(long))) == long)
    }

    @Test(arguments: ["kill -9 $$", "exit 3", "kill -SEGV $$", "head -c 3 >&0"])
    func whenTheWorkerDies_shouldThrowDecoderCrashed(script: String) async throws {
        await #expect(throws: ScanError.decoderCrashed) {
            try await reader(script).label(of: photo(.label(label)))
        }
    }

    @Test func whenTheReplyIsNotValid_shouldThrowDecoderCrashed() async throws {
        await #expect(throws: ScanError.decoderCrashed) {
            try await reader("cat >&0").label(of: PhotoFile(name: "", bytes: [1, 2, 3], contentHash: ""))
        }
    }

    @Test(arguments: ["exec sleep 100", "kill -STOP $$"])
    func whenTheWorkerHangs_shouldThrowTimeout(script: String) async throws {
        let reader = WorkerLabelReader(program: program(script), gate: WorkerLabelReader.RetryGate(), seconds: 0.2)

        await #expect(throws: ScanError.timeout) { try await reader.label(of: photo(.label(label))) }
    }

    @Test func whenTheWorkerUsesUpItsTime_shouldThrowTimeout() async throws {
        await #expect(throws: ScanError.timeout) {
            try await reader("kill -XCPU $$").label(of: photo(.label(label)))
        }
    }

    @Test func whenTheWorkerDiesOnce_shouldTryAgainWithAnother() async throws {
        let mark = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: mark) }
        let reader = reader("test -e '\(mark)' || { touch '\(mark)'; kill -9 $$; }; cat >&0")

        #expect(try await reader.label(of: photo(.label(label))) == label)
    }

    @Test(arguments: ["KILL", "TERM", "HUP"])
    func whenWorkersAreKilledFromOutside_shouldTryUntilOneReadsThePhoto(signal: String) async throws {
        let folder = try TemporaryFolder()
        defer { try? folder.remove() }
        let attempts = folder.file("attempts")
        let script = "echo >> '\(attempts)'; test $(wc -l < '\(attempts)') -gt 6 || kill -\(signal) $$; cat >&0"

        #expect(try await reader(script).label(of: photo(.label(label))) == label)
    }

    @Test(arguments: [("kill -KILL $$", 20), ("kill -SEGV $$", 2), ("kill -ABRT $$", 2), ("exit 3", 2)])
    func whenNoWorkerReadsThePhoto_shouldGiveUp(script: String, count: Int) async throws {
        let folder = try TemporaryFolder()
        defer { try? folder.remove() }
        let attempts = folder.file("attempts")
        let reader = reader("echo >> '\(attempts)'; \(script)")

        await #expect(throws: ScanError.decoderCrashed) { try await reader.label(of: photo(.label(label))) }

        #expect(Self.size(of: attempts) == count)
    }

    @Test func whenMemoryRanOut_shouldCountAsThePhotosFault() async throws {
        let folder = try TemporaryFolder()
        defer { try? folder.remove() }
        let attempts = folder.file("attempts")
        let program = program("echo >> '\(attempts)'; kill -KILL $$")
        let kills = Mutex(0)
        let reader = WorkerLabelReader(program: program, gate: WorkerLabelReader.RetryGate(), seconds: 40) {
            kills.withLock { count in
                count += 1
                return count
            }
        }

        await #expect(throws: ScanError.decoderCrashed) { try await reader.label(of: photo(.label(label))) }

        #expect(Self.size(of: attempts) == 2)
        #expect(WorkerProcess.outOfMemoryKills != nil)
    }

    @Test func whenItIsStopped_shouldReadTheNextPhotoWithAnotherWorker() async throws {
        let reader = reader("cat >&0")
        let first = try await reader.label(of: photo(.label(label)))

        await reader.stop()
        let hasWorker = await reader.hasWorker
        let second = try await reader.label(of: photo(.label(label)))

        #expect(first == label && second == label && !hasWorker)
    }

    @Test func whenThereIsNoSuchProgram_shouldThrowDecoderCrashed() async throws {
        let nowhere = WorkerProgram(path: "/nonexistent/worker", arguments: ["worker"])
        let reader = WorkerLabelReader(program: nowhere, gate: WorkerLabelReader.RetryGate())

        await #expect(throws: ScanError.decoderCrashed) { try await reader.label(of: photo(.label(label))) }
    }

    @Test func whenTheTaskIsCancelled_shouldEndTheWorkerAtOnce() async throws {
        let reader = reader("exec sleep 100")
        let file = try photo(.label(label))
        let reading = Task { try? await reader.label(of: file) }
        try await eventually("a worker runs") { await reader.hasWorker }

        reading.cancel()

        #expect(await reading.value == nil)
        #expect(await !reader.hasWorker)
    }

    /// The size of a file in bytes, which is the number of its empty lines; 0 when there is none.
    private static func size(of path: String) -> Int {
        (try? Data(contentsOf: URL(fileURLWithPath: path)))?.count ?? 0
    }

    private func reader(_ script: String) -> WorkerLabelReader {
        WorkerLabelReader(program: program(script), gate: WorkerLabelReader.RetryGate(), seconds: 40)
    }

    private func program(_ script: String) -> WorkerProgram {
        WorkerProgram(path: "/bin/sh", arguments: ["sh", "-c", script])
    }

    private func photo(_ reply: LabelServer.Reply) throws -> PhotoFile {
        PhotoFile(name: "", bytes: [UInt8](try JSONEncoder().encode(reply)), contentHash: "")
    }
}
