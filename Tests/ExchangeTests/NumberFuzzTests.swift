import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshInMemory
import KeepItFreshLabels
import KeepItFreshPresentation
import Testing

@Suite("Items and numbers at the edges")
struct NumberFuzzTests {
    private static let columns = [
        "quantity", "nameConfidence", "expiryConfidence", "left", "opened", "openedDays", "frozen", "frozenDaysLeft",
        "thawed", "frozenDays", "proposedDate", "expiryDate", "productionDate", "addedDate", "gtin",
    ]

    @Test func whenAFileHasImpossibleNumbers_shouldBeReadOrRefused() async throws {
        try await FuzzBudget.run { seed, random in
            let column = EdgeNumbers.pick(Self.columns, using: &random)
            let text = EdgeNumbers.pick(EdgeNumbers.texts + EdgeNumbers.days, using: &random)
            let json = EdgeNumbers.pick(EdgeNumbers.json, using: &random)
            let day = EdgeNumbers.pick(EdgeNumbers.days, using: &random)
            let now = Date(timeIntervalSince1970: EdgeNumbers.pick(EdgeNumbers.times, using: &random))
            let files = [
                "name,opened,frozen,thawed,expiryDate,\(column)\nMilk,\(day),\(day),\(day),\(day),\"\(text)\"\n",
                "name;menge\nMilch;\(text)\n", #"{"name": "Milk", "expiryDate": "\#(day)", "\#(column)": \#(json)}"#,
                #"{"name": "Milk", "expiryDate": \#(json), "\#(column)": "\#(text)"}"#,
                #"[{"product_id": \#(json), "amount": \#(json), "best_before_date": "\#(day)", "product": {"name": "A"}}]"#,
                #"[{"amount": "\#(text)", "best_before_date": \#(json), "product": {"due_type": \#(json)}}]"#,
            ]
            for file in files {
                guard let read = try? ItemFile(Array(file.utf8), order: .dayMonthYear, now: now) else { continue }
                #expect(read.items.allSatisfy { 0...Item.maximumTotal ~= $0.quantity }, "seed \(seed): \(file)")
                try await Self.use(read.items, on: day, seed)
            }
        }
    }

    @Test func whenStoredItemsHaveImpossibleNumbers_shouldBeEditedOrRefused() async throws {
        try await FuzzBudget.run { seed, random in
            let items = (0..<3).map { index in
                var item = Item(
                    id: "\(index)", name: "Milk", quantity: EdgeNumbers.integer(using: &random),
                    expiryDate: CivilDate(EdgeNumbers.pick(EdgeNumbers.days, using: &random)),
                    addedDate: Date(timeIntervalSince1970: EdgeNumbers.pick(EdgeNumbers.times, using: &random)))
                item.openedPackRemainder =
                    Bool.random(using: &random) ? EdgeNumbers.integer(using: &random) : nil
                item.opening = CivilDate(EdgeNumbers.pick(EdgeNumbers.days, using: &random)).map {
                    Item.Opening(date: $0, days: EdgeNumbers.integer(using: &random))
                }
                item.freezing = CivilDate(EdgeNumbers.pick(EdgeNumbers.days, using: &random)).map {
                    Item.Freezing(date: $0, daysLeft: EdgeNumbers.integer(using: &random), thawedOn: $0)
                }
                return item
            }
            let decoded = try JSONDecoder().decode([Item].self, from: JSONEncoder().encode(items))
            #expect(decoded.map(\.quantity) == items.map(\.quantity), "seed \(seed)")

            try await Self.use(items, on: EdgeNumbers.pick(EdgeNumbers.days, using: &random), seed)
            try await Self.edit(items, using: &random, seed)
        }
    }

    @Test func whenWaitsAndRatesAreImpossible_shouldBeSaidAllTheSame() async throws {
        try await FuzzBudget.run { seed, random in
            let seconds = EdgeNumbers.pick(EdgeNumbers.decimals, using: &random)
            let error = AuthError.tooManyAttempts(retryAfter: seconds)
            var result = CatalogImport(counts: CatalogImport.Counts(), products: 0, resumedRows: 0)
            result.products = EdgeNumbers.integer(using: &random)
            result.counts.rows = max(0, EdgeNumbers.integer(using: &random))

            #expect(!"\(error)".isEmpty && !error.words.message.english.isEmpty, "seed \(seed)")
            let duration = Duration.seconds(EdgeNumbers.pick([0, 1, 1e-9, 1e12], using: &random))
            #expect(!result.lines(duration: duration, in: .english).isEmpty, "seed \(seed)")
            #expect(PackAmount.packs(EdgeNumbers.integer(using: &random)) != .all, "seed \(seed)")
            let text = EdgeNumbers.pick(EdgeNumbers.texts, using: &random)
            if let amount = PackAmount(text)?.exact { #expect(amount.value > Fraction(0), "seed \(seed)") }
        }
    }

    /// Does what the commands do with items: lists, sorts, exports, merges and counts them.
    static func use(_ items: [Item], on text: String, _ seed: UInt64) async throws {
        let today = CivilDate(text)?.lastDay ?? CivilDate(clampedDayNumber: 20_000)
        var list = ItemList(of: .fresh, style: TerminalStyle(isColored: false), today: today)
        #expect(list.lines(for: Item.inOrderOfExpiry(items), idLength: 4).count >= items.count, "seed \(seed)")
        for item in items {
            #expect(item.stock >= 0, "seed \(seed)")
            _ = item.json(today: today, soonDays: .min, household: "Home").line
            _ = ItemValue.all.map { item.text(in: $0) }
            _ = DueReminder(of: item, by: .standard, today: today)
            _ = items.map { item.merging($0).merging(item).completed(by: $0).stock }
            _ = JournalStep(itemId: item.id, before: item, after: items.last).packs
        }
        _ = ReminderCalendar(household: "Home", thresholds: .standard, minute: 600, now: Date()).events(of: items)
    }

    private static func edit(_ items: [Item], using random: inout SeededGenerator, _ seed: UInt64) async throws {
        let database = InMemoryDatabase()
        let home = try await InMemoryHouseholdRepository(database, actingAs: "ann", now: { Date() }).ensureHousehold(
            named: "Home"
        ).id
        let today = CivilDate(clampedDayNumber: 20_000)
        let store = InMemoryItemRepository(database, actingAs: "ann", today: { today })
        _ = try await store.importItems(
            ItemSource(items), replacing: true, isDryRun: false, on: today, in: home)
        for item in items {
            let number = EdgeNumbers.integer(using: &random)
            let fix = ItemFix(.quantity) { $0.quantity = number }
            for edit in [
                ItemEdit.eat(.thousandths(number)), .waste(.packs(number)), .open(days: number),
                .freeze(packs: number, days: number),
                .thaw(packs: number), .move(to: "Cellar", packs: number), .fix(fix), .eat(.all),
            ] {
                guard (try? await store.edit(item.id, edit, on: today, in: home)) != nil else { continue }
                if Bool.random(using: &random) { _ = try? await store.undo(in: home) }
            }
        }
        let entries = try await store.journal(in: home, since: nil, of: nil, limit: EdgeNumbers.integer(using: &random))
        #expect(UseReport(month: today, entries: entries).eaten >= 0, "seed \(seed)")
        for try await soon in store.observeItemsExpiringSoon(in: home, within: EdgeNumbers.integer(using: &random)) {
            #expect(soon.count <= 2 * items.count + 6, "seed \(seed)")
            break
        }
    }
}
