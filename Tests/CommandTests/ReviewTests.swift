import Foundation
import GRDB
import KIFTestSupport
import Testing

/// `kif-scan review`, on terminals and for scripts.
@Suite struct ReviewTests {
    private let kif: KifScanProcess
    private let sixels = "\u{1B}P0;1q"

    init() async throws {
        kif = try KifScanProcess()
        try await HomeTemplate.riceCakes.value.copy(to: kif.folder)
        let photo = kif.path("photo.jpg")
        try FileManager.default.copyItem(atPath: KifScanProcess.testImage("rice-cakes.jpg"), toPath: photo)
        let database = try DatabaseQueue(path: kif.path(".local/share/kif/kif.sqlite"))
        try await database.write { database in
            try database.execute(sql: "UPDATE item SET needsReview = 'lowConfidence'")
            try database.execute(sql: "UPDATE photo SET name = ?", arguments: [photo])
        }
    }

    private func item() async throws -> [String: Any] {
        try #require(try await kif.run("list", "--json").objects().first)
    }

    // MARK: Answers

    @Test(arguments: [
        ("", "2027-03-12", "bestBefore"), ("1", "2027-03-12", "bestBefore"), ("o", "2027-03-12", "bestBefore"),
        ("use by 3.12.27", "2027-12-03", "useBy"), ("2028", "2028", "bestBefore"), ("zz,1", "2027-03-12", "bestBefore"),
        ("?,m,1", "2027-03-12", "bestBefore"),
    ])
    func whenItIsAnswered_shouldStoreItAndAskNoMore(answers: String, date: String, kind: String) async throws {
        let shown = try await kif.review(answers: answers)

        #expect(shown.status == 0)
        let item = try await item()
        #expect(item["expiryDate"] as? String == date && item["expiryKind"] as? String == kind)
        #expect((item["needsReview"] as? [String])?.isEmpty == true)
        #expect(try await kif.run("review").error == "Nothing to check.\n")
        try await kif.run("reparse", "--apply")
        try await kif.run("reread", "--apply")
        #expect(try await kif.run("review").error == "Nothing to check.\n")
    }

    @Test func whenAnotherDateIsTyped_shouldStillShowWhatTheLabelSays() async throws {
        _ = try await kif.review(answers: "use by 3.12.27")

        let why = try await kif.run("why", "Rice Cakes").output
        #expect(why.contains("given by you") && why.contains("the label says best before 2027-03-12"))
    }

    @Test(arguments: [("move Rice cellar", "changed", "2027-03-12"), ("delete 'Rice Cakes'", "deleted", nil)])
    func whenAnotherProcessChangesTheItemMeanwhile_shouldSaySoAndGoOn(
        command: String, word: String, date: String?
    ) async throws {
        let program = KifScanProcess.path(ofProgram: "kif-scan")
        let shown = try await kif.review(
            answers: "v,1,1", environment: ["KIF_VIEWER": "\(program) \(command) > /dev/null; true"])

        #expect(shown.status == 0 && shown.text.contains("It was \(word) meanwhile."))
        #expect(try await kif.run("list", "--json").objects().first?["expiryDate"] as? String == date)
        #expect(try await kif.run("review").error == "Nothing to check.\n")
    }

    @Test func whenItIsQuit_shouldSayWhatIsLeft() async throws {
        let shown = try await kif.review(answers: "q")
        let skipped = try await kif.review(answers: "s")

        for outcome in [shown, skipped] {
            #expect(outcome.status == 0 && outcome.text.contains("0 answered, 1 left"))
        }
        #expect(try await kif.run("list", "--review", "--json").objects().count == 1)
    }

    @Test func whenThereIsNoTerminal_shouldSayHow() async throws {
        let outcome = try await kif.run("review")

        #expect(outcome.status == 64 && outcome.errorLines.count == 1 && outcome.output.isEmpty)
    }

    @Test func whenTheDateIsMissing_shouldAskForItByChoice() async throws {
        try await kif.run("add", "Salt")

        let listed = try await kif.run("review", "--undated", "--json").objects()

        #expect(listed.count { $0["topic"] as? String == "date" } == 1)
        #expect((listed.first?["item"] as? [String: Any])?["name"] as? String == "Salt")
    }

    // MARK: Scripts

    @Test func whenScriptsAnswer_shouldDoSoOnceAndSayWhatHappened() async throws {
        let question = try #require(try await kif.run("review", "--json").objects().first)
        let id = try #require(question["question"] as? String)
        let lines = [
            #"{"question": "\#(id)", "answer": "12.13.27"}"#, #"{"question": "\#(id)", "answer": "2"}"#, "nonsense",
            #"{"question": "\#(id)", "answer": "3.12.27"}"#, #"{"question": "\#(id)", "answer": "1"}"#,
            #"{"question": "x", "answer": "\#(String(repeating: "y", count: 1_000_000))"}"#,
        ]

        let outcome = try await kif.run("review", "--json", "--strict", input: lines.joined(separator: "\n"))

        let answers = try outcome.objects().dropFirst()
        let codes = answers.map { (($0["error"] as? [String: Any])?["code"] as? String) ?? "" }
        #expect(codes == ["unclear", "unclear", "unreadable", "", "unknownQuestion", "unreadable"])
        #expect(question["topic"] as? String == "date" && question["of"] as? Int == 1)
        #expect(outcome.status == 0)
        #expect(try await item()["expiryDate"] as? String == "2027-12-03")
        let history = try await kif.run("history", "--json").objects()
        #expect(history.count { $0["action"] as? String == "fixed" } == 1)
    }

    // MARK: Pictures

    @Test func whenTheTerminalHasSixels_shouldShowThePlace() async throws {
        let shown = try await kif.review(attributes: "62;4;22", answers: "zz,1")

        #expect(shown.text.contains("\u{1B}[c"))
        #expect(shown.text.components(separatedBy: sixels).count == 3)
        #expect(shown.status == 0)
    }

    @Test(arguments: [["NO_COLOR": "1"], ["KIF_PICTURES": "none"], ["KIF_PLAIN": "yes"]])
    func whenThereAreToBeNoPictures_shouldQuoteThePrintWithItsSurroundings(environment: [String: String]) async throws {
        let shown = try await kif.review(attributes: "62;4", answers: "q", environment: environment)

        #expect(!shown.text.contains("\u{1B}P") && !shown.text.contains("▀"))
        #expect(shown.text.contains("photo.jpg") && shown.text.contains("read: "))
        #expect(shown.status == 0)
    }

    @Test(arguments: [("kitty", "\u{1B}_Ga=T,f=100,q=2,"), ("iterm", "\u{1B}]1337;File=inline=1;"), ("blocks", "▀▀")])
    func whenThePicturesAreSet_shouldShowThemSoWithoutAQuestion(kind: String, beginning: String) async throws {
        let shown = try await kif.review(attributes: "", answers: "q", environment: ["KIF_PICTURES": kind])

        #expect(shown.text.contains(beginning))
        #expect(!shown.text.contains("\u{1B}[c"))
    }

    @Test func whenThePhotoIsGoneOrAnother_shouldSaySoAndShowNothingElse() async throws {
        try FileManager.default.removeItem(atPath: kif.path("photo.jpg"))
        let gone = try await kif.review(attributes: "62;4", answers: "q")
        try FileManager.default.copyItem(
            atPath: KifScanProcess.testImage("minced-beef.jpg"), toPath: kif.path("photo.jpg"))
        let another = try await kif.review(attributes: "62;4", answers: "q")

        #expect(gone.text.contains("no longer there") && another.text.contains("another picture is there now"))
        for shown in [gone, another] {
            #expect(!shown.text.contains(sixels))
            #expect(shown.status == 0)
        }
    }

    @Test func whenThePhotoIsOpened_shouldUseTheViewerOrSayItsPath() async throws {
        let said = try await kif.review(answers: "v,,q")
        let opened = try await kif.review(answers: "v,q", environment: ["KIF_VIEWER": "echo opened"])

        #expect(said.text.contains(kif.path("photo.jpg")))
        #expect(opened.text.contains("opened " + kif.path("photo.jpg")))
    }

    // MARK: Screens

    @Test(arguments: [(80, 24), (60, 20)])
    func whenTheTerminalIsSmall_shouldShowAPictureAndAllKeysAndLeaveACleanScreen(columns: Int, rows: Int) async throws {
        let screens = try await screens(columns, rows, "b", "q")

        for screen in screens.prefix(2) {
            #expect(screen.contains("▀▀▀▀"))
            #expect(screen.contains("Enter: 1 | a date | s skip | b back | q quit | ? all\n"))
            #expect(screen.contains("1/1  Rice Cakes") || screen.contains("1/1  "))
        }
        #expect(screens[2].trimmingCharacters(in: .whitespacesAndNewlines) == "0 answered, 1 left\nended 0")
    }

    @Test func whenTheTerminalIsTinyOrResized_shouldGoOn() async throws {
        let screens = try await screens(20, 5, "zz", "resize:80:24", "zz", "")

        #expect(screens[0].contains("answer:") && !screens[0].contains("▀"))
        #expect(screens[3].contains("▀▀▀▀"))
        #expect(screens[4].contains("ended 0"))
        #expect(try await kif.run("review").error == "Nothing to check.\n")
    }

    @Test(arguments: [("C-c", 130), ("C-d", 0)])
    func whenItIsInterrupted_shouldLeaveACleanScreen(key: String, status: Int) async throws {
        let screens = try await screens(80, 24, key)

        #expect(!screens[1].contains("▀") && screens[1].contains("ended \(status)"))
    }

    /// The screens of a terminal before and after these keys.
    private func screens(_ columns: Int, _ rows: Int, _ keys: String...) async throws -> [String] {
        try await kif.screens(columns, rows, "review", keys: keys)
    }
}
