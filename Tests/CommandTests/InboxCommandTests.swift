import Foundation
import GRDB
import KIFTestSupport
import KeepItFreshLabels
import Testing

/// Photos of what is not food: scanned, listed, and decided on.
@Suite(.timeLimit(.minutes(10))) struct InboxCommandTests {
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
        #expect(calendar.output.contains("SUMMARY:2 photos in the inbox\r\n"))
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
        let again = try await kif.run(kif.path("boarding-pass.jpg"))
        #expect(again.lines.first?.hasSuffix("; forgotten, as you said") == true, "\(again.output)")
    }

    // MARK: One key each

    /// Puts photos into the inbox whose files are not there: two papers and a bottle of shampoo.
    private func keepPhotos() async throws {
        try await kif.keep([("letter", .paper), ("shampoo", .toiletries), ("receipt", .paper)])
    }

    /// The screens of a terminal of 80 columns before and after these keys, without Enter.
    private func screens(_ command: String = "review --inbox", _ keys: String...) async throws -> [String] {
        try await kif.screens(80, 24, command, keys: keys.map { $0.hasPrefix("C-") ? $0 : "key:" + $0 })
    }

    @Test func whenKeysArePressed_shouldAnswerEachAtOnceAndTakeBack() async throws {
        try await keepPhotos()

        let shown = try await screens("review --inbox", "x", "s", "b", "b", "q")

        #expect(shown[0].contains("1/3  toiletries") && shown[0].contains("A all of a kind | b back | q quit | ? all"))
        #expect(shown[1].contains("forgot 1 photo") && shown[1].contains("2/3  a paper"))
        #expect(shown[2].contains("3/3  a paper") && shown[3].contains("2/3  a paper"))
        #expect(shown[4].contains("undone: forgot 1 photo") && shown[4].contains("1/3  toiletries"))
        #expect(shown[5].contains("0 answered, 3 left") && shown[5].contains("ended 0"))
        #expect(try await kif.run("review", "--inbox", "--json").objects().count == 3)
    }

    @Test func whenAllOfAKindAreForgotten_shouldSayHowManyAndBeOneChange() async throws {
        try await keepPhotos()

        let shown = try await screens("review --inbox --plain", "s", "A", "x")

        #expect(shown[2].contains("all 2 photos (a paper): t stock | x forget | Enter: neither:"))
        #expect(shown[3].contains("forgot 2 photos") && shown[3].contains("2 answered, 1 left"))
        #expect(try await kif.run("history").lines.first?.hasSuffix("you  forgot 2 photos") == true)
        let undone = try await kif.run("undo")
        #expect(undone.lines == ["undone: forgot 2 photos", "  2 photos wait in the inbox again"])
        let photos = try await kif.run("review", "--inbox", "--json").objects().compactMap {
            $0["inbox"] as? [String: Any]
        }
        #expect(photos.map { $0["subject"] as? String } == ["toiletries", "paper", "paper"])
    }

    @Test func whenAllOfAKindGoToStock_shouldScanThemAndBeOneChange() async throws {
        let subject = try #require(try await scan("medicine-box.jpg")["subject"] as? String)
        try await kif.keep([("gone", .medicine)])

        let shown = try await kif.review("--inbox", "--plain", answers: "key:A,key:t")

        #expect(subject == "medicine" && shown.text.contains("2 photos: 1 new item, 1 unreadable"), "\(shown.text)")
        #expect(shown.text.contains("1 photo goes to stock when it is scanned again.") && shown.status == 0)
        #expect(try await kif.run("list", "--json").objects().count == 1)
        #expect(try await kif.run("undo").lines.last == "  2 photos wait in the inbox again")
        #expect(try await kif.run("list", "--json").objects().isEmpty)
    }

    @Test func whenInterrupted_shouldLeaveWhatWaitsAndTheTerminalAsTheyWere() async throws {
        try await keepPhotos()

        let shown = try await kif.screens(80, 24, "review --inbox; stty -a", keys: ["key:A", "C-c"])

        #expect(shown[2].contains(" icanon") && shown[2].contains(" echo "))
        #expect(try await kif.run("review", "--inbox", "--json", "--strict").status == 2)
        #expect(try await kif.run("review", "--inbox", "--json").objects().count == 3)
    }

    @Test func whenAnArrowIsPressed_shouldAnswerNothing() async throws {
        try await keepPhotos()

        let shown = try await screens("review --inbox", "Up", "q")

        #expect(shown[1].contains("is not an answer here") && shown[1].contains("1/3  toiletries"))
    }

    @Test func whenThereIsNoTerminal_shouldNeedJSONAndAskOnlyAboutTheInbox() async throws {
        #expect(try await kif.run("review", "--inbox").error.hasSuffix("No photo waits in the inbox.\n"))
        try await keepPhotos()
        _ = try await kif.run("add", "Oat Drink", "--expiry", "2027-03-12")

        let refused = try await kif.run("review", "--inbox")
        let questions = try await kif.run("review", "--inbox", "--json").objects()
        let id = try #require(questions.first?["question"] as? String)
        let answer = "{\"question\": \"\(id)\", \"answer\": \"x\"}"
        let answered = try await kif.run("review", "--inbox", "--json", "--strict", input: answer)

        #expect(refused.status == 64 && refused.error.contains("without one, use --json"))
        #expect(questions.map { $0["topic"] as? String } == ["inbox", "inbox", "inbox"])
        let change = try #require(try answered.objects().last?["change"] as? [String: Any])
        #expect(change["action"] as? String == "decided" && answered.status == 2)
        #expect(try await kif.run("undo", try #require(change["id"] as? String)).status == 0)
        #expect(try await kif.run("review", "--inbox", "--json").objects().count == 3)
    }

    @Test func whenMedicineHasAPlace_shouldBeKeptThereAndRemindersSayWhatItIs() async throws {
        let object = try await scan("medicine-box.jpg", environment: ["KIF_MEDICINE": "Bathroom"])

        #expect(object["status"] as? String == "saved" && object["subject"] as? String == "medicine")
        let items = try await kif.run("list", "--json").objects()
        #expect(items.map { $0["place"] as? String } == ["Bathroom"])
        let due = try await kif.run("remind", "--today", "2027-08-30")
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
        // The product's number stays, so that its next photo is not stored.
        let number = try await DatabaseQueue(path: path).read { try String.fetchOne($0, sql: "SELECT gtin FROM inbox") }
        for file in [path, path + "-wal", kif.path("after.sqlite")] {
            #expect(Self.found(words, in: file).allSatisfy { number?.contains($0) ?? false })
        }
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
