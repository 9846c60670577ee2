import Foundation
import Testing

/// What a household sets for its places and products with `place`, `life`, `keep` and `shopping`.
@Suite struct HouseholdRuleTests {
    private let kif: KifScanProcess

    init() throws { kif = try KifScanProcess() }

    @discardableResult
    private func run(_ arguments: String...) async throws -> KifScanProcess.Outcome {
        try await kif.run(arguments + ["--today", "2026-11-20"], input: Data())
    }

    @Test func whenAPlaceFreezes_shouldFreezeWhatIsMovedThereAndSaySo() async throws {
        _ = try await run("add", "Bread", "--expiry", "2026-11-23")
        _ = try await run("add", "Beef", "--expiry", "use by 2026-11-19")
        _ = try await run("add", "Peas", "--place", "Freezer")

        let set = try await run("place", "Freezer", "--freezes")
        let bread = try await run("move", "Bread", "freezer")
        let beef = try await run("move", "Beef", "Freezer")
        let places = try await run("place", "--json").objects()
        let thawed = try await run("move", "Bread", "Kitchen")
        let undone = try await run("undo")

        #expect(
            set.output == "Freezer freezes what is put into it\n" && set.error.contains("1 item in it is not frozen"))
        #expect(bread.output.contains("frozen, 3 days left once thawed"))
        #expect(beef.status == 0 && beef.error.contains("not frozen: the use-by date of Beef was 2026-11-19"))
        #expect(places.count == 1 && places[0]["freezes"] as? Bool == true && places[0]["items"] as? Int == 3)
        #expect(thawed.output.contains("thawed 2026-11-20"))
        #expect(undone.output.contains("freezing is 2026-11-20 again"))
        #expect(try await run("show", "Bread").output.contains("frozen"))
    }

    @Test func whenAUsualLifeIsSet_shouldProposeADateAndMarkIt() async throws {
        let set = try await run("life", "Eggs", "28d", "--opened", "5d", "--frozen", "6mo")
        let added = try await run("add", "Eggs")
        let why = try await run("why", "Eggs").output
        let opened = try await run("open", "Eggs")
        let item = try #require(try await run("show", "Eggs", "--json").objects().first)
        let lives = try await run("life", "--json").objects()
        let confirmed = try await run("fix", "Eggs", "--ok")

        #expect(set.output.contains("Eggs: keeps 28 days, opened 5 days, frozen 183 days"))
        #expect(set.error.contains("No item is called Eggs now"))
        #expect(added.output.contains("by its usual life"))
        #expect(why.contains("not read, but how long Eggs usually keeps"))
        #expect(opened.output.contains("in 5 days") && opened.error.contains("5 days, as usual"))
        #expect(item["expiryDate"] is NSNull && item["proposedDate"] as? String == "2026-12-18")
        #expect(item["proposedBy"] as? String == "Eggs" && item["needsReview"] as? [String] == ["noDate"])
        #expect(lives.count == 1 && lives[0]["days"] as? Int == 28 && lives[0]["learnt"] as? Bool == false)
        #expect(confirmed.status == 0)
        let fixed = try #require(try await run("show", "Eggs", "--json").objects().first)
        #expect(fixed["expiryDate"] as? String == "2026-12-18" && fixed["proposedDate"] is NSNull)
        #expect(fixed["needsReview"] as? [String] == [])
    }

    @Test func whenTheHouseholdHadAProduct_shouldOfferWhatItLearnt() async throws {
        for lot in 0..<3 {
            let date = Date(timeIntervalSinceNow: Double(9 + lot) * 86_400).formatted(.iso8601).prefix(10)
            _ = try await run("add", "Milk", "--expiry", String(date))
        }

        let added = try await run("add", "Milk")
        let offers = try await run("life", "Milk", "--json").objects()

        #expect(added.error.contains("to use it: kif-scan life \"Milk\" 10d"))
        #expect(offers.count == 1 && offers[0]["learnt"] as? Bool == true && offers[0]["packs"] as? Int == 3)
        #expect(try await run("list", "--json").objects().allSatisfy { $0["proposedDate"] is NSNull })
    }

    @Test func whenTooLittleIsThere_shouldListAndRemind() async throws {
        _ = try await run("add", "Milk")
        let kept = try await run("keep", "Milk", "2")
        let shopping = try await run("shopping")
        let object = try #require(try await run("shopping", "--json").objects().first)
        let grocy = try #require(try await run("shopping", "--grocy").objects().first)
        let reminded = try await run("remind", "send", "--to", "output")

        #expect(kept.output == "at least 2 of Milk\n" && shopping.output == "Milk: 1 missing (1 of 2)\n")
        #expect(object["product"] as? String == "Milk" && object["missing"] as? Int == 1)
        #expect((grocy["body"] as? [String: Any])?["note"] as? String == "Milk")
        #expect(reminded.output.contains("to buy: Milk (1): kif-scan shopping"))
        _ = try await run("add", "Milk")
        #expect(try await run("shopping").error.contains("Nothing is missing"))
        #expect(try await run("keep").output == "Milk: at least 2, 2 in stock\n")
        _ = try await run("keep", "Milk", "none")
        #expect(try await run("undo").output == "undone: no minimum of Milk any more\n")
    }

    @Test func whenAWeightOrPiecesAreEaten_shouldUseWhatThePackHolds() async throws {
        _ = try await run("add", "Flour", "--unit", "1 kg")
        _ = try await run("add", "Eggs", "--unit", "10 pieces", "--packs", "2")
        _ = try await run("add", "Tea")

        let flour = try await run("eat", "Flour", "250g")
        let more = try await run("eat", "Flour", "250", "g")
        let eggs = try await run("eat", "Eggs", "3")
        let box = try await run("eat", "Eggs", "1 pack")
        let tea = try await run("eat", "Tea", "10 g")

        #expect(flour.output.contains("ate 250 g of Flour; opened pack: 750 g left"), "\(flour.output)")
        #expect(more.output.contains("opened pack: 500 g left"), "\(more.output)")
        #expect(eggs.output.contains("ate 3 pieces of Eggs") && eggs.output.contains("7 of 10 pieces left"))
        #expect(box.output.contains("ate 1 pack (10 pieces) of Eggs") && box.output.contains("7 of 10 pieces left"))
        #expect(tea.status == 64 && tea.errorLines.count == 1 && tea.error.contains("--unit \"500 g\""))
        _ = try await run("undo")
        #expect(try await run("show", "Eggs", "--json").objects().first?["quantity"] as? Int == 2)
    }
}
