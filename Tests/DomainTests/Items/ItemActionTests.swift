import Foundation
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

/// The actions that an interface offers are those that the rules allow.
@Suite struct ItemActionTests {
    private static let today = CivilDate(clampedDayNumber: 20_783)

    @Test func shouldBeThoseThatAreNotRefused() {
        for item in Self.items {
            let edits: [(ItemAction, ItemEdit)] = [
                (.eat, .eat(.all)), (.waste, .waste(.all)), (.open, .open(days: nil)), (.freeze, .freeze(packs: nil)),
                (.thaw, .thaw(packs: nil)), (.move, .move(to: "somewhere else", packs: nil)),
            ]
            for (action, edit) in edits {
                let isAllowed = (try? item.edited(edit, on: Self.today)) != nil
                #expect(item.actions(today: Self.today).contains(action) == isAllowed, "\(action) of \(item)")
            }
        }
    }

    /// Items in all states that matter.
    private static var items: [Item] {
        var items = [Item(id: "a", name: "Milk", addedDate: .distantPast)]
        items += items.map { changed($0) { $0.quantity = 0 } }
        items += items.flatMap { item in
            [("2026-11-20", DateKind.useBy), ("2026-11-30", .useBy), ("2026-11-20", .bestBefore)].map { date, kind in
                changed(item) { ($0.expiryDate, $0.expiryKind) = (CivilDate(date), kind) }
            }
        }
        items += items.map { changed($0) { $0.opening = Item.Opening(date: today, days: 2) } }
        items += items.map { changed($0) { $0.freezing = Item.Freezing(date: today, daysLeft: 3) } }
        items += items.map { item in changed(item) { $0.freezing?.thawedOn = today } }
        return items
    }

    private static func changed(_ item: Item, _ change: (inout Item) -> Void) -> Item {
        var item = item
        change(&item)
        return item
    }
}
