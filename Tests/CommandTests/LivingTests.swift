import Foundation
import GRDB
import Testing

/// A household's day with the command: correcting, using and undoing.
@Suite struct LivingTests {
    private let kif: KifScanProcess
    private let day = ["--today", "2026-11-20"]

    init() throws { kif = try KifScanProcess() }

    @Test func whenAPackIsUsed_shouldTellAndUndoIt() throws {
        let id = try scan("minced-beef.jpg")

        let eaten = try run("eat", id, "1/4", "--json").objects().first
        let opened = try run("open", id, "--days", "3")
        let frozen = try run("freeze", id)
        let thawed = try kif.run("thaw", id, "--json", "--today", "2026-12-20").objects().first

        #expect(eaten?["amount"] as? Double == 0.25)
        #expect((eaten?["items"] as? [[String: Any]])?.first?["left"] as? Double == 0.75)
        #expect(opened.output.contains("use by 2026-11-23"))
        #expect(frozen.output.contains("3 days left once thawed"))
        #expect((thawed?["items"] as? [[String: Any]])?.first?["deadline"] as? String == "2026-12-23")
        let undone = try (0..<4).map { _ in try run("undo", "--json").objects().first?["action"] as? String }
        #expect(undone == ["thawed", "frozen", "opened", "eaten"])
        #expect(try run("list", "--json").objects().first?["left"] is NSNull)
        #expect(try run("journal", "--json").objects().count == 5)
    }

    @Test func whenTheUseByHasPassed_shouldRefuseToFreezeAndWarn() throws {
        let id = try scan("minced-beef.jpg")

        let frozen = try kif.run("freeze", id, "--today", "2026-11-27")
        let eaten = try kif.run("eat", id, "--today", "2026-11-27")
        let list = try kif.run("list", "--all", "--today", "2026-11-27")

        #expect(frozen.status == 64)
        #expect(frozen.errorLines.count == 1)
        #expect(eaten.status == 0)
        #expect(eaten.error.contains("must not be eaten"))
        #expect(list.output.contains("do not eat it"))
    }

    @Test func whenCorrected_shouldKeepItAndTellWhy() throws {
        let id = try scan("rice-cakes.jpg")

        let fixed = try run("fix", id, "--expiry", "27 march", "--name", "Puffed rice", "--lot", "none")
        let why = try #require(try run("why", id, "--json").objects().first)

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
        #expect(try run("reparse", "--apply").output.isEmpty)
    }

    @Test func whenTheParserReadsOtherwise_shouldProposeAndApply() throws {
        let id = try scan("rice-cakes.jpg")
        try sqlite("UPDATE item SET expiryDate = '2030-01-01', expiryDay = 21915")

        let proposal = try run("reparse", "--json")
        let before = try run("show", id, "--json").objects().first
        let applied = try run("reparse", "--apply")
        let after = try run("show", id, "--json").objects().first

        let changes = try proposal.objects().first?["changes"] as? [[String: Any]]
        #expect(changes?.contains { $0["field"] as? String == "expiry" } == true)
        #expect(before?["expiryDate"] as? String == "2030-01-01")
        #expect(applied.status == 0)
        #expect(after?["expiryDate"] as? String == "2027-03-12")
    }

    @Test func whenAnItemNeedsALook_shouldShowWhyAndSettleIt() throws {
        let id = try scan("rice-cakes.jpg")
        try sqlite("UPDATE item SET needsReview = 'lowConfidence'")

        let review = try run("review", "--json")
        let listed = try run("list", "--review", "--json")
        try run("fix", id, "--ok")

        let card = try #require(try review.objects().first)
        let candidates = card["candidates"] as? [[String: Any]]
        #expect(review.status == 2)
        #expect(candidates?.first?["date"] as? String == "2027-03-12")
        #expect((candidates?.first?["box"] as? [[Int]])?.count == 4)
        #expect((card["photos"] as? [String])?.first?.hasSuffix("rice-cakes.jpg") == true)
        #expect(try listed.objects().count == 1)
        #expect(try run("review").status == 0)
    }

    @Test func whenAMonthIsOver_shouldShowUseAndWaste() throws {
        let id = try scan("rice-cakes.jpg")
        try run("eat", id, "1/2")
        try run("waste", id)

        let stats = try #require(try run("stats", "--json").objects().first)
        let chart = try run("waste", "--report")

        #expect(stats["eaten"] as? Double == 0.5)
        #expect(stats["wasted"] as? Double == 0.5)
        #expect(chart.output.contains("█"))
        #expect(chart.output.contains("50 %"))
        #expect(try run("list", "--json").objects().isEmpty)
        #expect(try run("list", "--all", "--json").objects().count == 1)
        #expect(try kif.run("stats", "--month", "2026-10", "--json").objects().first?["eaten"] as? Double == 0)
    }

    @Test func whenListed_shouldFilterAndSort() throws {
        let rice = try scan("rice-cakes.jpg")
        try run("move", rice, "Cellar")

        #expect(try run("list", "--place", "cellar", "--json").objects().count == 1)
        #expect(try run("list", "--place", "attic", "--json").objects().isEmpty)
        #expect(try run("list", "--search", "RICE", "--sort", "name", "--json").objects().count == 1)
        #expect(try run("list", "--search", "beef", "--json").objects().isEmpty)
        #expect(try run("move", rice, "-").status == 0)
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
    func whenItIsNonsense_shouldRefuseAndChangeNothing(arguments: [String]) throws {
        let id = try scan("rice-cakes.jpg")
        let before = try run("list", "--json").output

        let refused = try kif.run(arguments.map { $0 == "ID" ? id : $0 } + day, input: Data())

        #expect(refused.status == 64)
        #expect(refused.output.isEmpty)
        #expect(refused.error.isEmpty == false)
        #expect(try run("list", "--json").output == before)
    }

    @Test func whenNothingIsLeftToUndo_shouldSaySo() throws {
        let undo = try run("undo")

        #expect(undo.status == 1)
        #expect(undo.errorLines.last?.contains("nothing") == true)
    }

    /// Scans a picture and gives the beginning of the item's id.
    private func scan(_ name: String) throws -> String {
        try run("--quiet", KifScanProcess.testImage(name))
        let id = try #require(try run("list", "--json").objects().first?["id"] as? String)
        return String(id.prefix(6))
    }

    @discardableResult
    private func run(_ arguments: String...) throws -> KifScanProcess.Outcome {
        try kif.run(arguments + day, input: Data())
    }

    private func sqlite(_ statement: String) throws {
        let database = try DatabaseQueue(path: kif.path(".local/share/kif/kif.sqlite"))
        try database.write { try $0.execute(sql: statement) }
    }
}
