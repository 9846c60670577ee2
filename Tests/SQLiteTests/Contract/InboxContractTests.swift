import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@Suite(.inTemporaryFolder, .timeLimit(.minutes(10))) struct InboxContractTests {
    private let time = Date(timeIntervalSince1970: 1_800_000_000)

    private func open(_ kind: StoreKind) async throws -> (TestStore, String) {
        let store = try await kind.make()
        return (store, try await store.households("ann").ensureHousehold(named: "Home").id)
    }

    private func photo(_ hash: String, after seconds: Double = 0) -> InboxPhoto {
        InboxPhoto(
            contentHash: hash, name: "\(hash).jpg", subject: .medicine, confidence: 0.9,
            savedAt: time.addingTimeInterval(seconds), title: "Febrilex", expiryDate: CivilDate("2027-08"))
    }

    @Test(arguments: StoreKind.allCases)
    func whenKept_shouldWaitInTheOrderOfComing(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        let inbox = store.items("ann")

        try await inbox.keep(photo("b"), in: home)
        try await inbox.keep(photo("a", after: 1), in: home)
        var other = photo("b", after: 2)
        other.name = "elsewhere.jpg"
        try await inbox.keep(other, in: home)

        #expect(try await inbox.waitingPhotos(in: home) == [photo("b"), photo("a", after: 1)])
        #expect(try await inbox.inboxPhoto("c", in: home) == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func whenDecided_shouldWaitNoLonger(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        let inbox = store.items("ann")
        for hash in ["a", "b"] { try await inbox.keep(photo(hash), in: home) }

        try await inbox.decide(.forgotten, on: "a", in: home)
        try await inbox.decide(.stock, on: "b", in: home)

        #expect(try await inbox.waitingPhotos(in: home).isEmpty)
        let forgotten = try await inbox.inboxPhoto("a", in: home)
        #expect(forgotten == photo("a").decided(.forgotten, at: forgotten?.decidedAt) && forgotten?.decidedAt != nil)
        let stocked = try await inbox.inboxPhoto("b", in: home)
        #expect(stocked?.decision == .stock && stocked?.name == "b.jpg")
        await #expect(throws: DataError.notFound) { try await inbox.decide(.stock, on: "c", in: home) }
    }

    // MARK: Undo

    @Test(arguments: StoreKind.allCases)
    func whenSeveralAreDecided_shouldBeTakenBackByOneUndo(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        let inbox = store.items("ann")
        let photos = ["a", "b", "c"].enumerated().map { photo($0.element, after: Double($0.offset)) }
        for photo in photos { try await inbox.keep(photo, in: home) }

        try await inbox.decide(.forgotten, on: "a", "b", in: home)
        #expect(try await inbox.waitingPhotos(in: home) == [photos[2]])
        let undone = try await inbox.undo(in: home)

        #expect(undone.action == .decided && undone.isUndone && undone.inbox.map(\.contentHash) == ["a", "b"])
        #expect(try await inbox.waitingPhotos(in: home) == photos)
        let journal = try await inbox.journal(in: home, since: nil, of: nil, limit: 9)
        #expect(journal.map(\.action) == [.undone, .decided] && journal[0].undoes == journal[1].changeId)
        await #expect(throws: ItemEditError.nothingToUndo) { try await inbox.undo(in: home) }
    }

    @Test(arguments: StoreKind.allCases)
    func whenOneOfThemIsUnknown_shouldDecideNothing(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        let inbox = store.items("ann")
        try await inbox.keep(photo("a"), in: home)

        await #expect(throws: DataError.notFound) { try await inbox.decide(.forgotten, on: "a", "x", in: home) }

        #expect(try await inbox.waitingPhotos(in: home) == [photo("a")])
    }

    @Test(arguments: StoreKind.allCases)
    func whenItWasScannedToStockSince_shouldTakeBackTheScanFirst(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        let inbox = store.items("ann")
        try await inbox.keep(photo("a"), in: home)
        try await inbox.decide(.stock, on: "a", in: home)
        let decision = try #require(try await inbox.journal(in: home, since: nil, of: nil, limit: 1).first)
        _ = try await inbox.save([.sample()], ofPhoto: "a", named: "a.jpg", in: home)

        await #expect(throws: ItemEditError.decidedSince) { try await inbox.undo(decision.changeId, in: home) }
        #expect(try await inbox.undo(in: home).action == .scanned)
        #expect(try await inbox.waitingPhotos(in: home).isEmpty)
        #expect(try await inbox.undo(in: home).action == .decided)
        #expect(try await inbox.waitingPhotos(in: home) == [photo("a")])
    }

    @Test(arguments: StoreKind.allCases)
    func whenItWasDecidedOnAgain_shouldNotTakeBackTheFirst(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        let inbox = store.items("ann")
        try await inbox.keep(photo("a"), in: home)
        try await inbox.decide(.stock, on: "a", in: home)
        let first = try #require(try await inbox.journal(in: home, since: nil, of: nil, limit: 1).first)
        try await inbox.decide(.forgotten, on: "a", in: home)

        await #expect(throws: ItemEditError.decidedSince) { try await inbox.undo(first.changeId, in: home) }
        _ = try await inbox.undo(in: home)

        #expect(try await inbox.inboxPhoto("a", in: home)?.decision == .stock)
    }

    @Test(arguments: StoreKind.allCases)
    func whenAWaitingPhotoIsSaved_shouldBeInStockUntilThatIsTakenBack(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        let inbox = store.items("ann")
        try await inbox.keep(photo("a"), in: home)

        _ = try await inbox.save([.sample()], ofPhoto: "a", named: "a.jpg", in: home)
        #expect(try await inbox.inboxPhoto("a", in: home)?.decision == .stock)
        _ = try await inbox.undo(in: home)

        #expect(try await inbox.waitingPhotos(in: home) == [photo("a")])
        #expect(try await inbox.items(in: home).isEmpty)
    }

    // MARK: What is learnt

    @Test(arguments: StoreKind.allCases)
    func whenPhotosOfAProductAreDecidedOn_shouldKnowTheLastDecision(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        let inbox = store.items("ann")
        let gtin = try #require(GTIN("4006381333931"))
        for hash in ["a", "b"] {
            var photo = photo(hash)
            photo.gtin = gtin
            try await inbox.keep(photo, in: home)
        }

        #expect(try await inbox.decision(onProduct: gtin, in: home) == nil)
        try await inbox.decide(.forgotten, on: "b", in: home)
        #expect(try await inbox.decision(onProduct: gtin, in: home) == .forgotten)
        try await Task.sleep(for: .milliseconds(5))
        try await inbox.decide(.stock, on: "a", in: home)
        #expect(try await inbox.decision(onProduct: gtin, in: home) == .stock)
        _ = try await inbox.undo(in: home)
        #expect(try await inbox.decision(onProduct: gtin, in: home) == .forgotten)
        let other = try await store.households("ben").ensureHousehold(named: "Cabin").id
        #expect(try await store.items("ben").decision(onProduct: gtin, in: other) == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func whenFrontsAreDecidedOn_shouldListTheirLetteringLastFirst(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        let inbox = store.items("ann")
        let words = Data(#"{"weights":{"febrilex":0.9,"salbe":0.75}}"#.utf8)
        for hash in ["a", "b", "c"] {
            var photo = photo(hash)
            photo.lettering = try JSONDecoder().decode(InboxLettering.self, from: words)
            try await inbox.keep(photo, in: home)
        }

        try await inbox.decide(.forgotten, on: "a", in: home)
        try await Task.sleep(for: .milliseconds(5))
        try await inbox.decide(.stock, on: "b", in: home)

        let decided = try await inbox.letteredPhotos(limit: 9, in: home)
        #expect(decided.map(\.contentHash) == ["b", "a"] && decided.map(\.decision) == [.stock, .forgotten])
        #expect(decided.allSatisfy { $0.lettering != nil })
        #expect(try await inbox.letteredPhotos(limit: 1, in: home).map(\.contentHash) == ["b"])
    }

    @Test(arguments: StoreKind.allCases)
    func whenAnItemIsNotFood_shouldKeepItsNumberAlone(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        let items = store.items("ann")
        let gtin = try #require(GTIN("4006381333931"))
        try await items.keep(photo("a"), in: home)
        try await items.decide(.stock, on: "a", in: home)
        let item = try await items.save([.sample(gtin: gtin.digits)], ofPhoto: "a", named: "a.jpg", in: home)[0].item

        _ = try await items.removeAsNotFood(item.id, on: StoreKind.today(), in: home)

        #expect(try await items.decision(onProduct: gtin, in: home) == .forgotten)
        let kept = try await items.inboxPhoto("a", in: home)
        #expect(kept?.name == "" && kept?.title == nil && kept?.expiryDate == nil)
        for step in try await items.journal(in: home, since: nil, of: nil, limit: 9).flatMap(\.inbox) {
            for photo in [step.before, step.after].compactMap(\.self) {
                #expect(photo.name == "" && photo.title == nil && photo.expiryDate == nil && photo.gtin == nil)
            }
        }
        _ = try await items.undo(in: home)
        #expect(try await items.decision(onProduct: gtin, in: home) == nil)
        #expect(try await items.inboxPhoto("a", in: home)?.decision == .stock)
    }

    @Test(arguments: StoreKind.allCases)
    func whenAnItemIsNotFood_shouldForgetWhatWasReadOfIt(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        let items = store.items("ann")
        let day = StoreKind.today()
        var alone = StoredPhoto(
            contentHash: "a", name: "a.jpg", shown: [StoredPhoto.ShownField(field: .name, text: "Oat Drink")])
        (alone.label, alone.pack) = (ScannedLabel(), .sample())
        var shared = StoredPhoto(contentHash: "b", name: "b.jpg")
        shared.label = ScannedLabel()
        let first = try await items.save([.sample(lot: "L1")], ofPhotos: [alone], in: home)[0].item
        _ = try await items.edit(first.id, .move(to: "cellar", packs: nil), on: day, in: home)
        let both = [Item.sample(expires: "2029-01-01"), Item.sample(expires: "2030-01-01")]
        let second = try await items.save(both, ofPhotos: [shared], in: home).map(\.item)

        let entry = try await items.removeAsNotFood(first.id, on: day, in: home)
        _ = try await items.removeAsNotFood(second[0].id, on: day, in: home)

        #expect(entry.action == .deleted && entry.steps.first?.before?.name == "Oat Drink")
        #expect(try await items.items(in: home).map(\.id) == [second[1].id])
        #expect(try await items.photos(of: second[1].id, in: home).map(\.label) == [ScannedLabel()])
        for entry in try await items.history(of: first.id, in: home) {
            for item in entry.steps.flatMap({ [$0.before, $0.after] }).compactMap(\.self) {
                #expect(item.name == nil && item.lot == nil && item.gtin == nil && item.expiryDate == nil)
            }
        }
        _ = try await items.undo(in: home)
        _ = try await items.undo(in: home)
        let back = try #require(try await items.items(in: home).first { $0.id == first.id })
        #expect(back.place == "cellar" && back.quantity == 1 && back.name == nil)
        let photos = try await items.photos(of: first.id, in: home)
        #expect(photos.map(\.label) == [nil] && photos.map(\.name) == [""])
        #expect(try await items.origins(of: first.id, in: home) == [])
        #expect(try await items.pack(ofPhoto: "a", in: home) == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func whenNotAMember_shouldRefuse(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        let eve = store.items("eve")

        await #expect(throws: DataError.permission) { try await eve.keep(photo("a"), in: home) }
        await #expect(throws: DataError.permission) { _ = try await eve.waitingPhotos(in: home) }
        await #expect(throws: DataError.permission) { _ = try await eve.inboxPhoto("a", in: home) }
        await #expect(throws: DataError.permission) { try await eve.decide(.stock, on: "a", in: home) }
        await #expect(throws: DataError.permission) { _ = try await eve.letteredPhotos(limit: 1, in: home) }
        await #expect(throws: DataError.permission) {
            _ = try await eve.decision(onProduct: try #require(GTIN("4006381333931")), in: home)
        }
        await #expect(throws: DataError.permission) {
            _ = try await eve.removeAsNotFood("a", on: StoreKind.today(), in: home)
        }
    }
}
