import Foundation
import GRDB
import KIFTestSupport
import Testing

/// `kif-scan review` on a terminal that can show pictures.
@Suite struct ReviewPictureTests {
    private let kif: KifScanProcess
    private let sixels = "\u{1B}P0;1q"

    init() async throws {
        kif = try KifScanProcess()
        let photo = kif.path("photo.jpg")
        try FileManager.default.copyItem(atPath: KifScanProcess.testImage("rice-cakes.jpg"), toPath: photo)
        try await kif.run("--quiet", photo, "--today", "2026-11-20")
        let database = try DatabaseQueue(path: kif.path(".local/share/kif/kif.sqlite"))
        try await database.write { try $0.execute(sql: "UPDATE item SET needsReview = 'lowConfidence'") }
    }

    @Test func whenTheTerminalHasSixels_shouldShowThePlaceAndTakeTheAnswer() async throws {
        let shown = try await kif.review(attributes: "62;4;22", answers: "x,1")

        #expect(shown.text.contains("\u{1B}[c"))
        #expect(shown.text.components(separatedBy: sixels).count == 2)
        #expect(shown.text.contains("  1)\r\n\(sixels)\"1;1;400;"))
        #expect(shown.status == 0)
        #expect(try await kif.run("review").error == "Nothing to check.\n")
    }

    @Test(arguments: [("62;22", [:]), ("62;4", ["KIF_PICTURES": "none"]), ("62;4", ["KIF_PLAIN": "yes"])])
    func whenThereAreToBeNoPictures_shouldShowNone(attributes: String, environment: [String: String]) async throws {
        let shown = try await kif.review(attributes: attributes, answers: "q", environment: environment)

        #expect(!shown.text.contains("\u{1B}P") && shown.text.contains("photo.jpg"))
        #expect(shown.status == 0)
    }

    @Test(arguments: [("kitty", "\u{1B}_Ga=T,f=100,q=2,"), ("iterm", "\u{1B}]1337;File=inline=1;")])
    func whenThePicturesAreSet_shouldShowThemSoWithoutAQuestion(kind: String, beginning: String) async throws {
        let shown = try await kif.review(attributes: "", answers: "q", environment: ["KIF_PICTURES": kind])

        #expect(shown.text.contains(beginning))
        #expect(!shown.text.contains("\u{1B}[c"))
    }

    @Test func whenThePhotoIsGoneOrAnother_shouldGoOnWithoutIt() async throws {
        try FileManager.default.removeItem(atPath: kif.path("photo.jpg"))
        let gone = try await kif.review(attributes: "62;4", answers: "q")
        try FileManager.default.copyItem(
            atPath: KifScanProcess.testImage("minced-beef.jpg"), toPath: kif.path("photo.jpg"))
        let another = try await kif.review(attributes: "62;4", answers: "q")

        for shown in [gone, another] {
            #expect(!shown.text.contains(sixels))
            #expect(shown.status == 0)
        }
    }
}
