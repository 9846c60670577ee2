import Foundation
import KeepItFreshDomain
import KeepItFreshLabels
import Synchronization
import Testing

@testable import KeepItFreshWorkers

/// Photos that workers on other machines read, and what they answer.
@Suite struct RemoteLabelReaderTests {
    private static let file = PhotoFile(name: "secret.jpg", bytes: [1, 2, 3], contentHash: "secret")
    private static let label = ScannedLabel(
        barcodes: [], lines: [TextLine(text: "Milk", confidence: 1, box: Quad(left: 1, top: 2, right: 3, bottom: 4))],
        size: ScannedLabel.Size(width: 10, height: 20))

    /// Reads every photo as one with another text.
    private struct Own: LabelProviding {
        func label(of file: PhotoFile) async throws(ScanError) -> ScannedLabel {
            ScannedLabel(barcodes: [], lines: [], size: ScannedLabel.Size(width: 1, height: 1))
        }
    }

    private func answer(_ job: PhotoJob, _ reply: LabelServer.Reply) -> PhotoJob.Answer? {
        job.answer(LabelServer.bytes(of: reply))
    }

    @Test func whenAWorkerReadsAPhoto_shouldSendNothingButItsBytes() async throws {
        let message = Mutex<[UInt8]>([])
        let reader = RemoteLabelReader(
            { job throws(ScanError) in
                message.withLock { $0 = job.message }
                return answer(job, .label(Self.label))
            }, otherwise: Own())

        let today = try #require(CivilDate("2026-11-28"))
        let label = try await reader.label(of: Self.file, in: PhotoContext(today: today, locale: LocaleHint("de")))

        #expect(label == Self.label)
        let sent = message.withLock { String(decoding: $0, as: UTF8.self) }
        #expect(sent.contains("2026-11-28") && sent.hasSuffix("\n\u{1}\u{2}\u{3}") && !sent.contains("secret"))
    }

    @Test func whenNobodyIsThere_shouldReadItWithTheOther() async throws {
        let reader = RemoteLabelReader({ _ throws(ScanError) in nil }, otherwise: Own())

        #expect(try await reader.label(of: Self.file).size?.width == 1)
    }

    @Test func whenTheWorkerRefusesAPhoto_shouldThrowItsError() async {
        let reader = RemoteLabelReader(
            { job throws(ScanError) in answer(job, .refused(.imageTooLarge)) }, otherwise: Own())

        await #expect(throws: ScanError.imageTooLarge) { try await reader.label(of: Self.file) }
    }

    @Test(arguments: ["", "{}", "null", #"{"picture":{}}"#, #"{"files":{"_0":[]}}"#, #"{"label":{"_0":{}}}"#, "\u{1}"])
    func whenAnAnswerIsNoReading_shouldBeNone(text: String) async throws {
        let reader = RemoteLabelReader(
            { job throws(ScanError) in
                #expect(job.answer(Array(text.utf8)) == nil)
                return nil
            }, otherwise: Own())

        #expect(try await reader.label(of: Self.file).size?.width == 1)
    }

    @Test func whenPicturesAreAskedFor_shouldTakeOnlySmallJPEGFilesOfThatNumber() throws {
        let request = PhotoPicture.Request(around: [nil, nil])
        let job = try #require(PhotoJob.pictures(request, of: Self.file))
        let jpeg = Data([0xFF, 0xD8, 0xFF, 0])
        let large = jpeg + Data(count: 1 << 20)

        #expect(job.kind == .pictures && answer(job, .files([jpeg, jpeg])) == .pictures([jpeg, jpeg]))
        #expect(answer(job, .refused(.unreadableImage)) == .refused(.unreadableImage))
        for files in [[], [jpeg], [jpeg, jpeg, jpeg], [jpeg, Data("GIF89a".utf8)], [jpeg, large]] {
            #expect(answer(job, .files(files)) == nil)
        }
        #expect(answer(job, .label(Self.label)) == nil)
    }

    @Test func whenAMessageAsksForSomethingElse_shouldRefuseIt() async {
        let program = WorkerProgram(path: "/bin/false", arguments: ["false"])
        let labels = WorkerLabelReader(program: program, gate: WorkerLabelReader.RetryGate())
        let pictures = WorkerPictureReader(program: program)
        let grey = LabelServer.message(.grey(PictureRequest()), [1]) ?? []

        for message in [[], grey, [UInt8](repeating: 0x0A, count: 100)] {
            let bytes = await PhotoJob.work(on: message, .pictures, labels: labels, pictures: pictures)
            #expect(LabelServer.reply(bytes) == .refused(.unreadableImage))
        }
        let bytes = await PhotoJob.work(on: [1], .reading, labels: labels, pictures: pictures)
        #expect(LabelServer.reply(bytes) == .refused(.decoderCrashed))
    }
}
