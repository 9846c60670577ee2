import Foundation
import GRDB
import Testing

/// A household's day with the command: correcting, using and undoing.
@Suite struct LivingTests {
    private let kif: KifScanProcess
    private let day = ["--today", "2026-11-20"]

    init() throws { kif = try KifScanProcess() }

    @Test func whenAPackIsUsed_shouldReportAndUndoIt() async throws {
        let id = try await start(with: HomeTemplate.mincedBeef)

        let eaten = try await run("eat", id, "1/4", "--json").objects().first
        let opened = try await run("open", id, "--days", "3")
        let frozen = try await run("freeze", id)
        let thawed = try await kif.run("thaw", id, "--json", "--today", "2026-12-20").objects().first

        #expect(eaten?["amount"] as? Double == 0.25)
        #expect((eaten?["items"] as? [[String: Any]])?.first?["left"] as? Double == 0.75)
        #expect(opened.output.contains("use by 2026-11-23"))
        #expect(frozen.output.contains("3 days left once thawed"))
        #expect((thawed?["items"] as? [[String: Any]])?.first?["deadline"] as? String == "2026-12-23")
        var undone: [String?] = []
        for _ in 0..<4 { undone.append(try await run("undo", "--json").objects().first?["action"] as? String) }
        #expect(undone == ["thawed", "frozen", "opened", "eaten"])
        #expect(try await run("list", "--json").objects().first?["left"] is NSNull)
        let changes = try await run("journal", "--json").objects()
        #expect(changes.count == 9 && changes.prefix(4).allSatisfy { $0["action"] as? String == "undone" })
        let last = try #require(changes.first)
        #expect(last["day"] as? String == "2026-11-20" && last["own"] as? Bool == true)
        #expect(last["undoes"] as? String == changes.first { $0["action"] as? String == "eaten" }?["id"] as? String)
    }

    @Test func whenTheUseByHasPassed_shouldRefuseToFreezeAndWarn() async throws {
        let id = try await start(with: HomeTemplate.mincedBeef)

        let frozen = try await kif.run("freeze", id, "--today", "2026-11-27")
        let eaten = try await kif.run("eat", id, "--today", "2026-11-27")
        let list = try await kif.run("list", "--all", "--today", "2026-11-27")

        #expect(frozen.status == 64)
        #expect(frozen.errorLines.count == 1)
        #expect(eaten.status == 0)
        #expect(eaten.error.contains("do not eat it"))
        #expect(list.output.contains("do not eat it"))
    }

    @Test func whenCorrected_shouldKeepItAndShowWhy() async throws {
        let id = try await start(with: HomeTemplate.riceCakes)

        let fixed = try await run("fix", id, "--expiry", "27 march", "--name", "Puffed rice", "--lot", "none")
        let why = try #require(try await run("why", id, "--json").objects().first)

        #expect(fixed.status == 0)
        let values = try #require(why["values"] as? [[String: Any]])
        let date = values.first { $0["field"] as? String == "expiryDate" }
        let number = values.first { $0["field"] as? String == "gtin" }
        #expect(date?["value"] as? String == "2027-03-27")
        #expect(date?["source"] as? String == "user")
        #expect(date?["changedBy"] is String)
        #expect(number?["source"] as? String == "photo")
        #expect((number?["photo"] as? String)?.hasSuffix("rice-cakes.jpg") == true)
        #expect((number?["box"] as? [[Int]])?.count == 4)
        #expect((why["history"] as? [[String: Any]])?.count == 2)
        #expect(try await run("reparse", "--apply").output.isEmpty)
    }

    @Test func whenTheParserReadsOtherwise_shouldProposeAndApply() async throws {
        let id = try await start(with: HomeTemplate.riceCakes)
        try sqlite("UPDATE item SET expiryDate = '2030-01-01', expiryDay = 21915")

        let proposal = try await run("reparse", "--json")
        let before = try await run("show", id, "--json").objects().first
        let applied = try await run("reparse", "--apply")
        let after = try await run("show", id, "--json").objects().first

        let changes = try proposal.objects().first?["changes"] as? [[String: Any]]
        #expect(changes?.contains { $0["field"] as? String == "expiry" } == true)
        #expect(before?["expiryDate"] as? String == "2030-01-01")
        #expect(applied.status == 0)
        #expect(after?["expiryDate"] as? String == "2027-03-12")
    }

    @Test func whenPhotosAreReadAgain_shouldShowTheChangesAndMakeThemWithoutReadingTwice() async throws {
        let photo = kif.path("cakes.jpg")
        try FileManager.default.copyItem(atPath: KifScanProcess.testImage("rice-cakes.jpg"), toPath: photo)
        try await run("--quiet", "--no-text", photo)
        let id = try #require(try await run("list", "--json").objects().first?["id"] as? String)

        let proposed = try await run("reread", "--json")
        let before = try await run("show", id, "--json").objects().first
        try FileManager.default.removeItem(atPath: photo)
        let applied = try await run("reread", "--apply")
        let after = try await run("show", id, "--json").objects().first
        let later = try await run("reread")

        let changes = try #require(try proposed.objects().first?["changes"] as? [[String: Any]])
        #expect(changes.contains { $0["field"] as? String == "name" && $0["new"] as? String == "Rice Cakes" })
        #expect(before?["name"] is NSNull && after?["name"] as? String == "Rice Cakes")
        #expect(applied.error.contains("1 item was changed."))
        #expect(later.output.isEmpty)
        #expect(later.error.contains("1 photo could not be read: moved, deleted or changed since."))
        #expect(try await run("why", id).output.contains("\"Rice Cakes\""))
        try await run("undo")
        #expect(try await run("show", id, "--json").objects().first?["name"] is NSNull)
    }

    @Test func whenAnItemHasToBeChecked_shouldShowWhyAndCorrectIt() async throws {
        let id = try await start(with: HomeTemplate.riceCakes)
        try sqlite("UPDATE item SET needsReview = 'lowConfidence'")

        let review = try await run("review", "--json", "--strict")
        let listed = try await run("list", "--review", "--json")
        try await run("fix", id, "--ok")

        let card = try #require(try review.objects().first)
        let candidates = card["candidates"] as? [[String: Any]]
        #expect(review.status == 2)
        #expect(candidates?.first?["date"] as? String == "2027-03-12")
        #expect((candidates?.first?["box"] as? [[Int]])?.count == 4)
        #expect((card["photos"] as? [String])?.first?.hasSuffix("rice-cakes.jpg") == true)
        #expect(try listed.objects().count == 1)
        #expect(try await run("review").status == 0)
    }

    @Test func whenAMonthIsOver_shouldShowUseAndWaste() async throws {
        let id = try await start(with: HomeTemplate.riceCakes)
        try await run("eat", id, "1/2")
        try await run("waste", id)

        let stats = try #require(try await run("stats", "--json").objects().first)
        let chart = try await run("waste", "--report")

        #expect(stats["eaten"] as? Double == 0.5)
        #expect(stats["wasted"] as? Double == 0.5)
        #expect(chart.output.contains("█"))
        #expect(chart.output.contains("50 %"))
        #expect(try await run("list", "--json").objects().isEmpty)
        #expect(try await run("list", "--all", "--json").objects().count == 1)
        #expect(try await kif.run("stats", "--month", "2026-10", "--json").objects().first?["eaten"] as? Double == 0)
    }

    @Test func whenListed_shouldFilterAndSort() async throws {
        let rice = try await start(with: HomeTemplate.riceCakes)
        try await run("move", rice, "Cellar")

        #expect(try await run("list", "--place", "cellar", "--json").objects().count == 1)
        #expect(try await run("list", "--place", "attic", "--json").objects().isEmpty)
        #expect(try await run("list", "--search", "RICE", "--sort", "name", "--json").objects().count == 1)
        #expect(try await run("list", "--search", "beef", "--json").objects().isEmpty)
        #expect(try await run("move", rice, "-").status == 0)
    }

    @Test(arguments: [
        ["show", "zzzz"], ["show", ""], ["eat", "ID", "-1"], ["eat", "ID", "2"], ["eat", "ID", "half"],
        ["open", "ID", "--days", "-1"], ["thaw", "ID"], ["freeze", "ID", "--packs", "0"],
        ["freeze", "ID", "--packs", "9"],
        ["fix", "ID"], ["fix", "ID", "--expiry", "soon"], ["fix", "ID", "--expiry", "3/4/27"],
        ["fix", "ID", "--gtin", "4006381333932"], ["fix", "ID", "--quantity", "-1"], ["fix", "ID", "--name", " "],
        ["fix", "ID", "--kind", "harvest"], ["fix", "ID", "--remember-order"], ["waste"], ["stats", "--month", "2026"],
        ["list", "--sort", "size"], ["journal", "--limit", "0"],
    ])
    func whenItIsNonsense_shouldRefuseAndChangeNothing(arguments: [String]) async throws {
        let id = try await start(with: HomeTemplate.riceCakes)
        let before = try await run("list", "--json").output

        let refused = try await kif.run(arguments.map { $0 == "ID" ? id : $0 } + day, input: Data())

        #expect(refused.status == 64)
        #expect(refused.output.isEmpty)
        #expect(refused.error.isEmpty == false)
        #expect(try await run("list", "--json").output == before)
    }

    @Test func whenNothingIsLeftToUndo_shouldSaySo() async throws {
        let undo = try await run("undo")

        #expect(undo.status == 1)
        #expect(undo.errorLines.last?.contains("nothing") == true)
    }

    /// Copies the home into which one picture was scanned, and returns the beginning of the item's id.
    private func start(with template: Task<HomeTemplate, any Error>) async throws -> String {
        try await template.value.copy(to: kif.folder)
        let id = try #require(try await run("list", "--json").objects().first?["id"] as? String)
        return String(id.prefix(6))
    }

    @discardableResult
    private func run(_ arguments: String...) async throws -> KifScanProcess.Outcome {
        try await kif.run(arguments + day, input: Data())
    }

    private func sqlite(_ statement: String) throws {
        let database = try DatabaseQueue(path: kif.path(".local/share/kif/kif.sqlite"))
        try database.write { try $0.execute(sql: statement) }
    }
}
