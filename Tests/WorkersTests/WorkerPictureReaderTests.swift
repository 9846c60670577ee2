import Foundation
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshWorkers

/// Workers here are shell scripts, as in `WorkerLabelReaderTests`.
@Suite(.timeLimit(.minutes(1))) struct WorkerPictureReaderTests {
    private let picture = LabelServer.Reply.picture(width: 2, height: 1, pixels: Data([7, 250]))

    @Test func whenTheWorkerReplies_shouldReturnThePictureOrThrow() async throws {
        #expect(try await read("cat >&0", picture)?.pixels == [7, 250])
        await #expect(throws: ScanError.imageTooLarge) { try await read("cat >&0", .refused(.imageTooLarge)) }
    }

    @Test func whenTheReplyIsNotAPicture_shouldThrowDecoderCrashed() async throws {
        for reply in [
            LabelServer.Reply.picture(width: 3, height: 1, pixels: Data([1])),
            .picture(width: -1, height: -1, pixels: Data([1])), .label(ScannedLabel()),
        ] {
            await #expect(throws: ScanError.decoderCrashed) { try await read("cat >&0", reply) }
        }
    }

    @Test(arguments: ["kill -9 $$", "exit 3", "head -c 3 >&0"])
    func whenTheWorkerDies_shouldThrowDecoderCrashed(script: String) async throws {
        await #expect(throws: ScanError.decoderCrashed) { try await read(script, picture) }
    }

    @Test func whenTheWorkerHangs_shouldThrowTimeout() async throws {
        await #expect(throws: ScanError.timeout) { try await read("exec sleep 100", picture, seconds: 0.5) }
    }

    @discardableResult
    private func read(_ script: String, _ reply: LabelServer.Reply, seconds: Double = 40) async throws -> GreyImage? {
        let file = PhotoFile(name: "", bytes: [UInt8](try JSONEncoder().encode(reply)), contentHash: "")
        return try await WorkerPictureReader(seconds: seconds).picture(
            of: file, by: WorkerProgram(path: "/bin/sh", arguments: ["sh", "-c", script]))
    }
}
