import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

/// How long products usually keep: a proposed date where none is read, and days where nobody gives them.
@Suite(.inTemporaryFolder, .timeLimit(.minutes(10))) struct UsualLifeContractTests {
    private let day = StoreKind.today()
    private let eggs = HouseholdRule.Subject(kind: .product, name: "Eggs")

    private func open(_ kind: StoreKind) async throws -> (items: any ItemProviding & InboxProviding, home: String) {
        let store = try await kind.make()
        return (store.items("ann"), try await store.households("ann").ensureHousehold(named: "Home").id)
    }

    @discardableResult
    private func set(
        _ life: UsualLife, of subject: HouseholdRule.Subject, isOn: Bool = true, _ items: any ItemProviding,
        _ home: String
    ) async throws -> JournalEntry {
        let change = RequestedChange(.set(.life(life, of: subject), isOn: isOn), on: day)
        return try await items.perform(change, in: home).recorded()
    }

    private func undated(_ name: String = "Eggs", category: String? = nil) -> Item {
        var item = Item.sample(name: name, gtin: nil, expires: nil)
        (item.category, item.addedDate) = (category, Date(timeIntervalSince1970: Double(day.dayNumber) * 86_400))
        return item
    }

    @Test(arguments: StoreKind.allCases)
    func whenNoDateIsRead_shouldProposeOneAndAskOnce(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        try await set(UsualLife(days: 28), of: eggs, items, home)

        let id = try await items.upsertItem(undated(), in: home)

        let stored = try #require(try await items.items(in: home).first)
        #expect(stored.proposal == Item.Proposal(date: try #require(CivilDate("2027-04-07")), source: "Eggs"))
        #expect(stored.expiryDate == nil && stored.expiryConfidence == nil && stored.needsReview == [.noDate])
        #expect(stored.deadline == CivilDate("2027-04-07") && stored.isDeadlineProposed)
        var soon = ItemQuery()
        soon.limit(toDeadlinesWithin: 30, of: day)
        #expect(try await items.items(soon, limit: nil, in: home).map(\.id) == [id])
        var fix = ItemFix()
        fix.answered = [.noDate]
        _ = try await items.edit(id, .fix(fix), on: day, in: home)
        let confirmed = try #require(try await items.items(in: home).first)
        #expect(confirmed.expiryDate == CivilDate("2027-04-07") && confirmed.proposal == nil)
        #expect(confirmed.needsReview.isEmpty && confirmed.fieldsSetByUser.contains(.expiryDate))
        _ = try await items.undo(in: home)
        #expect(try await items.items(in: home) == [stored])
    }

    /// A photo that is imported months later shows nothing fresh.
    @Test(arguments: StoreKind.allCases)
    func whenAPhotoIsOlder_shouldCountFromItsDay(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let taken = try #require(day.adding(days: -100))
        let photo = { (hash: String, day: CivilDate?) in
            var photo = StoredPhoto(contentHash: hash, name: "\(hash).jpg")
            photo.capture = PhotoCapture(time: day.flatMap { CaptureTime(date: $0, millisecondOfDay: 0) })
            return photo
        }
        try await set(UsualLife(days: 28), of: eggs, items, home)
        let ahead = try #require(day.adding(days: 9))
        for (hash, bought, expected) in [("a", taken, -72), ("b", ahead, 28), ("c", nil, 28)]
            as [(String, CivilDate?, Int)]
        {
            var item = undated()
            item.lot = hash
            let saved = try await items.save([item], ofPhotos: [photo(hash, bought)], in: home)
            #expect(saved.first?.item.proposal?.date == day.adding(days: expected), "\(hash)")
        }

        // Also when the life is set later.
        try await set(UsualLife(days: 30), of: eggs, items, home)
        let dates = try await items.items(in: home).compactMap { item in item.lot.map { ($0, item.proposal?.date) } }
        #expect(Dictionary(uniqueKeysWithValues: dates)["a"] == day.adding(days: -70))
    }

    @Test(arguments: StoreKind.allCases)
    func whenAnotherThingIsTakenOut_shouldProposeBothDatesAnew(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        try await set(UsualLife(days: 28), of: eggs, items, home)
        let eggs = undated(), milk = undated("Milk")
        let photos = [("a", milk), ("b", eggs)].map { hash, item in
            let name = StoredPhoto.ShownField(field: .name, text: item.name ?? "")
            return StoredPhoto(contentHash: hash, name: "\(hash).jpg", shown: [name])
        }
        let stored = try #require(try await items.save([eggs], ofPhotos: photos, in: home).first).item
        let shown = Dictionary(uniqueKeysWithValues: photos.map { ($0.contentHash, $0.shown) })

        for left in [milk, nil] {
            let parting = ItemParting(of: stored.id, photo: "b", packs: nil, taken: eggs, left: left, shown: shown)
            let entry = try await items.perform(RequestedChange(.part(parting), on: day), in: home).recorded()
            #expect(entry.steps.map(\.after?.name) == ["Eggs", left?.name])
            #expect(entry.steps.map(\.after?.proposal) == [stored.proposal, nil] && stored.proposal != nil)
            _ = try await items.undo(in: home)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func whenTheDateIsReadLater_shouldReplaceTheProposal(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        try await set(UsualLife(days: 28), of: eggs, items, home)
        let front = StoredPhoto(contentHash: "front", name: "front.jpg")
        _ = try await items.save([undated()], ofPhotos: [front], in: home)
        var dated = undated()
        (dated.expiryDate, dated.expiryConfidence) = (CivilDate("2027-03-20"), 0.9)

        let saved = try await items.save(
            [dated], ofPhotos: [front, StoredPhoto(contentHash: "date", name: "date.jpg")], in: home)

        #expect(saved.map(\.change) == [.updated])
        #expect(saved.first?.item.expiryDate == CivilDate("2027-03-20") && saved.first?.item.proposal == nil)
        #expect(saved.first?.item.needsReview == [])
    }

    @Test(arguments: StoreKind.allCases)
    func whenADateIsReadOrThereIsNone_shouldProposeNothing(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        try await set(UsualLife(days: 28), of: eggs, items, home)
        _ = try await items.upsertItem(.sample(name: "Eggs", gtin: nil), in: home)
        let id = try await items.upsertItem(undated(), in: home)
        let fix = ItemFix(.expiry)

        _ = try await items.edit(id, .fix(fix), on: day, in: home)

        #expect(try await items.items(in: home).allSatisfy { $0.proposal == nil })
    }

    @Test(arguments: StoreKind.allCases)
    func whenPacksAreBoughtOnOtherDays_shouldStayApart(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        try await set(UsualLife(days: 28), of: eggs, items, home)
        for later in [0, 0, 7] {
            let change = RequestedChange(.add(undated()), on: CivilDate(clampedDayNumber: day.dayNumber + later))
            _ = try await items.perform(change, in: home).recorded()
        }

        let stored = try await items.items(in: home)
        #expect(stored.map(\.quantity) == [2, 1])
        #expect(stored.map(\.deadline) == [CivilDate("2027-04-07"), CivilDate("2027-04-14")])
    }

    @Test(arguments: StoreKind.allCases)
    func whenOpenedOrFrozenWithoutDays_shouldUseTheUsualOnes(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        try await set(UsualLife(days: 28, openedDays: 5, frozenDays: 180), of: eggs, items, home)
        let id = try await items.upsertItem(undated(), in: home)

        let opened = try await items.edit(id, .open(days: nil), on: day, in: home).item
        _ = try await items.undo(in: home)
        let given = try await items.edit(id, .open(days: 2), on: day, in: home).item
        _ = try await items.undo(in: home)
        let frozen = try await items.edit(id, .freeze(packs: nil), on: day, in: home).item
        let thawed = try await items.edit(id, .thaw(packs: nil), on: day, in: home).item

        #expect(opened?.opening == Item.Opening(date: day, days: 5) && given?.opening?.days == 2)
        #expect(frozen?.freezing?.days == 180 && frozen?.freezing?.daysLeft == 28)
        #expect(frozen?.deadline == CivilDate("2027-09-06") && frozen?.isUnsafe(today: day) == false)
        #expect(thawed?.deadline == CivilDate("2027-04-07"))
        #expect(try await items.items(in: home).first == thawed)
    }

    @Test(arguments: StoreKind.allCases)
    func whenItIsSet_shouldGiveItemsInStockADateAndTakeItBack(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        _ = try await items.upsertItem(undated(), in: home)
        _ = try await items.upsertItem(undated("Milk", category: "Dairy"), in: home)
        let before = try await items.items(in: home)

        let first = try await set(UsualLife(days: 28), of: eggs, items, home)
        let second = try await set(UsualLife(days: 21), of: eggs, items, home)
        let dairy = HouseholdRule.Subject(kind: .category, name: "dairy")
        try await set(UsualLife(days: 9), of: dairy, items, home)

        #expect(first.steps.map { $0.after?.proposal?.date } == [CivilDate("2027-04-07")])
        #expect(second.steps.map { $0.after?.proposal?.date } == [CivilDate("2027-03-31")])
        let proposed = try await items.items(in: home).map { "\($0.name ?? "") \($0.proposal?.source ?? "")" }
        #expect(proposed == ["Milk dairy", "Eggs Eggs"])
        try await set(UsualLife(), of: eggs, isOn: false, items, home)
        #expect(try await items.items(in: home).map { $0.proposal?.source } == ["dairy", nil])
        for _ in 0..<4 { _ = try await items.undo(in: home) }
        #expect(try await items.items(in: home) == before)
    }

    @Test(arguments: StoreKind.allCases)
    func whenAProductIsNamedByNumberOrName_shouldBeOneRule(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let numbered = HouseholdRule.Subject(kind: .product, name: "Oat Drink", gtin: GTIN("4006381333931"))
        try await set(UsualLife(openedDays: 4), of: numbered, items, home)

        try await set(
            UsualLife(openedDays: 5), of: HouseholdRule.Subject(kind: .product, name: "oat drink"), items, home)

        let rules = try await #require(items as? any HouseholdRuleProviding).rules(in: home)
        #expect(rules.map(\.life) == [UsualLife(openedDays: 5)])
        #expect(rules.life(of: .sample())?.life?.openedDays == 5)
    }
}
