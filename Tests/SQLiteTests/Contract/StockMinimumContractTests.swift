import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

/// How many packs are to be in stock.
@Suite(.inTemporaryFolder, .timeLimit(.minutes(10))) struct StockMinimumContractTests {
    private let day = StoreKind.today()

    private func minimums(_ items: any ItemProviding, _ home: String) async throws -> [String] {
        let rules = try await #require(items as? any HouseholdRuleProviding).rules(in: home)
        return try await StockMinimum.all(in: items, rules: rules, today: day, householdId: home)
            .map { "\($0.subject.name) \($0.packs)/\($0.minimum) \($0.missing)" }
    }

    @Test(arguments: StoreKind.allCases)
    func whenPacksAreEatenAndBought_shouldSayHowManyAreMissing(kind: StoreKind) async throws {
        let store = try await kind.make()
        let home = try await store.households("ann").ensureHousehold(named: "Home").id
        let items = store.items("ann")
        var milk = Item.sample(name: "Milk", gtin: nil)
        milk.quantity = 2
        let id = try await items.upsertItem(milk, in: home)
        for (name, packs) in [("milk", 2), ("Tea", 1)] {
            let subject = HouseholdRule.Subject(kind: .product, name: name)
            let change = RequestedChange(.set(.minimum(packs, of: subject), isOn: true), on: day)
            #expect(try await items.perform(change, in: home).recorded().action == .set)
        }

        let full = try await minimums(items, home)
        _ = try await items.edit(id, .eat(.thousandths(500)), on: day, in: home)
        let opened = try await minimums(items, home)
        _ = try await items.edit(id, .eat(.thousandths(500)), on: day, in: home)
        let low = try await minimums(items, home)
        _ = try await items.undo(in: home)

        #expect(full == ["milk 2/2 0", "Tea 0/1 1"] && opened == full && low == ["milk 1/2 1", "Tea 0/1 1"])
        #expect(try await minimums(items, home) == full)
    }

    @Test(arguments: StoreKind.allCases)
    func whenAPackMustNotBeEaten_shouldNotCount(kind: StoreKind) async throws {
        let store = try await kind.make()
        let home = try await store.households("ann").ensureHousehold(named: "Home").id
        let items = store.items("ann")
        var beef = Item.sample(name: "Beef", expires: "2027-03-09")
        beef.expiryKind = .useBy
        _ = try await items.upsertItem(beef, in: home)
        _ = try await items.upsertItem(.sample(name: "Rice", gtin: nil, expires: "2027-03-09"), in: home)
        for subject in [
            HouseholdRule.Subject(kind: .product, name: "Beef", gtin: beef.gtin),
            HouseholdRule.Subject(kind: .product, name: "Rice"),
        ] {
            let change = RequestedChange(.set(.minimum(1, of: subject), isOn: true), on: day)
            _ = try await items.perform(change, in: home).recorded()
        }

        #expect(try await minimums(items, home) == ["Beef 0/1 1", "Rice 1/1 0"])
    }

    @Test(arguments: StoreKind.allCases)
    func whenTwoRulesTurnOutToBeOfOneProduct_shouldReplaceBothAndTakeBoth(kind: StoreKind) async throws {
        let store = try await kind.make()
        let home = try await store.households("ann").ensureHousehold(named: "Home").id
        let items = store.items("ann")
        let number = GTIN("4006381333931")
        func set(_ packs: Int, _ name: String, _ gtin: GTIN?) async throws {
            let subject = HouseholdRule.Subject(kind: .product, name: name, gtin: gtin)
            let change = RequestedChange(.set(.minimum(packs, of: subject), isOn: true), on: day)
            _ = try await items.perform(change, in: home).recorded()
        }
        try await set(1, "Tea", number)
        try await set(2, "Rye", nil)
        let before = try await minimums(items, home)

        try await set(3, "Rye", number)
        let after = try await minimums(items, home)
        _ = try await items.undo(in: home)

        #expect(after == ["Rye 0/3 3"])
        #expect(try await minimums(items, home) == before)
    }
}
