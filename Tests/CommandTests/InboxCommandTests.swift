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

        #expect(object["status"] as? String == "inbox" && object["subject"] as? String == "paper")
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
        #expect(bytes.count == 1 && bytes[0].hasSuffix("paper"))
    }

    @Test func whenPhotosWait_shouldSaySoEverywhereOnceEach() async throws {
        _ = try await scan("boarding-pass.jpg")
        _ = try await scan("medicine-box.jpg")

        let list = try await kif.run("list")
        let listed = try await kif.run("review", "--json", "--strict")
        let first = try await kif.run("remind", "send", "--to", "output")
        let second = try await kif.run("remind", "send", "--to", "output")
        let calendar = try await kif.run("remind", "calendar")

        let sentence = "2 photos in the inbox: kif-scan review"
        #expect(list.error.contains(sentence) && first.lines == [sentence] && second.lines == [])
        #expect(calendar.lines.contains { $0.contains("SUMMARY:\(sentence)") })
        #expect(listed.status == 2)
        let photos = try listed.objects().compactMap { $0["inbox"] as? [String: Any] }
        #expect(photos.map { $0["subject"] as? String } == ["paper", "medicine"])
        #expect(photos[1]["expiryDate"] as? String == "2027-08" && photos[0]["name"] is NSNull)
    }

    @Test func whenForgottenOrPutToStock_shouldNotBeAskedAboutAgain() async throws {
        _ = try await scan("boarding-pass.jpg")
        _ = try await scan("medicine-box.jpg")

        let shown = try await kif.review(answers: "x,t")

        #expect(shown.text.contains("2027-08"))
        #expect(try await kif.run("review", "--json").objects().allSatisfy { $0["inbox"] == nil })
        let items = try await kif.run("list", "--json").objects()
        #expect(items.map { $0["expiryDate"] as? String } == ["2027-08"])
        #expect(try await scan("boarding-pass.jpg")["status"] as? String == "known")
    }

    @Test func whenMedicineHasAPlace_shouldBeKeptThereAndRemindersSayWhatItIs() async throws {
        let object = try await scan("medicine-box.jpg", environment: ["KIF_MEDICINE": "Bathroom"])

        #expect(object["status"] as? String == "saved" && object["subject"] as? String == "medicine")
        let items = try await kif.run("list", "--json").objects()
        #expect(items.map { $0["place"] as? String } == ["Bathroom"])
        let due = try await kif.run("remind", "--today", "2027-08-20")
        #expect(due.output.contains("medicine") && due.output.contains("Bathroom"))
    }

    @Test func whenAnItemIsNotFood_shouldLeaveNoWordOfItsLabel() async throws {
        try await HomeTemplate.riceCakes.value.copy(to: kif.folder)
        let path = kif.path(".local/share/kif/kif.sqlite")
        let label = try await DatabaseQueue(path: path).write { database in
            try database.execute(sql: "UPDATE item SET needsReview = 'lowConfidence'")
            return try String.fetchAll(database, sql: "SELECT CAST(label AS TEXT) FROM photo").joined()
        }
        let words = Self.words(in: label)
        #expect(words.count > 5 && Self.found(words, in: path).count > 5)

        let shown = try await kif.review(answers: "x")
        _ = try await kif.run("backup", kif.path("after.sqlite"))

        #expect(shown.text.contains("deleted"))
        #expect(Self.found(words, in: path) == [])
        #expect(Self.found(words, in: path + "-wal") == [] && Self.found(words, in: kif.path("after.sqlite")) == [])
        _ = try await kif.run("undo")
        let back = try await kif.run("list", "--all", "--json").objects()
        #expect(back.count == 1 && back[0]["name"] is NSNull)
        let names = try await DatabaseQueue(path: path).read { try String.fetchAll($0, sql: "SELECT name FROM photo") }
        #expect(names == [""])
        #expect(try await kif.run("why", back[0]["id"] as? String ?? "").status == 0)
    }

    /// The words of a label in JSON that are not those of the form.
    private static func words(in label: String) -> [String] {
        let names: Set = [
            "alternatives", "barcodes", "confidence", "height", "lines", "origin", "quality", "readers", "symbology",
            "timings",
            "tesseract", "sceneText", "dateCode", "width", "topLeft", "topRight", "place", "bottomLeft", "bottomRight",
        ]
        let texts = label.split(separator: "\"text\":\"").dropFirst().compactMap { $0.split(separator: "\"").first }
        return Set(texts.flatMap { $0.split { !$0.isLetter && !$0.isNumber } }.map(String.init))
            .filter { $0.count >= 5 && !names.contains($0) }.sorted()
    }

    /// The words that occur in a file.
    private static func found(_ words: [String], in path: String) -> [String] {
        guard let bytes = FileManager.default.contents(atPath: path) else { return [] }
        return words.filter { bytes.range(of: Data($0.utf8)) != nil }
    }
}
