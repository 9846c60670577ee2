import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@Suite(.inTemporaryFolder) struct ItemJournalContractTests {
    private let day = StoreKind.today()

    @Test(arguments: StoreKind.allCases)
    func whenEdited_shouldRecordUserActionAndTime(kind: StoreKind) async throws {
        let (items, home, id) = try await open(kind)
        let fix = ItemFix(.name) { $0.name = "Barista" }

        let entry = try await items.edit(id, .fix(fix), on: day, in: home)

        #expect(entry.userId == "ann")
        #expect(entry.action == .fixed)
        #expect(entry.day == day)
        #expect(entry.steps.first?.changes == [JournalStep.Change(aspect: .name, old: "Oat Drink", new: "Barista")])
        let history = try await items.history(of: id, in: home)
        #expect(history.map(\.action) == [.added, .fixed])
        #expect(history.last?.id == entry.id)
        #expect(history.last?.steps == entry.steps)
        #expect(try await items.journal(in: home, since: nil, of: nil, limit: 1).map(\.id) == [entry.id])
        #expect(try await items.journal(in: home, since: day.adding(days: 1), of: nil, limit: 9).isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func whenAllStatesAreStored_shouldReadThemBack(kind: StoreKind) async throws {
        let (items, home, id) = try await open(kind, packs: 3)

        _ = try await items.edit(id, .move(to: "cellar", packs: nil), on: day, in: home)
        _ = try await items.edit(id, .open(days: 1), on: day, in: home)
        _ = try await items.edit(id, .eat(.thousandths(250)), on: day, in: home)
        _ = try await items.edit(id, .freeze(packs: 2), on: day, in: home)

        let all = try await items.items(in: home)
        let frozen = try #require(all.first { $0.isFrozen })
        let open = try #require(all.first { $0.id == id })
        #expect(open.opening == Item.Opening(date: day, days: 1))
        #expect(open.openedPackRemainder == 750)
        #expect(open.quantity == 1)
        #expect(open.deadline == day.adding(days: 1))
        #expect(frozen.freezing == Item.Freezing(date: day, daysLeft: 2))
        #expect(frozen.quantity == 2)
        #expect(all.allSatisfy { $0.place == "cellar" })
        #expect(all.map(\.id) == [open.id, frozen.id])
        #expect(try await items.purchases(of: frozen.id, in: home).map(\.quantity) == [2])
        #expect(try await items.purchases(of: id, in: home).reduce(0) { $0 + $1.quantity } == 1)
    }

    @Test(arguments: StoreKind.allCases)
    func whenUndone_shouldUndoOnlyTheLastChangeOfThisUser(kind: StoreKind) async throws {
        let store = try await kind.make()
        let home = try await store.households("ann").ensureHousehold(named: "Home").id
        try await store.addMember("bob", home)
        let items = store.items("ann")
        let id = try await items.upsertItem(.sample(), in: home)
        let before = try await items.items(in: home)
        _ = try await items.edit(id, .move(to: "cellar", packs: nil), on: day, in: home)
        let fix = ItemFix(.lot) { $0.lot = "B1" }
        let others = try await store.items("bob").edit(id, .fix(fix), on: day, in: home)

        let undone = try await items.undo(in: home)

        #expect(undone.action == .moved)
        #expect(undone.isUndone)
        var expected = try #require(before.first)
        expected.lot = "B1"
        expected.fieldsSetByUser = [.lot]
        #expect(try await items.items(in: home) == [expected])
        #expect(
            try await items.journal(in: home, since: nil, of: nil, limit: 9).map(\.isUndone)
                == [false, false, true, false])
        let undoing = try #require(try await items.journal(in: home, since: nil, of: .undone, limit: 9).first)
        #expect(undoing.userId == "ann" && undoing.day == day && undoing.undoes == undone.changeId)
        #expect(try await store.items("bob").undo(in: home).id == others.id)
        #expect(try await items.items(in: home) == before)
    }

    @Test(arguments: StoreKind.allCases)
    func whenAnotherUserChangedTheSameSince_shouldNotUndo(kind: StoreKind) async throws {
        let store = try await kind.make()
        let home = try await store.households("ann").ensureHousehold(named: "Home").id
        try await store.addMember("bob", home)
        let items = store.items("ann")
        let id = try await items.upsertItem(.sample(), in: home)
        _ = try await items.edit(id, .move(to: "cellar", packs: nil), on: day, in: home)
        _ = try await store.items("bob").edit(id, .move(to: "shelf", packs: nil), on: day, in: home)

        await #expect(throws: ItemEditError.changedSince(.place)) { try await items.undo(in: home) }
        #expect(try await items.items(in: home).map(\.place) == ["shelf"])
    }

    @Test(arguments: StoreKind.allCases)
    func whenASplitIsUndone_shouldJoinThePacksAgain(kind: StoreKind) async throws {
        let (items, home, id) = try await open(kind, packs: 3)
        let before = try await items.items(in: home)
        _ = try await items.edit(id, .freeze(packs: 2), on: day, in: home)

        _ = try await items.undo(in: home)

        #expect(try await items.items(in: home) == before)
    }

    @Test(arguments: StoreKind.allCases)
    func whenADeletionIsUndone_shouldRestoreAllThatBelongsToTheItem(kind: StoreKind) async throws {
        let (items, home, _) = try await open(kind)
        let day = try #require(CivilDate("2026-11-19"))
        let capture = PhotoCapture(time: CaptureTime(date: day, millisecondOfDay: 0))
        var photo = StoredPhoto(contentHash: "a", name: "a.jpg", capture: capture)
        photo.shown = [StoredPhoto.ShownField(field: .name, text: "Tea")]
        photo.label = ScannedLabel(lines: [TextLine(text: "Tea")])
        let saved = try await items.save([.sample(name: "Tea", gtin: nil)], ofPhotos: [photo], in: home)
        let id = try #require(saved.first).item.id
        let before = try await items.items(in: home)
        try await items.deleteItem(id, in: home)

        _ = try await items.undo(in: home)

        #expect(try await items.items(in: home) == before)
        #expect(try await items.purchases(of: id, in: home).map(\.quantity) == [1])
        #expect(try await items.origins(of: id, in: home).map(\.field) == [.name])
        let photos = try await items.photos(of: id, in: home)
        #expect(photos.map(\.name) == ["a.jpg"])
        #expect(photos.first?.label == photo.label)
        #expect(photos.first?.taken == day)
    }

    @Test(arguments: StoreKind.allCases)
    func whenAScanIsUndone_shouldDeleteItsPhotosToo(kind: StoreKind) async throws {
        let (items, home, id) = try await open(kind)
        let before = try await items.items(in: home)
        let merged = try await items.save([.sample()], ofPhoto: "a", named: "a.jpg", in: home)
        let created = try await items.save([.sample(expires: "2028")], ofPhoto: "b", named: "b.jpg", in: home)

        _ = try await items.undo(in: home)
        _ = try await items.undo(in: home)

        #expect(merged.map(\.change) == [.merged] && created.map(\.change) == [.created])
        #expect(try await items.items(in: home) == before)
        #expect(try await items.items(ofPhoto: "a", in: home) == nil)
        #expect(try await items.items(ofPhoto: "b", in: home) == nil)
        #expect(try await items.purchases(of: id, in: home).reduce(0) { $0 + $1.quantity } == 1)
    }

    @Test(arguments: StoreKind.allCases)
    func whenNothingIsLeftToUndo_shouldSaySo(kind: StoreKind) async throws {
        let (items, home, _) = try await open(kind)
        _ = try await items.undo(in: home)

        await #expect(throws: ItemEditError.nothingToUndo) { try await items.undo(in: home) }
        #expect(try await items.items(in: home).isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func whenAProductWasNamed_shouldNameLaterPacksTheSame(kind: StoreKind) async throws {
        let (items, home, id) = try await open(kind)
        let gtin = try #require(GTIN("4006381333931"))
        var fix = ItemFix()
        fix.set([.name]) { $0.name = "Our oats" }
        fix.dateOrder = .monthDayYear
        _ = try await items.edit(id, .fix(fix), on: day, in: home)

        let scan = Item.sample(name: nil, expires: "2028-01-01")
        let saved = try await items.save([scan], ofPhoto: "a", named: "a.jpg", in: home)

        #expect(saved.map(\.item.name) == ["Our oats"])
        #expect(saved.map(\.item.needsReview) == [[]])
        #expect(saved.map(\.item.fieldsSetByUser) == [[.name]])
        #expect(try await items.memory(of: gtin, in: home).dateOrder == .monthDayYear)
        _ = try await items.undo(in: home)
        _ = try await items.undo(in: home)
        #expect(try await items.memory(of: gtin, in: home) == ProductMemory([]))
    }

    @Test(arguments: StoreKind.allCases)
    func whenAProductCarriesNoDate_shouldNotAskAboutItsLaterPacks(kind: StoreKind) async throws {
        let (items, home, _) = try await open(kind)
        var scan = Item.sample(gtin: "9520123400552", expires: nil)
        scan.needsReview = [.noDate]
        let first = try await items.save([scan], ofPhoto: "a", named: "a.jpg", in: home)[0].item
        let fix = ItemFix(.expiry)
        _ = try await items.edit(first.id, .fix(fix), on: day, in: home)

        scan.lot = "another"
        let later = try await items.save([scan], ofPhoto: "b", named: "b.jpg", in: home)[0].item
        var dated = Item.sample(gtin: "9520123400552", expires: "2028-01-01")
        dated.needsReview = [.ambiguousDate]
        let withDate = try await items.save([dated], ofPhoto: "c", named: "c.jpg", in: home)[0].item

        #expect(first.needsReview == [.noDate] && later.needsReview == [] && later.missing == [.date])
        #expect(withDate.needsReview == [.ambiguousDate] && withDate.missing == [])
    }

    @Test(arguments: StoreKind.allCases)
    func whenAPersonCorrected_shouldNotBeOverwrittenByAScan(kind: StoreKind) async throws {
        let (items, home, _) = try await open(kind)
        let first = try await items.save(
            [.sample(name: "Teo", gtin: nil, expires: "2027-05-06")], ofPhoto: "a", named: "a.jpg", in: home)
        let id = try #require(first.first).item.id
        var fix = ItemFix()
        fix.set([.name]) { $0.name = "Tea" }
        fix.set([.expiry]) { $0.expiryDate = CivilDate("2027-06-05") }
        _ = try await items.edit(id, .fix(fix), on: day, in: home)
        let shots = ["a", "b"].map { StoredPhoto(contentHash: $0, name: $0) }

        let again = try await items.save(
            [.sample(name: "Teo", gtin: nil, expires: "2027-05-06", lot: "L1")], ofPhotos: shots, in: home)

        #expect(again.map(\.change) == [.updated])
        #expect(again.map(\.item.id) == [id])
        #expect(again.map(\.item.name) == ["Tea"])
        #expect(again.map(\.item.expiryDate) == [CivilDate("2027-06-05")])
        #expect(again.map(\.item.lot) == ["L1"])
    }

    @Test(arguments: StoreKind.allCases)
    func whenAPackIsOpen_shouldNotMergeANewOne(kind: StoreKind) async throws {
        let (items, home, id) = try await open(kind)
        _ = try await items.edit(id, .open(days: 3), on: day, in: home)

        let saved = try await items.save([.sample()], ofPhoto: "a", named: "a.jpg", in: home)

        #expect(saved.map(\.change) == [.created])
    }

    @Test(arguments: StoreKind.allCases)
    func whenNotAMember_shouldNeitherEditNorUndoNorRead(kind: StoreKind) async throws {
        let store = try await kind.make()
        let home = try await store.households("ann").ensureHousehold(named: "Home").id
        let id = try await store.items("ann").upsertItem(.sample(), in: home)
        let stranger = store.items("eve")
        let gtin = try #require(GTIN("4006381333931"))

        await #expect(throws: DataError.permission) { try await stranger.edit(id, .delete, on: day, in: home) }
        await #expect(throws: DataError.permission) { try await stranger.undo(in: home) }
        await #expect(throws: DataError.permission) {
            try await stranger.journal(in: home, since: nil, of: nil, limit: 1)
        }
        await #expect(throws: DataError.permission) { try await stranger.history(of: id, in: home) }
        await #expect(throws: DataError.permission) { try await stranger.memory(of: gtin, in: home) }
        await #expect(throws: DataError.permission) { try await stranger.photos(of: id, in: home) }
    }

    private func open(_ kind: StoreKind, packs: Int = 1) async throws -> (any ItemProviding, String, String) {
        let store = try await kind.make()
        let home = try await store.households("ann").ensureHousehold(named: "Home").id
        var item = Item.sample()
        item.quantity = packs
        return (store.items("ann"), home, try await store.items("ann").upsertItem(item, in: home))
    }
}
