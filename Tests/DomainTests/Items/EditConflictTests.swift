import Foundation
import KeepItFreshLabels
import Testing

@testable import KeepItFreshDomain

/// Which edits are refused because somebody else changed the same in the meantime.
@Suite struct EditConflictTests {
    private static let day = CivilDate(clampedDayNumber: 20_800)

    /// Each kind of edit with the aspects in which another device's change prevents it; nil for any change at all.
    private static let table: [(name: String, edit: ItemEdit, aspects: Set<ItemAspect>?)] = {
        let all = ItemFix(
            .name, .brand, .category, .gtin, .quantity, .unit, .expiry, .productionDate, .lot, .notes
        ) { item in
            (item.name, item.brand, item.category, item.gtin) = ("Mine", "Mine", "Mine", GTIN("4006381333931"))
            (item.quantity, item.unit) = (7, "7 g")
            (item.expiryDate, item.productionDate) = (CivilDate("2031-07-07"), CivilDate("2021-07"))
            (item.lot, item.notes) = ("MINE", "Mine")
        }
        let cleared = ItemFix(.place, .expiry)
        var confirmed = ItemFix(.lot) { $0.lot = "MINE" }
        confirmed.confirmsRest = true
        let read = Item(
            name: "Mine", brand: "Mine", unit: "7 g", expiryDate: CivilDate("2031-07-07"), lot: "MINE",
            addedDate: .distantPast)
        return [
            (
                "fix", .fix(all),
                [.name, .brand, .category, .gtin, .unit, .quantity, .expiry, .productionDate, .lot, .notes]
            ),
            ("clear", .fix(cleared), [.place, .expiry]),
            ("confirm", .fix(confirmed), [.name, .brand, .category, .gtin, .unit, .expiry, .productionDate, .lot]),
            ("reread", .reread(read), [.name, .expiry, .lot, .review]),
            ("eat", .eat(.thousandths(1)), []), ("eat all", .eat(.all), []), ("waste", .waste(.all), []),
            ("open", .open(days: 5), [.opening]), ("freeze", .freeze(packs: nil), [.freezing]),
            ("freeze one", .freeze(packs: 1), []), ("thaw", .thaw(packs: nil), [.freezing]),
            ("move", .move(to: "mine", packs: nil), [.place]), ("delete", .delete, nil),
        ]
    }()

    @Test(arguments: table.map(\.name), ItemAspect.allCases)
    func whenAnotherDeviceChangedTheAspect_shouldRefuseByTheTable(name: String, aspect: ItemAspect) throws {
        let (edit, expected) = try row(name)
        let (seen, now) = Self.items(changing: aspect, for: edit)
        let entry = Self.entry("theirs", seen, now, number: 2)

        let conflict = try Self.conflict(of: edit, with: now, since: [entry])

        #expect(conflict == (expected?.contains(aspect) ?? true ? aspect : nil))
    }

    @Test(arguments: table.map(\.name), ItemAspect.allCases)
    func whenTheSameDeviceChangedIt_orItWasUndone_shouldNotRefuse(name: String, aspect: ItemAspect) throws {
        let (edit, _) = try row(name)
        let (seen, now) = Self.items(changing: aspect, for: edit)
        var undone = Self.entry("theirs", seen, now, number: 2)
        undone.isUndone = true
        var undoing = Self.entry("undoing", now, seen, number: 3)
        undoing.undoes = "theirs"

        // The store passes the entries of other devices only.
        #expect(try Self.conflict(of: edit, with: now, since: []) == nil)
        #expect(try Self.conflict(of: edit, with: seen, since: [undone, undoing]) == nil)
    }

    @Test(arguments: ["fix", "clear", "move", "open", "delete"])
    func whenWhatWasSeenWasUndone_shouldRefuse(name: String) throws {
        let (edit, _) = try row(name)
        let aspect: ItemAspect = name == "fix" ? .name : name == "open" ? .opening : .place
        let (now, seen) = Self.items(changing: aspect, for: edit)
        var undoing = Self.entry("undoing", seen, now, number: 3)
        undoing.undoes = "seen before"

        #expect(try Self.conflict(of: edit, with: now, since: [undoing]) == aspect)
    }

    @Test func whenTheyChoseTheSameValue_shouldNotRefuse() throws {
        let (seen, _) = Self.items(changing: .place, for: .eat(.all))
        let fix = ItemFix(.name, .lot) { ($0.name, $0.lot) = ("Ours", "NEW") }
        var theirs = seen
        theirs.name = "Ours"

        #expect(
            try Self.conflict(of: .fix(fix), with: theirs, since: [Self.entry("a", seen, theirs, number: 2)]) == nil)
    }

    @Test func whenItWasDeletedAndRestored_shouldRefuseWhatItsMakerCouldNotSee() throws {
        let (item, _) = Self.items(changing: .place, for: .eat(.all))
        let entries = [Self.entry("a", item, nil, number: 2), Self.entry("b", nil, item, number: 3)]

        #expect(try Self.conflict(of: .move(to: "mine", packs: nil), with: item, since: entries) == .place)
        #expect(try Self.conflict(of: .eat(.all), with: item, since: entries) == nil)
    }

    private func row(_ name: String) throws -> (ItemEdit, Set<ItemAspect>?) {
        let row = try #require(Self.table.first { $0.name == name })
        return (row.edit, row.aspects)
    }

    private static func conflict(of edit: ItemEdit, with item: Item, since entries: [JournalEntry]) throws
        -> ItemAspect?
    {
        EditConflict.aspect(of: edit, from: item, to: try item.edited(edit, on: day).item, since: entries)
    }

    private static func entry(_ id: String, _ before: Item?, _ after: Item?, number: Int) -> JournalEntry {
        let step = JournalStep(itemId: "milk", before: before, after: after)
        var entry = JournalEntry(userId: "ben", date: .distantPast, day: day, action: .fixed, steps: [step])
        (entry.changeId, entry.number) = (id, number)
        return entry
    }

    private static func earlier(_ days: Int) -> CivilDate { CivilDate(clampedDayNumber: day.dayNumber - days) }

    /// An item on which the edit is possible, and the same with another value of the aspect.
    private static func items(changing aspect: ItemAspect, for edit: ItemEdit) -> (Item, Item) {
        var item = Item(
            id: "milk", name: "Milk", brand: "Hof", category: "drink", quantity: 3, unit: "1 l",
            expiryDate: CivilDate("2030-01-01"), expiryKind: .bestBefore, productionDate: CivilDate("2020-01"),
            lot: "A",
            addedDate: .distantPast, notes: "cold", needsReview: [.lowConfidence], place: "fridge")
        var other = item
        other.name = "Theirs"
        other.brand = "Theirs"
        other.category = "theirs"
        other.gtin = GTIN("9520123400552")
        other.unit = "2 l"
        other.quantity = 5
        other.openedPackRemainder = 400
        other.expiryDate = CivilDate("2030-02-02")
        other.productionDate = CivilDate("2020-02")
        other.lot = "B"
        other.notes = "warm"
        other.place = "cellar"
        other.opening = Item.Opening(date: day, days: 2)
        other.freezing = Item.Freezing(date: earlier(9), daysLeft: 9, thawedOn: earlier(1))
        other.needsReview = [.possibleMerge]
        if case .thaw = edit {
            item.freezing = Item.Freezing(date: day, daysLeft: 3)
            other.freezing = Item.Freezing(date: earlier(1), daysLeft: 4)
        }
        var changed = item
        changed.copy(aspect, from: other)
        return (item, changed)
    }
}
