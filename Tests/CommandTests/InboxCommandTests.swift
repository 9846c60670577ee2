import Foundation
import GRDB
import KIFTestSupport
import Testing

/// Photos of what is not food: scanned, listed, and decided on.
@Suite(.timeLimit(.minutes(5))) struct InboxCommandTests {
    private let kif: KifScanProcess

    init() async throws {
        kif = try KifScanProcess()
        for name in ["boarding-pass.jpg", "medicine-box.jpg"] {
            try FileManager.default.copyItem(atPath: KifScanProcess.testImage(name), toPath: kif.path(name))
        }
    }

    private func scan(_ name: String, _ arguments: String..., environment: [String: String] = [:]) async throws
        -> [String: Any]
    {
        let all = ["--json", "--quiet", "--today", "2026-11-20", kif.path(name)] + arguments
        return try #require(try await kif.run(all, input: Data(), environment: environment).objects().first)
    }

    @Test func whenItShowsATicket_shouldKeepNothingOfIt() async throws {
        let object = try await scan(
            "boarding-pass.jpg", "--readings", kif.path("readings"), "--explain", kif.path("explained.png"))

        let again = try await scan(
            "boarding-pass.jpg", "--readings", kif.path("readings"), "--explain", kif.path("explained.png"))

        #expect(object["status"] as? String == "inbox" && object["subject"] as? String == "other")
        #expect(again["status"] as? String == "inbox")
        #expect((object["dates"] as? [Any])?.isEmpty == true && object["product"] is NSNull)
        let files = FileManager.default
        #expect(!files.fileExists(atPath: kif.path("explained.png")))
        #expect((try? files.contentsOfDirectory(atPath: kif.path("readings"))) ?? [] == [])
        let database = try DatabaseQueue(path: kif.path(".local/share/kif/kif.sqlite"))
        let bytes = try await database.read { database in
            try String.fetchAll(database, sql: "SELECT name || contentHash || subject FROM inbox")
                + String.fetchAll(database, sql: "SELECT contentHash FROM reading UNION SELECT contentHash FROM photo")
        }
        #expect(bytes.count == 1 && bytes[0].hasSuffix("other"))
    }

    @Test func whenPhotosWait_shouldSaySoEverywhereOnceEach() async throws {
        _ = try await scan("boarding-pass.jpg")
        _ = try await scan("medicine-box.jpg")

        let list = try await kif.run("list")
        let listed = try await kif.run("review", "--json", "--strict")
        let first = try await kif.run("remind", "send", "--to", "output")
        let second = try await kif.run("remind", "send", "--to", "output")
        let calendar = try await kif.run("remind", "calendar")

        let sentence = "2 in the inbox: kif-scan review"
        #expect(list.error.contains(sentence) && first.lines == [sentence] && second.lines == [])
        #expect(calendar.lines.contains { $0.contains("SUMMARY:\(sentence)") })
        #expect(listed.status == 2)
        let photos = try listed.objects().compactMap { $0["inbox"] as? [String: Any] }
        #expect(photos.map { $0["subject"] as? String } == ["other", "medicine"])
        #expect(photos[1]["expiryDate"] as? String == "2027-08" && photos[0]["name"] is NSNull)
    }

    @Test func whenForgottenOrPutToStock_shouldNotBeAskedAboutAgain() async throws {
        _ = try await scan("boarding-pass.jpg")
        _ = try await scan("medicine-box.jpg")

        let shown = try await kif.review(answers: "x,t")

        #expect(shown.text.contains("forgotten") && shown.text.contains("2027-08"))
        #expect(try await kif.run("review").error.hasPrefix("Relaxim") == false)
        #expect(try await kif.run("review", "--json").objects().allSatisfy { $0["inbox"] == nil })
        let items = try await kif.run("list", "--json").objects()
        #expect(items.map { $0["expiryDate"] as? String } == ["2027-08"])
        #expect(try await scan("boarding-pass.jpg")["status"] as? String == "known")
    }

    @Test func whenMedicineIsKeptInStock_shouldMakeAnItem() async throws {
        let object = try await scan("medicine-box.jpg", environment: ["KIF_MEDICINE": "stock"])

        #expect(object["status"] as? String == "saved" && object["subject"] as? String == "medicine")
    }
}
