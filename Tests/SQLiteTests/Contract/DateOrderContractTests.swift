import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

/// The counts of the orders in which a household's packs print day and month.
@Suite(.inTemporaryFolder, .timeLimit(.minutes(10))) struct DateOrderContractTests {
    private typealias Store = any ItemProviding & InboxProviding

    private let day = StoreKind.today()
    private let german = DateOrderCounts.Origin(text: "400/de")

    private func open(_ kind: StoreKind) async throws -> (items: Store, home: String) {
        let store = try await kind.make()
        return (store.items("ann"), try await store.households("ann").ensureHousehold(named: "Home").id)
    }

    private func save(
        _ hash: String, _ order: DateOrder?, of origin: DateOrderCounts.Origin, in store: (items: Store, home: String)
    ) async throws -> Item {
        var photo = StoredPhoto(contentHash: hash, name: "\(hash).jpg")
        (photo.dateOrder, photo.origin, photo.label) = (order, origin, ScannedLabel())
        let item = Item.sample(name: "Soup \(hash)", gtin: nil)
        let saved = try await store.items.save([item], ofPhotos: [photo], on: day, in: store.home)
        return try #require(saved.first?.item)
    }

    private func counts(_ counts: (DateOrder, DateOrderCounts.Origin, Int)...) -> DateOrderCounts {
        counts.reduce(into: DateOrderCounts()) { $0.add($1.0, of: $1.1, count: $1.2) }
    }

    private func stored(in store: (items: Store, home: String)) async throws -> DateOrderCounts {
        try await store.items.knownOrders(of: nil, in: store.home).ofHousehold
    }

    private func answer(_ order: DateOrder, of photo: String, expiring date: String) -> ItemEdit {
        var fix = ItemFix()
        fix.set([.expiry]) { $0.expiryDate = CivilDate(date) }
        fix.dateOrder = order
        fix.datePhoto = photo
        return .fix(fix)
    }

    @Test(arguments: StoreKind.allCases)
    func whenPhotosShowTheirOrder_shouldCountThemByOrigin(kind: StoreKind) async throws {
        let store = try await open(kind)
        let unknown = DateOrderCounts.Origin(text: "")

        for hash in ["a", "b"] { _ = try await save(hash, .dayMonthYear, of: german, in: store) }
        _ = try await save("c", .monthDayYear, of: unknown, in: store)
        let last = try await save("d", nil, of: unknown, in: store)

        #expect(try await stored(in: store) == counts((.dayMonthYear, german, 2), (.monthDayYear, unknown, 1)))
        _ = try await store.items.edit(last.id, .delete, on: day, in: store.home)
        _ = try await save("e", .dayMonthYear, of: german, in: store)
        _ = try await store.items.undo(in: store.home)
        #expect(try await stored(in: store) == counts((.dayMonthYear, german, 2), (.monthDayYear, unknown, 1)))
    }

    @Test(arguments: StoreKind.allCases)
    func whenAPersonsDateShowsTheOrder_shouldCountItOnce(kind: StoreKind) async throws {
        let store = try await open(kind)
        let item = try await save("a", nil, of: german, in: store)

        for (order, date) in [(DateOrder.monthDayYear, "2027-03-04"), (.dayMonthYear, "2027-04-03")] {
            _ = try await store.items.edit(
                item.id, answer(order, of: "a", expiring: date), on: day, in: store.home)
        }

        #expect(try await stored(in: store) == counts((.dayMonthYear, german, 1)))
        _ = try await store.items.undo(in: store.home)
        #expect(try await stored(in: store) == counts((.monthDayYear, german, 1)))
        _ = try await store.items.undo(in: store.home)
        #expect(try await stored(in: store) == DateOrderCounts())
        #expect(try await store.items.photos(of: item.id, in: store.home).map(\.contentHash) == ["a"])
    }

    @Test(arguments: StoreKind.allCases)
    func whenAnItemIsNotFood_shouldCountItsPhotosNoLonger(kind: StoreKind) async throws {
        let store = try await open(kind)
        let item = try await save("a", .dayMonthYear, of: german, in: store)

        _ = try await store.items.removeAsNotFood(item.id, on: day, in: store.home)

        #expect(try await stored(in: store) == DateOrderCounts())
    }

    @Test(arguments: StoreKind.allCases)
    func whenDatesAreSettled_shouldBeOneChange(kind: StoreKind) async throws {
        let store = try await open(kind)
        var read: [Item] = []
        for hash in ["a", "b"] {
            var item = Item.sample(name: "Soup \(hash)", gtin: nil)
            item.needsReview = [.ambiguousDate]
            let photo = StoredPhoto(contentHash: hash, name: "\(hash).jpg")
            read += try await store.items.save([item], ofPhotos: [photo], on: day, in: store.home).map(\.item)
        }
        for index in read.indices { (read[index].expiryDate, read[index].needsReview) = (CivilDate("2027-04-03"), []) }

        let outcome = try await store.items.perform(
            RequestedChange(.settle(read, partOf: nil), on: day), in: store.home)

        #expect(outcome.entry?.action == .reread && outcome.entry?.steps.count == 2)
        let settled = try await store.items.items(in: store.home)
        #expect(settled.allSatisfy { $0.expiryDate == CivilDate("2027-04-03") && $0.needsReview.isEmpty })
        _ = try await store.items.undo(in: store.home)
        #expect(try await store.items.items(in: store.home).allSatisfy { $0.needsReview == [.ambiguousDate] })
    }
}
