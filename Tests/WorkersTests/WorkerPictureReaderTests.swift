import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshWorkers

/// Workers here are shell scripts that send what is in files, whatever they are asked.
@Suite(.timeLimit(.minutes(10))) struct WorkerPictureReaderTests {
    private let folder: TemporaryFolder
    private let photo = PhotoFile(name: "", bytes: [0xFF, 0xD8], contentHash: "")
    private let picture = LabelServer.Reply.picture(width: 2, height: 1, reduction: 4, pixels: Data([7, 250]))

    init() throws { folder = try TemporaryFolder() }

    @Test func whenTheWorkerReplies_shouldReturnThePictureOrThrow() async throws {
        let reader = try reader(sending: picture, .refused(.imageTooLarge), picture)
        defer { try? folder.remove() }

        let image = try await reader.picture(PictureRequest(), of: photo)

        #expect(image.pixels == [7, 250] && image.reduction == 4)
        await #expect(throws: ScanError.imageTooLarge) { try await reader.picture(PictureRequest(), of: photo) }
        #expect(try await reader.picture(PictureRequest(), of: photo) == image)
        #expect(try starts() == 1)
    }

    @Test func whenTheReplyIsNotAPicture_shouldThrowDecoderCrashedAndAskAnotherWorker() async throws {
        defer { try? folder.remove() }
        for reply in [
            LabelServer.Reply.picture(width: 3, height: 1, reduction: 1, pixels: Data([1])),
            .picture(width: -1, height: -1, reduction: 1, pixels: Data([1])),
            .picture(width: 1, height: 1, reduction: .max, pixels: Data([1])), .label(ScannedLabel()),
        ] {
            let reader = try reader(sending: reply)
            for _ in 0..<2 {
                await #expect(throws: ScanError.decoderCrashed) {
                    try await reader.picture(PictureRequest(), of: photo)
                }
            }
            #expect(try starts() == 2)
        }
    }

    @Test(arguments: ["kill -9 $$", "exit 3", "head -c 3 >&0"])
    func whenTheWorkerDies_shouldThrowDecoderCrashedForThatPhotoOnly(script: String) async throws {
        defer { try? folder.remove() }
        let reader = try reader(sending: picture, unless: script)

        await #expect(throws: ScanError.decoderCrashed) { try await reader.picture(PictureRequest(), of: photo) }

        #expect(try await reader.picture(PictureRequest(), of: photo).pixels == [7, 250])
    }

    @Test func whenTheWorkerHangs_shouldThrowTimeout() async throws {
        defer { try? folder.remove() }
        let program = WorkerProgram(path: "/bin/sh", arguments: ["sh", "-c", "exec sleep 100"])

        await #expect(throws: ScanError.timeout) {
            try await WorkerPictureReader(program: program, seconds: 0.5).picture(PictureRequest(), of: photo)
        }
    }

    @Test func whenFilesAreAskedFor_shouldTakeNothingButAsManyJPEGs() async throws {
        defer { try? folder.remove() }
        let (jpeg, png) = (Data([0xFF, 0xD8, 0xFF, 0xE0]), Data([0x89, 0x50, 0x4E, 0x47]))
        let request = PhotoPicture.Request(around: [nil, Quad(left: 0, top: 0, right: 1, bottom: 1)])
        let sound = try reader(sending: .files([jpeg, jpeg]), .refused(.unreadableImage))

        #expect(try await sound.pictures(request, of: photo) == [jpeg, jpeg])
        await #expect(throws: ScanError.unreadableImage) { try await sound.pictures(request, of: photo) }
        for files in [[jpeg], [jpeg, png], [jpeg, jpeg + Data(count: 2 << 20)]] {
            let broken = try reader(sending: .files(files))
            await #expect(throws: ScanError.decoderCrashed) { try await broken.pictures(request, of: photo) }
        }
    }

    @Test func whenAPictureIsAskedFor_shouldSendTheRequestBeforeThePhoto() throws {
        let (place, size) = (Quad(left: 1, top: -2, right: 3, bottom: 4), ScannedLabel.Size(width: 400, height: 300))

        let requests = [
            LabelServer.Request.grey(PictureRequest(around: place, within: size)),
            .colors(PhotoPicture.Request(around: [nil, place], in: size)),
        ]

        for request in requests {
            let message = try #require(LabelServer.message(request, [1, 0x0A, 2]))
            let read = try #require(LabelServer.request(in: message))
            #expect(read.request == request && read.photo == [1, 0x0A, 2])
        }
        #expect(LabelServer.request(in: [1, 2, 3]) == nil)
        #expect(LabelServer.request(in: [0x0A]) == nil)
    }

    /// A reader whose worker sends these replies and then waits; the first worker runs the script `failure` instead.
    private func reader(
        sending replies: LabelServer.Reply..., unless failure: String? = nil
    ) throws -> WorkerPictureReader {
        let messages = try replies.map { reply in
            let content = try JSONEncoder().encode(reply)
            return unsafe withUnsafeBytes(of: UInt64(content.count).bigEndian) { unsafe Data($0) } + content
        }
        try messages.reduce(Data(), +).write(to: URL(fileURLWithPath: folder.file("replies")))
        try Data().write(to: URL(fileURLWithPath: folder.file("starts")))
        let script = """
            echo >> '\(folder.file("starts"))'
            \(failure.map { "test $(wc -l < '\(folder.file("starts"))') -gt 1 || { \($0); exit; }" } ?? "")
            cat '\(folder.file("replies"))' >&0
            cat > /dev/null
            """
        return WorkerPictureReader(
            program: WorkerProgram(path: "/bin/sh", arguments: ["sh", "-c", script]), seconds: 40)
    }

    /// How many workers were started.
    private func starts() throws -> Int {
        try Data(contentsOf: URL(fileURLWithPath: folder.file("starts"))).count
    }
}
