import Foundation
import KIFTestSupport
import Testing

/// A day in a kitchen: the commands that people reach for, each with what it must say.
@Suite(.timeLimit(.minutes(3))) struct DayTests {
    private let kif: KifScanProcess

    init() throws { kif = try KifScanProcess() }

    /// Runs a command on 20 November 2026 and returns its output, its messages and its status.
    private func run(_ command: String...) async throws -> (output: [String], error: String, status: Int32) {
        let outcome = try await kif.run(command + ["--today", "2026-11-20"], input: Data())
        return (outcome.lines, outcome.error, outcome.status)
    }

    private func stock() async throws {
        _ = try await run("add", "Eggs", "--expiry", "+10d", "--place", "Fridge", "--packs", "2")
        _ = try await run("add", "Oat Drink", "--expiry", "+3d", "--place", "Fridge")
        _ = try await run("add", "Oat Flakes", "--expiry", "+200d")
        _ = try await run("add", "Cherry Yogurt", "--expiry=-3d", "--place", "Fridge")
    }

    @Test func whenItemsAreAdded_shouldBeListedAndFound() async throws {
        let added = try await run("add", "Eggs", "--expiry", "+10d", "--place", "Fridge", "--packs", "2")
        try await stock()

        #expect(added.output == ["added Eggs; 2 packs; in Fridge; in 10 days"])
        let eggs = try await kif.run("list", "--search", "eggs", "--json").objects()
        #expect(eggs.map { $0["quantity"] as? Int } == [4])
        #expect(eggs.map { $0["expiryDate"] as? String } == ["2026-11-30"])
        let found = try await run("search", "oat")
        #expect(found.output.count { $0.contains("Oat") } == 2 && found.status == 0)
        #expect(try await run("search", "zwieback").status == 1)
    }

    @Test func whenAPartOfANameIsTyped_shouldTakeTheOneItemAndSayWhich() async throws {
        try await stock()

        #expect(try await run("eat", "egg").output == ["ate 1 pack of Eggs; in Fridge; in 10 days"])
        let several = try await run("eat", "oat")
        #expect(several.status == 64 && several.error.contains("Oat Drink") && several.error.contains("Oat Flakes"))
        #expect(try await run("eat", "flakes").output == ["ate 1 pack of Oat Flakes; none left"])
        #expect(try await run("eat", "eggs", "1/2").output[0].contains("opened pack: 1/2 left"))
    }

    @Test func whenAPartOfANameIsDeleted_shouldWantAYes() async throws {
        try await stock()

        #expect(try await run("delete", "yogurt").status == 64)
        #expect(try await run("delete", "yogurt", "--yes").output == ["deleted Cherry Yogurt"])
        #expect(try await run("undo").output.contains("  Cherry Yogurt is back"))
        #expect(try await run("delete", "Cherry Yogurt").status == 0)
    }

    @Test func whenSeveralItemsAreMeant_shouldChangeAll() async throws {
        try await stock()

        let dry = try await run("move", "--within", "5", "Freezer", "--dry-run")
        #expect(dry.output.isEmpty && dry.error.contains("Cherry Yogurt") && dry.error.contains("Oat Drink"))
        let moved = try await run("move", "--within", "5", "Freezer")
        #expect(moved.output.map { $0.prefix(12) } == ["moved Cherry", "moved Oat Dr"])
        #expect(try await run("move", "Eggs", "Oat Drink", "Cellar").output.count == 2)
        #expect(try await run("eat", "--place", "Cellar", "--expired").status == 1)
        #expect(try await run("waste", "--expired").output.map { $0.prefix(19) } == ["threw away 1 pack o"])
    }

    @Test func whenFiveItemsOrMoreAreMeant_shouldAskFirst() async throws {
        for name in ["Apples", "Bread", "Carrots", "Dates", "Eggs"] {
            _ = try await run("add", name, "--place", "Table")
        }

        let refused = try await run("delete", "--place", "Table")
        #expect(refused.status == 64 && refused.error.contains("--yes"))
        #expect(try await kif.run("list", "--json").objects().count == 5)
        #expect(try await run("delete", "--place", "Table", "--yes").output.count == 5)
    }

    @Test(arguments: [("lits", "kif-scan list"), ("serach", "kif-scan search"), ("xyzzy", "kif-scan --help")])
    func whenAWordIsNoCommand_shouldSayWhichIsMeant(word: String, expected: String) async throws {
        let result = try await run(word)

        #expect(result.status == 64 && result.error.contains("no command") && result.error.contains(expected))
        #expect(!result.error.contains("no such file"))
    }

    @Test func whenAPathIsMissing_shouldStayAPath() async throws {
        #expect(try await run("milk.jpg").status == 65)
        #expect(try await run("./photos").status == 65)
    }

    @Test func whenAnItemWasDeleted_shouldNotComeBackByItsPhoto() async throws {
        let photo = KifScanProcess.testImage("rice-cakes.jpg")
        let first = try await run("--place", "Pantry", photo)
        _ = try await run("delete", "Rice Cakes")

        let again = try await run(photo)
        let json = try await kif.run("--json", photo).objects()

        #expect(first.output[0].hasPrefix("✓"))
        #expect(again.output[0].hasPrefix("–") && again.output[0].contains("was deleted"))
        #expect(json.map { $0["status"] as? String } == ["known"] && json[0]["item"] is NSNull)
        #expect(try await kif.run("list", "--json").objects().isEmpty)
    }

    @Test func whenAPlaceIsGiven_shouldBeWhereThePacksAre() async throws {
        _ = try await run("--place", "Pantry", KifScanProcess.testImage("rice-cakes.jpg"))

        #expect(try await kif.run("list", "--json").objects().map { $0["place"] as? String } == ["Pantry"])
    }

    @Test func whenManyPhotosAreImported_shouldSayItInAFewLines() async throws {
        let folder = kif.path("photos")
        try FileManager.default.createDirectory(atPath: folder + "/@eaDir", withIntermediateDirectories: true)
        let photo = try Data(contentsOf: URL(fileURLWithPath: KifScanProcess.testImage("olives.jpg")))
        for number in 0..<30 {
            try (photo + Data("\(number)".utf8)).write(to: URL(fileURLWithPath: "\(folder)/\(number + 100).jpg"))
        }
        for name in ["clip.mp4", "raw.dng", "100.xmp", "@eaDir/small.jpg"] {
            try photo.write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
        }

        let imported = try await run("import", folder, "--group-by", "none")

        let lines = imported.output + imported.error.split(separator: "\n").map(String.init)
        #expect(lines.count <= 25 && lines.contains("next: kif-scan review"))
        #expect(lines.contains("not read: 1 videos, 1 RAW photos, 1 sidecar files"))
        #expect(lines.contains { $0.hasPrefix("30 photos:") })
    }

    @Test func whenNothingIsToBeFixed_shouldSayWhatFixTakes() async throws {
        let result = try await run("fix", "Eggs")

        #expect(result.status == 64 && result.error.contains("--expiry"))
    }

    @Test func whenHelpIsAskedFor_shouldGroupTheCommands() async throws {
        let help = try await kif.run("--help").lines

        for group in ["EVERY DAY", "REVIEW", "HOUSEHOLD", "DATA", "SET-UP"] {
            #expect(help.contains { $0.hasPrefix(group) })
        }
    }
}
