import Foundation
import KIFTestSupport
import Testing

/// A day in a kitchen: the commands that people reach for, each with what it must say.
@Suite(.timeLimit(.minutes(10))) struct DayTests {
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

        #expect(
            result.status == 64 && result.error.contains("is not a command or a file")
                && result.error.contains(expected))
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
        #expect(again.output[0].hasPrefix("–") && again.output[0].contains("you deleted its item on 2026-11-20"))
        #expect(json.map { $0["status"] as? String } == ["known"] && json[0]["item"] is NSNull)
        #expect(try await kif.run("list", "--json").objects().isEmpty)
    }

    @Test func whenADeletedPackIsPhotographedAgain_shouldMakeAnItemAndSaySo() async throws {
        let photo = KifScanProcess.testImage("rice-cakes.jpg")
        _ = try await run(photo)
        _ = try await run("delete", "Rice Cakes")
        let another = try Data(contentsOf: URL(fileURLWithPath: photo)) + Data("another".utf8)
        try another.write(to: URL(fileURLWithPath: kif.path("another.jpg")))

        let new = try await run(kif.path("another.jpg"))
        let ofDeleted = try await run(photo)

        #expect(new.output[0].hasPrefix("✓") && new.output[0].contains("(new; deleted before, on 2026-11-20)"))
        #expect(ofDeleted.output[0].hasPrefix("–"))
        #expect(try await kif.run("list", "--json").objects().count == 1)
    }

    @Test func whenThePhotoIsOfAnEatenPack_shouldNotLookAsIfItWereInStock() async throws {
        let photo = KifScanProcess.testImage("rice-cakes.jpg")
        _ = try await run(photo)
        _ = try await run("eat", "Rice Cakes")

        let again = try await run(photo)

        #expect(again.output[0].hasPrefix("– ") && again.output[0].contains("none left; already imported"))
    }

    @Test func whenAFolderIsImported_shouldNameItsPhotosWithoutItsPath() async throws {
        let folder = kif.path("photos")
        try FileManager.default.createDirectory(atPath: folder + "/june", withIntermediateDirectories: true)
        let photo = KifScanProcess.testImage("rice-cakes.jpg")
        for name in ["june/a.jpg", "june/b.jpg"] {
            try FileManager.default.copyItem(atPath: photo, toPath: "\(folder)/\(name)")
        }

        let imported = try await run("import", folder)
        let json = try await kif.run("import", folder, "--json").objects()

        #expect(imported.output[0].hasPrefix("✓ june/a.jpg: Rice Cakes") && imported.output[0].hasSuffix("(new)"))
        #expect(imported.output[1].hasPrefix("✓ june/b.jpg: Rice Cakes"))
        #expect(imported.output[1].hasSuffix("; the same picture as june/a.jpg"))
        #expect(imported.error.contains("2 photos: 1 new item, 1 duplicate"))
        #expect(json.map { $0["file"] as? String } == ["\(folder)/june/a.jpg", "\(folder)/june/b.jpg"])
    }

    @Test func whenTheDateIsYearsAway_shouldCountInYears() async throws {
        _ = try await run("add", "Honey", "--expiry", "2031-01-05")
        _ = try await run("add", "Mustard", "--expiry", "2023-11-01")
        _ = try await run("add", "Rice", "--expiry", "2028-11-18")

        let list = try await run("list").output.joined(separator: "\n")

        #expect(list.contains("in 4 years") && list.contains("3 years ago") && list.contains("in 729 days"))
    }

    @Test func whenAnAccountSignsOut_shouldSayWhoseInventoryIsListedAndHowToSeeTheOther() async throws {
        _ = try await run("add", "Milk", "--expiry", "+2d")
        let password = Data("a plain horse battery staple\n".utf8)
        _ = try await kif.run(["register", "ada@example.org", "--password-stdin"], input: password)
        #expect(try await run("list").error.isEmpty)

        let out = try await run("logout")
        _ = try await run("add", "Eggs")
        let login = ["login", "email", "ada@example.org", "--password-stdin", "--switch"]
        _ = try await kif.run(login, input: password)
        let account = try await run("list")

        #expect(out.error.contains("to see it again: kif-scan login email ada@example.org"))
        #expect(account.output.contains { $0.contains("Milk") } && !account.output.contains { $0.contains("Eggs") })
        #expect(try await run("logout").status == 0)
        #expect(try await run("logout").error == "You were not signed in.\n")
    }

    @Test func whenHelpShowsHowACommandIsUsed_shouldFitInALine() async throws {
        let forest = try await CommandForest.shared.value
        var paths = forest.root.subcommands.map { $0.map { [$0.commandName] } } ?? []
        paths += (forest.root.subcommands ?? []).flatMap { command in
            (command.subcommands ?? []).map { [command.commandName, $0.commandName] }
        }

        for path in paths where !["help", "scan-worker"].contains(path[0]) {
            let help = try await kif.run(["help"] + path, input: Data()).lines
            let usage = help.drop { !$0.hasPrefix("USAGE:") }.prefix { !$0.isEmpty }
            #expect(usage.allSatisfy { $0.count <= 100 }, "\(path): \(usage)")
        }
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
        #expect(lines.contains("not read: 1 video, 1 RAW photo, 1 sidecar file"))
        #expect(lines.contains { $0.hasPrefix("30 photos:") })
    }

    @Test func whenNothingIsToBeFixed_shouldSayWhatFixTakes() async throws {
        let result = try await run("fix", "Eggs")

        #expect(result.status == 64 && result.error.contains("--expiry"))
    }

    @Test func whenHelpIsAskedFor_shouldGroupTheCommands() async throws {
        let help = try await kif.run("--help").lines

        for group in ["Every day:", "Review:", "Household:", "Data:", "Set-up:"] {
            #expect(help.contains { $0.hasPrefix(group) })
        }
    }

    @Test func whenADayIsGiven_shouldBeInTheJournalOfEveryChange() async throws {
        _ = try await run("add", "Oat Drink", "--packs", "2")
        _ = try await run("eat", "Oat Drink")
        _ = try await run(KifScanProcess.testImage("rice-cakes.jpg"))
        _ = try await run("undo")

        let days = try await kif.run("history", "--json").objects().map { $0["day"] as? String }

        #expect(days == Array(repeating: "2026-11-20", count: 4))
    }

    @Test func whenAChangeIsNamed_shouldUndoThatOne() async throws {
        _ = try await run("add", "Oat Drink", "--packs", "2")
        _ = try await run("eat", "Oat Drink")
        _ = try await run("move", "Oat Drink", "cellar")
        let eaten = try #require(try await run("history").output.first { $0.contains("ate") })
        let id = String(try #require(eaten.split(separator: " ").dropFirst().first))

        #expect(id.count == 4)
        #expect(
            try await run("undo", id).output == [
                "undone: ate 1 pack of Oat Drink", "  Oat Drink: number of packs is 2 again",
            ])
        let again = try await run("undo", id)
        #expect(again.status == 64 && again.error.contains("undone before"))
        let unknown = try await run("undo", "zzzz")
        #expect(unknown.status == 1 && unknown.error.contains("no such change"))
        #expect(try await run("undo").output[0].hasPrefix("undone: moved"))
        let history = try await run("history").output
        #expect(history[0].contains("took back: Oat Drink") && history.count == 5)
    }
}
