import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

/// Items that turn out to be one, or two.
@Suite(.inTemporaryFolder) struct JoiningContractTests {
    private static let day = CivilDate(clampedDayNumber: 20_800)

    @Test(arguments: StoreKind.allCases)
    func whenTwoHalvesAreJoined_shouldBeOnePackAsIfTakenInARow(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let front = try await save(.sample(gtin: nil, expires: nil), "a", to: items, home)
        let date = try await save(.sample(name: nil, gtin: nil, lot: "L1"), "b", at: 60, to: items, home)
        let before = try await state(items, home)

        let entry = try await join(date.id, front.id, items, home)

        let joined = try #require(try await items.items(in: home).first)
        let together = front.completed(by: date)
        #expect(entry.action == .joined && joined.id == front.id && joined.quantity == 1)
        #expect(joined.name == together.name && joined.expiryDate == together.expiryDate && joined.lot == "L1")
        #expect(joined.needsReview.isEmpty && joined.addedDate == front.addedDate)
        #expect(try await items.photos(of: front.id, in: home).map(\.contentHash) == ["a", "b"])
        #expect(try await items.itemJoined(by: date.id, in: home)?.id == front.id)
        let origins = try await items.origins(of: front.id, in: home)
        #expect(origins.first { $0.field == .expiryDate }?.contentHash == "b")
        #expect(origins.first { $0.field == .name }?.contentHash == "a")
        _ = try await items.undo(in: home)
        #expect(try await state(items, home) == before)
        #expect(try await items.itemJoined(by: date.id, in: home) == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func whenTheyAreNoHalves_shouldAddTheirPacksUp(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let milk = try await add(.sample(name: "Milk", gtin: nil), packs: 2, notes: "blue", to: items, home)
        let milch = try await add(.sample(name: "Milch", gtin: nil), packs: 3, notes: "red", to: items, home)
        let before = try await state(items, home)

        let entry = try await join(milch.id, milk.id, items, home)
        let later = try await items.edit(milch.id, .eat(.packs(1)), on: Self.day, in: home)

        #expect(entry.steps.last?.after?.quantity == 5 && entry.steps.last?.after?.notes == "blue; red")
        #expect(later.steps.first?.itemId == milk.id && later.steps.first?.after?.quantity == 4)
        #expect(try await items.purchases(of: milk.id, in: home).reduce(0) { $0 + $1.quantity } == 4)
        _ = try await items.undo(in: home)
        _ = try await items.undo(in: home)
        #expect(try await state(items, home) == before)
    }

    @Test(arguments: StoreKind.allCases)
    func whenDatesDiffer_shouldAskUnlessAPersonSetOne(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let one = try await save(.sample(gtin: nil), "a", to: items, home)
        let other = try await save(.sample(gtin: nil, expires: "2027-04-01"), "b", to: items, home)

        let asked = try await join(other.id, one.id, items, home).steps.last?.after
        _ = try await items.undo(in: home)
        let fix = ItemFix(.expiry) { $0.expiryDate = CivilDate("2027-04-01") }
        _ = try await items.edit(other.id, .fix(fix), on: Self.day, in: home)
        let set = try await join(other.id, one.id, items, home).steps.last?.after

        #expect(asked?.expiryDate?.description == "2027-03-12" && asked?.needsReview == [.conflictingDates])
        #expect(set?.expiryDate?.description == "2027-04-01" && set?.needsReview == [])
    }

    @Test(arguments: StoreKind.allCases)
    func whenAWrongJoinIsParted_shouldBeTwoItemsAsIfImportedApart(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let milk = Item.sample(name: "Milk", gtin: nil, expires: nil)
        let rice = Item.sample(name: nil, gtin: nil, lot: "L9")
        var together = milk.completed(by: rice)
        together.needsReview = [.possibleMerge]
        let stored = try await save(together, of: [(milk, "a"), (rice, "b")], to: items, home)
        let before = try await state(items, home)

        let parting = ItemParting(
            of: stored.id, photo: "b", packs: nil, taken: rice, left: milk,
            shown: ["a": fields(of: milk), "b": fields(of: rice)])
        let entry = try await items.perform(RequestedChange(.part(parting), on: Self.day), in: home).recorded()

        let left = try #require(entry.steps.last?.after), taken = try #require(entry.steps.first?.after)
        #expect(left.name == "Milk" && left.expiryDate == nil && left.lot == nil && left.quantity == 1)
        #expect(taken.name == nil && taken.expiryDate == rice.expiryDate && taken.lot == "L9" && taken.quantity == 1)
        #expect(left.needsReview.isEmpty && taken.needsReview.isEmpty)
        #expect(try await items.photos(of: left.id, in: home).map(\.contentHash) == ["a"])
        #expect(try await items.items(ofPhoto: "b", in: home)?.map(\.id) == [taken.id])
        #expect(try await items.origins(of: taken.id, in: home).allSatisfy { $0.contentHash == "b" })
        #expect(try await items.origins(of: left.id, in: home).map(\.field) == [.name])
        _ = try await items.undo(in: home)
        #expect(try await state(items, home) == before)
    }

    @Test(arguments: StoreKind.allCases)
    func whenTheItemWasNamedWhileItHadTheOthersNumber_shouldNotNameThatProduct(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let front = Item.sample(name: "Milk", gtin: nil, expires: nil), lid = Item.sample(name: nil)
        let gtin = try #require(lid.gtin)
        let stored = try await save(front.completed(by: lid), of: [(front, "a"), (lid, "b")], to: items, home)
        var fix = ItemFix()
        fix.set([.name]) { $0.name = "Our milk" }
        fix.set([.brand]) { $0.brand = "Farm" }
        fix.dateOrder = .monthDayYear
        _ = try await items.edit(stored.id, .fix(fix), on: Self.day, in: home)
        let memory = try await items.memory(of: gtin, in: home)

        let entry = try await part("b", of: stored, as: lid, leaving: front, items, home)

        let left = try #require(entry.steps.last?.after), taken = try #require(entry.steps.first?.after)
        #expect((left.name, left.brand, left.gtin, left.expiryDate) == ("Our milk", "Farm", nil, nil))
        #expect((taken.name, taken.brand, taken.gtin, taken.fieldsSetByUser) == (nil, nil, gtin, []))
        #expect(try await items.memory(of: gtin, in: home) == ProductMemory([]))
        let next = Item.sample(name: nil, expires: "2028-01-01")
        #expect(try await save(next, "c", to: items, home).name == nil)
        _ = try await items.undo(in: home)
        _ = try await items.undo(in: home)
        #expect(try await items.memory(of: gtin, in: home) == memory && memory.name == "Our milk")
    }

    @Test(arguments: StoreKind.allCases)
    func whenTheNameIsThatOfTheOthersProduct_shouldGoWithItsNumber(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        var fix = ItemFix()
        fix.set([.name]) { $0.name = "Salt" }
        fix.set([.expiry])
        let earlier = try await save(.sample(name: nil, expires: nil, lot: "L1"), "z", to: items, home)
        _ = try await items.edit(earlier.id, .fix(fix), on: Self.day, in: home)
        let front = Item.sample(name: "Milk", gtin: nil, expires: nil, needsReview: [.noDate])
        let code = Item.sample(name: nil, expires: nil, lot: "L2")
        var together = front.completed(by: code)
        together.place = "cellar"
        let stored = try await save(together, of: [(front, "a"), (code, "b")], to: items, home)

        let entry = try await part("b", of: stored, as: code, leaving: front, items, home)

        let left = try #require(entry.steps.last?.after), taken = try #require(entry.steps.first?.after)
        #expect(stored.name == "Salt" && !stored.lacksDate)
        #expect((left.name, left.gtin, left.fieldsSetByUser, left.needsReview) == ("Milk", nil, [], [.noDate]))
        #expect((taken.name, taken.lacksDate, taken.gtin) == ("Salt", false, earlier.gtin))
    }

    @Test(arguments: StoreKind.allCases)
    func whenThreeThingsWereOne_shouldLeaveNoValueOfTheOneTakenOutAndAskAboutTheRest(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let milk = Item.sample(name: "Milk", gtin: nil, expires: "2027-05-01")
        let rice = Item.sample(name: nil, gtin: nil, expires: "2027-06-01")
        let oats = Item.sample(name: "Oats", gtin: nil, expires: "2027-07-01", lot: "L1")
        var together = milk
        (together.expiryDate, together.lot, together.needsReview) = (rice.expiryDate, "L1", [.possibleMerge])
        let photos = [(rice, "b"), (milk, "a"), (oats, "c")]
        let stored = try await save(together, of: photos, to: items, home)

        let entry = try await part("b", of: stored, as: rice, leaving: nil, showing: photos, items, home)
        let asked = try #require(entry.steps.last?.after)
        let last = try await part(
            "c", of: asked, as: oats, leaving: milk, showing: [(milk, "a"), (oats, "c")], items, home)

        #expect((asked.name, asked.expiryDate, asked.lot) == ("Milk", nil, "L1"), "\(asked)")
        #expect(asked.needsReview == ReviewReason.allCases.filter { [.noDate, .possibleMerge].contains($0) })
        let left = try #require(last.steps.last?.after)
        #expect((left.expiryDate, left.lot, left.needsReview) == (milk.expiryDate, nil, []), "\(left)")
    }

    @Test(arguments: StoreKind.allCases)
    func whenAPersonGaveTheDateThatOnlyTheOtherPackShows_shouldKeepAndAskIt(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let front = Item.sample(name: "Milk", gtin: nil, expires: nil), lid = Item.sample(name: nil, gtin: nil)
        let stored = try await save(front.completed(by: lid), of: [(front, "a"), (lid, "b")], to: items, home)
        let fix = ItemFix(.expiry) { $0.expiryDate = lid.expiryDate }
        _ = try await items.edit(stored.id, .fix(fix), on: Self.day, in: home)
        _ = try await items.edit(stored.id, .freeze(packs: nil), on: Self.day, in: home)

        let entry = try await part("b", of: stored, as: lid, leaving: front, items, home)

        let left = try #require(entry.steps.last?.after)
        #expect((left.expiryDate, left.needsReview) == (lid.expiryDate, [.conflictingDates]), "\(left)")
        #expect(left.fieldsSetByUser.contains(.expiryDate) && left.freezing?.daysLeft != nil)
    }

    @Test(arguments: StoreKind.allCases)
    func whenItWasFrozenOrEaten_shouldKeepNoDaysOfTheOtherAndNoPackMore(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let front = Item.sample(name: "Milk", gtin: nil, expires: nil), lid = Item.sample(name: nil, gtin: nil)
        let stored = try await save(front.completed(by: lid), of: [(front, "a"), (lid, "b")], to: items, home)
        _ = try await items.edit(stored.id, .freeze(packs: nil), on: Self.day, in: home)
        let frozen = try await part("b", of: stored, as: lid, leaving: front, items, home).steps.last?.after
        _ = try await items.undo(in: home)
        _ = try await items.edit(stored.id, .eat(.all), on: Self.day, in: home)

        let eaten = try await part("b", of: stored, as: lid, leaving: front, items, home).steps.last?.after

        #expect(frozen?.isFrozen == true && frozen?.freezing?.daysLeft == nil && frozen?.quantity == 1)
        #expect(eaten?.quantity == 0)
    }

    @Test(arguments: StoreKind.allCases)
    func whenSomebodyChangedOneMeanwhile_shouldBeRefused(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let one = try await save(.sample(gtin: nil, expires: nil), "a", to: items, home)
        let other = try await save(.sample(name: nil, gtin: nil), "b", to: items, home)
        _ = try await items.edit(one.id, .open(days: 3), on: Self.day, in: home)

        func isRefused(_ action: RequestedChange.Action) async throws -> Bool {
            let change = RequestedChange(
                action, on: Self.day, device: "phone", seen: RequestedChange.Seen(epoch: "another", number: 0))
            let refusal = try await items.perform(change, in: home).refusal
            guard case .changedSince = refusal else { return false }
            return true
        }

        #expect(try await isRefused(.join(other.id, to: one.id, packs: nil)))
        #expect(try await isRefused(.join(one.id, to: other.id, packs: nil)))
    }

    @Test(arguments: StoreKind.allCases)
    func whenItIsNotPossible_shouldSayWhy(kind: StoreKind) async throws {
        let (items, home) = try await open(kind)
        let one = try await save(.sample(gtin: nil, expires: nil), "a", to: items, home)
        let other = try await save(.sample(name: nil, gtin: nil), "b", to: items, home)
        let frozen = try await save(.sample(name: "Peas", gtin: nil), "c", to: items, home)
        _ = try await items.edit(frozen.id, .freeze(packs: nil), on: Self.day, in: home)

        func refusal(_ action: RequestedChange.Action) async throws -> ItemEditError? {
            try await items.perform(RequestedChange(action, on: Self.day), in: home).refusal
        }
        func parting(_ photo: String, packs: Int? = nil) -> ItemParting {
            ItemParting(of: one.id, photo: photo, packs: packs, taken: other, left: nil, shown: [:])
        }

        #expect(try await refusal(.join(one.id, to: one.id, packs: nil)) == .isItself)
        #expect(try await refusal(.join("x", to: one.id, packs: nil)) == .notFound)
        #expect(try await refusal(.join(one.id, to: other.id, packs: 0)) == .noAmount)
        #expect(try await refusal(.join(one.id, to: other.id, packs: .max)) == .tooMuch)
        #expect(try await refusal(.join(one.id, to: frozen.id, packs: nil)) == .isFrozen(Self.day))
        #expect(try await refusal(.part(parting("a"))) == .onlyPhoto)
        #expect(try await refusal(.part(parting("b"))) == .notFound)
        _ = try await join(other.id, one.id, items, home)
        #expect(try await refusal(.part(parting("b", packs: -1))) == .noAmount)
        // The scan that made it cannot be taken back any more, since its photo belongs to another item now.
        let scan = try await items.history(of: other.id, in: home).first?.changeId
        #expect(try await refusal(.undo(scan)) == .joinedSince)
    }

    @Test(arguments: StoreKind.allCases)
    func whenSequencesAreRandom_shouldLoseNothing(kind: StoreKind) async throws {
        let store = try await kind.make()
        // Behind a working copy are the rules of SQLite's store.
        let count: UInt64 = [.inMemory, .sqlite].contains(kind) ? 100 : 10
        for seed in FuzzBudget.firstSeed..<FuzzBudget.firstSeed + count {
            let home = try await store.households("user \(seed)").ensureHousehold(named: "Home").id
            let fault = try await fault(seed, store.items("user \(seed)"), home)
            #expect(fault == nil, "KIF_FUZZ_SEED=\(seed)")
        }
    }

    /// What is wrong after random joins, partings, meals and corrections, each perhaps taken back; nil for nothing.
    private func fault(_ seed: UInt64, _ items: any ItemProviding, _ home: String) async throws -> String? {
        var random = SeededGenerator(state: seed)
        let hashes = (0..<6).map { "\(seed) \($0)" }
        for (number, hash) in hashes.enumerated() {
            let shown = Item.sample(
                name: number % 3 == 2 ? nil : "Thing \(number)", gtin: nil,
                expires: number % 2 == 0 ? "2027-03-12" : nil)
            _ = try await save(shown, hash, at: Double(number), to: items, home)
        }
        let before = try await state(items, home)
        var made = 0
        for _ in 0..<12 {
            let all = try await items.items(ItemQuery(includesUsedUp: true), limit: nil, in: home)
            let (one, other) = (all.randomElement(using: &random), all.randomElement(using: &random))
            guard let one, let other else { return "everything is gone" }
            let total = all.reduce(0) { $0 + $1.stock }
            let photos = try await items.photos(of: one.id, in: home)
            let action: RequestedChange.Action
            switch Int.random(in: 0..<6, using: &random) {
            case 0...1: action = .join(one.id, to: other.id, packs: nil)
            case 2:
                let taken = Item.sample(name: "Taken", gtin: nil)
                action = .part(
                    ItemParting(
                        of: one.id, photo: photos.randomElement(using: &random)?.contentHash ?? "", packs: nil,
                        taken: taken, left: nil, shown: [:]))
            case 3: action = .edit(one.id, .eat(.thousandths(500)))
            case 4:
                let fix = ItemFix(.quantity) { $0.quantity = Int.random(in: 1...4, using: &random) }
                action = .edit(one.id, .fix(fix))
            default:
                // One that is not the last may be refused.
                let ids = try await items.changeIds(beginningWith: "", limit: 8, in: home)
                let isLast = Bool.random(using: &random)
                action = .undo(isLast ? nil : ids.sorted().randomElement(using: &random))
            }
            if case .undo = action, made == 0 { continue }
            let outcome = try await items.perform(RequestedChange(action, on: Self.day), in: home)
            guard outcome.refusal == nil else { continue }
            if case .undo = action { made -= 1 } else { made += 1 }
            if outcome.undone?.action == .scanned { return nil }
            let now = try await items.items(ItemQuery(includesUsedUp: true), limit: nil, in: home).reduce(0) {
                $0 + $1.stock
            }
            if case .edit(_, .eat, _) = action, now != total - 500 { return "a meal took \(total - now)" }
            if case .join = action, now != total, now != total - 1000 { return "a join changed \(now - total)" }
            if let fault = try await self.fault(in: items, home, photos: hashes) { return fault }
        }
        while made > 0 {
            // Changes that were not taken back in their order can be in the way of others.
            guard (try? await items.undo(in: home)) != nil else {
                return try await self.fault(in: items, home, photos: hashes)
            }
            made -= 1
        }
        let after = try await state(items, home)
        let different = zip(before, after).first { $0 != $1 }.map { "\($0)\n\($1)" }
        return before.count == after.count ? different : "\(after.count) items instead of \(before.count)"
    }

    private func fault(in items: any ItemProviding, _ home: String, photos: [String]) async throws -> String? {
        for photo in photos where try await items.items(ofPhoto: photo, in: home)?.count != 1 {
            return "photo \(photo) belongs to no item, or to several"
        }
        for item in try await items.items(ItemQuery(includesUsedUp: true), limit: nil, in: home) {
            let packs = try await items.purchases(of: item.id, in: home).reduce(0) { $0 + $1.quantity }
            if packs != item.quantity { return "\(item.quantity) packs of which \(packs) were bought" }
        }
        return nil
    }

    // MARK: Support

    private func open(_ kind: StoreKind) async throws -> (any ItemProviding, String) {
        let store = try await kind.make()
        return (store.items("ada"), try await store.households("ada").ensureHousehold(named: "Home").id)
    }

    private func join(_ id: String, _ other: String, _ items: any ItemProviding, _ home: String) async throws
        -> JournalEntry
    {
        try await items.perform(RequestedChange(.join(id, to: other, packs: nil), on: Self.day), in: home).recorded()
    }

    /// Takes a photo of what is `taken` out of an item, of whose photos the rest shows `left`.
    private func part(
        _ photo: String, of item: Item, as taken: Item, leaving left: Item?, showing photos: [(Item, String)]? = nil,
        _ items: any ItemProviding, _ home: String
    ) async throws -> JournalEntry {
        let photos = photos ?? [(taken, photo)] + (left.map { [($0, "a")] } ?? [])
        let shown = Dictionary(uniqueKeysWithValues: photos.map { ($1, fields(of: $0)) })
        let parting = ItemParting(of: item.id, photo: photo, packs: nil, taken: taken, left: left, shown: shown)
        return try await items.perform(RequestedChange(.part(parting), on: Self.day), in: home).recorded()
    }

    private func add(
        _ item: Item, packs: Int, notes: String, to items: any ItemProviding, _ home: String
    ) async throws -> Item {
        var item = item
        (item.quantity, item.notes) = (packs, notes)
        item.fieldsSetByUser = [.name]
        let entry = try await items.perform(RequestedChange(.add(item), on: Self.day), in: home).recorded()
        return try #require(entry.steps.first?.after)
    }

    private func save(
        _ item: Item, _ hash: String, at seconds: Double = 0, to items: any ItemProviding, _ home: String
    ) async throws -> Item {
        var item = item
        item.addedDate += seconds
        return try await save(item, of: [(item, hash)], to: items, home)
    }

    private func save(
        _ item: Item, of photos: [(Item, String)], to items: any ItemProviding, _ home: String
    ) async throws -> Item {
        let stored = photos.map { shown, hash in
            var photo = StoredPhoto(contentHash: hash, name: "\(hash).jpg", shown: fields(of: shown))
            photo.label = ScannedLabel()
            return photo
        }
        return try #require(try await items.save([item], ofPhotos: stored, in: home).first).item
    }

    private func fields(of item: Item) -> [StoredPhoto.ShownField] {
        ItemField.allCases.compactMap { field in
            item.text(of: field).map { StoredPhoto.ShownField(field: field, text: $0) }
        }
    }

    /// All items with their photos and the photos of their values.
    private func state(_ items: any ItemProviding, _ home: String) async throws -> [String] {
        var lines: [String] = []
        let all = try await items.items(ItemQuery(includesUsedUp: true), limit: nil, in: home)
        for item in all.sorted(by: { $0.id < $1.id }) {
            let photos = try await items.photos(of: item.id, in: home).map(\.contentHash).sorted()
            let origins = try await items.origins(of: item.id, in: home).map { "\($0.field) \($0.contentHash)" }
            lines.append("\(item)\n\(photos)\n\(origins)")
        }
        return lines
    }
}
