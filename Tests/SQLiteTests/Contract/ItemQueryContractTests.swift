import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Synchronization
import Testing

@Suite(.inTemporaryFolder) struct ItemQueryContractTests {
    @Test(arguments: StoreKind.allCases)
    func whenQueried_shouldChooseAndSortLikeTheQueryItself(kind: StoreKind) async throws {
        let (items, home) = try await open(kind, filledWith: Self.variety)
        let all = try await items.items(in: home)

        for query in Self.queries {
            let expected = query.select(from: all).map(\.id)
            #expect(try await items.items(query, limit: nil, in: home).map(\.id) == expected, "\(query)")
            #expect(try await items.items(query, limit: 3, in: home).map(\.id) == Array(expected.prefix(3)), "\(query)")
            #expect(try await items.count(query, upTo: .max, in: home) == expected.count, "\(query)")
            #expect(try await items.count(query, upTo: 2, in: home) == min(2, expected.count), "\(query)")
            let found = Mutex<[String]>([])
            try await items.forEachBatch(query, in: home) { batch in found.withLock { $0 += batch.map(\.id) } }
            #expect(found.withLock { $0 } == expected, "\(query)")
        }
        #expect(Self.queries.contains { $0.select(from: all).count > 1 })
    }

    @Test(arguments: StoreKind.allCases)
    func whenTheStatusIsAskedFor_shouldCountEachItemOnce(kind: StoreKind) async throws {
        let (items, home) = try await open(kind, filledWith: Self.variety)
        var found: [String] = []

        for status in ExpiryStatus.allCases {
            let query = Self.query { $0.limit(to: status, today: StoreKind.today(), soonDays: 3) }
            let group = try await items.items(query, limit: nil, in: home)
            #expect(group.allSatisfy { ExpiryStatus(of: $0, today: StoreKind.today()) == status })
            found += group.map(\.id)
        }

        #expect(found.sorted() == (try await items.items(ItemQuery(), limit: nil, in: home).map(\.id)).sorted())
        let undated = Self.query { $0.limit(to: .noDate, today: StoreKind.today(), soonDays: 3) }
        #expect(
            try await items.items(undated, limit: nil, in: home).map(\.id) == [Self.id(5), Self.id(7), Self.id(12)])
    }

    @Test(arguments: StoreKind.allCases)
    func whenItemsChange_shouldFindThemByTheNewValuesOnly(kind: StoreKind) async throws {
        let (items, home) = try await open(kind, filledWith: [item(1, "Oat drink")])
        let id = Self.id(1)
        var changed = try #require(try await items.items(in: home).first)
        changed.name = "Haferdrink"

        _ = try await items.upsertItem(changed, in: home)

        #expect(try await items.count(Self.query { $0.text = "oat dr" }, upTo: .max, in: home) == 0)
        #expect(try await items.count(Self.query { $0.text = "HAFERD" }, upTo: .max, in: home) == 1)
        _ = try await items.edit(id, .eat(.all), on: StoreKind.today(), in: home)
        #expect(try await items.count(Self.query { $0.text = "haferd" }, upTo: .max, in: home) == 0)
        _ = try await items.undo(in: home)
        #expect(try await items.count(Self.query { $0.text = "haferd" }, upTo: .max, in: home) == 1)
        try await items.deleteItem(id, in: home)
        #expect(try await items.count(Self.query { $0.text = "haferd" }, upTo: .max, in: home) == 0)
        _ = try await items.undo(in: home)
        #expect(try await items.items(Self.query { $0.text = "haferd" }, limit: nil, in: home).map(\.quantity) == [1])
    }

    @Test(arguments: StoreKind.allCases)
    func whenAnotherHouseholdHasTheItems_shouldFindNone(kind: StoreKind) async throws {
        let store = try await kind.make()
        let items = store.items("ann")
        let home = try await store.households("ann").ensureHousehold(named: "Home").id
        let cabin = try await store.households("ann").ensureHousehold(named: "Cabin").id
        _ = try await items.upsertItem(.sample(name: "Barista"), in: cabin)

        #expect(try await items.count(Self.query { $0.text = "barista" }, upTo: .max, in: home) == 0)
        #expect(try await items.count(Self.query { $0.text = "ba" }, upTo: .max, in: home) == 0)
        #expect(try await items.candidates(for: ItemReference("barista"), in: home).isEmpty)
        await #expect(throws: DataError.permission) {
            _ = try await store.items("bob").count(ItemQuery(), upTo: .max, in: home)
        }
    }

    @Test(arguments: StoreKind.allCases, ["00000003", "oat drink", "MILK", "00000009-0000-4000-8000-000000000009"])
    func whenAnItemIsMeant_shouldFindIt(kind: StoreKind, text: String) async throws {
        let (items, home) = try await open(kind, filledWith: Self.variety)
        let reference = ItemReference(text)
        let all = try await items.items(in: home)

        let candidates = try await items.candidates(for: reference, in: home)

        let found = try Result { try reference.resolve(in: candidates) }.mapError { $0 as? ItemReference.Failure }.id()
        #expect(try found == Result { try reference.resolve(in: all) }.mapError { $0 as? ItemReference.Failure }.id())
    }

    @Test(arguments: StoreKind.allCases)
    func whenNothingIsMeant_shouldNameWhatIsSimilar(kind: StoreKind) async throws {
        let (items, home) = try await open(kind, filledWith: Self.variety)

        for (text, id) in [("rin", Self.id(1)), ("00000007-0000-4000-8000-00000000000x", Self.id(7))] {
            let candidates = try await items.candidates(for: ItemReference(text), in: home)
            let failure = #expect(throws: ItemReference.Failure.self) {
                try ItemReference(text).resolve(in: candidates)
            }
            guard case .unknown(let near) = failure else {
                Issue.record("\(text) was found")
                continue
            }
            #expect(near.map(\.id).contains(id))
        }
    }

    @Test(arguments: StoreKind.allCases)
    func whenIdsAreShown_shouldBeLongEnoughForAllItems(kind: StoreKind) async throws {
        let (items, home) = try await open(kind, filledWith: Self.variety)
        let first = try await items.items(ItemQuery(), limit: 1, in: home)

        #expect(try await items.idLength(toDistinguish: nil, in: home) == 8)
        #expect(try await items.idLength(toDistinguish: first, in: home) == 8)
        #expect(try await items.idLength(toDistinguish: [], in: home) >= 4)
    }

    @Test(arguments: StoreKind.allCases)
    func whenTheReceiverFails_shouldThrowItsError(kind: StoreKind) async throws {
        let (items, home) = try await open(kind, filledWith: Self.variety)

        await #expect(throws: CocoaError.self) {
            try await items.forEachBatch(ItemQuery(), in: home) { _ in throw CocoaError(.fileWriteOutOfSpace) }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func whenVeryManyItemsAreImported_shouldUndoAllAtOnce(kind: StoreKind) async throws {
        let (items, home) = try await open(kind, filledWith: [item(1, "Milk")])
        let source = ItemSource { receive in
            for batch in 1...5 { try receive((1...300).map { item(batch * 1_000 + $0, "Rice \(batch)") }) }
        }

        let planned = try await items.importItems(
            source, replacing: false, isDryRun: true, on: StoreKind.today(), in: home)
        let before = try await items.items(in: home)
        let changes = try await items.importItems(
            source, replacing: false, isDryRun: false, on: StoreKind.today(), in: home)

        #expect(
            changes.count == 1_500 && changes.allSatisfy { $0 == .created } && planned == changes && before.count == 1)
        #expect(try await items.count(Self.query { $0.text = "rice" }, upTo: .max, in: home) == 1_500)
        let undone = try await items.undo(in: home)
        #expect(undone.steps.count == 1_500)
        #expect(try await items.items(in: home).map(\.name) == ["Milk"])
    }

    @Test(arguments: StoreKind.allCases)
    func whenAnImportChangesItsOwnItems_shouldFindThemByTheirLastNames(kind: StoreKind) async throws {
        let (items, home) = try await open(kind, filledWith: [item(1, "Milk"), item(2, "Salt")])
        let source = ItemSource { receive in
            try receive([item(3, "Rice"), item(4, "Oats"), item(3, "Pasta"), item(1, "Cream")])
            try receive([item(5, "Beans"), item(4, "Flour"), item(6, "Lentils")])
        }

        _ = try await items.importItems(
            source, replacing: true, isDryRun: false, on: StoreKind.today(), in: home)
        _ = try await items.upsertItem(.sample(name: "Honey"), in: home)

        for name in ["Cream", "Salt", "Pasta", "Flour", "Beans", "Lentils", "Honey"] {
            #expect(try await items.items(Self.query { $0.text = name }, limit: nil, in: home).map(\.name) == [name])
        }
        for name in ["Milk", "Rice", "Oats"] {
            #expect(try await items.count(Self.query { $0.text = name }, upTo: .max, in: home) == 0)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func whenTheSourceFails_shouldImportNothing(kind: StoreKind) async throws {
        let (items, home) = try await open(kind, filledWith: [])
        let source = ItemSource { receive in
            try receive([item(1, "Milk")])
            throw ItemFileFault(problem: .unreadable)
        }

        await #expect(throws: (any Error).self) {
            try await items.importItems(source, replacing: false, isDryRun: false, on: StoreKind.today(), in: home)
        }
        #expect(try await items.items(in: home).isEmpty)
    }

    private func open(
        _ kind: StoreKind, filledWith content: [Item]
    ) async throws -> (items: any ItemProviding, home: String) {
        let store = try await kind.make()
        let home = try await store.households("ann").ensureHousehold(named: "Home").id
        let items = store.items("ann")
        _ = try await items.importItems(
            ItemSource(content), replacing: false, isDryRun: false, on: StoreKind.today(), in: home)
        return (items, home)
    }
}

extension ItemQueryContractTests {
    private static func id(_ number: Int) -> String {
        let text = String(number)
        let digits = String(repeating: "0", count: 8 - text.count) + text
        return "\(digits)-0000-4000-8000-0000\(digits)"
    }

    private static func query(_ change: (inout ItemQuery) -> Void) -> ItemQuery {
        var query = ItemQuery()
        change(&query)
        return query
    }

    /// Items that differ in everything that a query looks at.
    private static let variety: [Item] = {
        var items = [
            item(1, "Oat drink", "2027-03-10"), item(2, "oat DRINK", "2027-03-10"), item(3, "Milk", "2027-03"),
            item(4, "milk", "2027-03-31"), item(5, nil, nil), item(6, "Ärger \"im\" Glas", "2027-03-31"),
            item(7, "Rice", nil), item(8, "Quark", "2027-02-01"), item(9, "Salt", "2030"),
            item(10, "Ab%_", "2027-03-13"), item(11, "Peas", "2027-03-01"), item(12, "Thawed", nil),
        ]
        items[1].expiryKind = .useBy
        items[3].expiryKind = .useBy
        items[3].quantity = 0
        items[4].gtin = GTIN("4006381333931")
        items[5].place = "Kühlschrank"
        items[6].place = "kühlschrank"
        items[6].lot = "L12\u{1F}3"
        items[7].place = "Keller"
        items[7].needsReview = [.lowConfidence]
        items[8].brand = "Meer & Salz"
        items[8].notes = "for pasta"
        items[9].addedDate += 60
        items[10].freezing = Item.Freezing(date: StoreKind.today(), daysLeft: 9)
        items[11].freezing = Item.Freezing(date: StoreKind.today(), daysLeft: nil, thawedOn: StoreKind.today())
        return items
    }()

    private static let queries: [ItemQuery] = {
        var queries = ItemQuery.Order.allCases.flatMap { order in
            [ItemQuery(order: order), ItemQuery(order: order, includesUsedUp: true)]
        }
        let texts = [
            "oat", "OAT DR", "ärger", "\"im\"", "4006381", "pasta", "meer & s", "ri", "x", "%_", "ab%", "milkquark",
            "arger", "ARGER IM", "a\u{308}rger", "kuhl", "zzz", "",
        ]
        queries += texts.map { text in query { $0.text = text } }
        queries += [["oat", "dr"], ["ARG", "im"], ["Är"], ["A\u{308}r"], ["meer", "sa"], ["ri"], ["alz"], ["4"]].map {
            beginnings in
            query { $0.beginnings = beginnings }
        }
        queries += ["kühlschrank", "KUHLSCHRANK", "ku\u{308}hlschrank", "KELLER", "nowhere"].map { place in
            query { $0.place = place }
        }
        queries += ExpiryStatus.allCases.map { status in
            query { $0.limit(to: status, today: StoreKind.today(), soonDays: 3) }
        }
        queries.append(query { $0.limit(toDeadlinesWithin: 3, of: StoreKind.today()) })
        queries.append(
            query {
                $0.limit(toDeadlinesWithin: 3, of: StoreKind.today())
                $0.limit(to: .fresh, today: StoreKind.today(), soonDays: 3)
            })
        queries.append(query { $0.needsReview = true })
        queries.append(query { $0.skipped = 2 })
        queries.append(query { $0.lacksName = true })
        for text in ["zzz", "milk"] {
            queries.append(
                query {
                    $0.text = text
                    $0.alsoIds = [id(5), id(7)]
                })
        }
        queries.append(
            query {
                $0.text = "quark"
                $0.place = "Keller"
                $0.needsReview = true
                $0.limit(to: .expired, today: StoreKind.today(), soonDays: .max)
            })
        return queries
    }()
}

/// An item with a stable id. A year is a date too.
private func item(_ number: Int, _ name: String?, _ date: String? = nil) -> Item {
    let text = String(number)
    let digits = String(repeating: "0", count: 8 - text.count) + text
    return Item(
        id: "\(digits)-0000-4000-8000-0000\(digits)", name: name, expiryDate: date.flatMap { CivilDate($0) },
        expiryKind: date == nil ? nil : .bestBefore, addedDate: Date(timeIntervalSince1970: 1_800_000_000))
}

extension Result where Success == Item, Failure == any Error {
    fileprivate func mapError(_ change: (any Error) -> ItemReference.Failure?) -> Result<Item, ItemReference.Failure> {
        mapError { change($0) ?? .unknown(near: []) }
    }
}

extension Result where Success == Item, Failure == ItemReference.Failure {
    /// The id that was found, or the ids that match.
    fileprivate func id() throws -> [String] {
        switch self {
        case .success(let item): [item.id]
        case .failure(.ambiguous(let items)): items.map(\.id).sorted()
        case .failure(let failure): throw failure
        }
    }
}
