import Foundation
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@Suite struct LearntLivesTests {
    private let day = CivilDate(clampedDayNumber: 20_800)

    private func milk(_ days: Int?) -> Item {
        let added = Date(timeIntervalSince1970: Double(day.dayNumber) * 86_400)
        return Item(id: "m", name: "Milk", expiryDate: days.flatMap { day.adding(days: $0) }, addedDate: added)
    }

    private func opening(_ days: Int?, isUndone: Bool = false) -> JournalEntry {
        var after = milk(nil)
        after.opening = Item.Opening(date: day, days: days)
        return JournalEntry(
            userId: nil, date: Date(), day: day, action: .opened,
            steps: [JournalStep(itemId: "m", before: milk(nil), after: after)], isUndone: isUndone)
    }

    @Test func whenSeveralPacksSayIt_shouldOfferTheMedians() {
        var learnt = LearntLives()
        for days in [9, 7, 30, nil, -3] { learnt.add(milk(days)) }
        for days in [3, 4, nil] { learnt.add(opening(days)) }
        learnt.add(opening(90, isUndone: true))

        let offer = learnt.offers(beside: []).first

        #expect(offer?.life == UsualLife(days: 9, openedDays: 4) && offer?.count == 3)
        #expect(offer?.subject.name == "Milk")
    }

    @Test func whenItIsSetOrOnlyOnePackSaysIt_shouldOfferNothing() {
        var learnt = LearntLives()
        for days in [9, 7] { learnt.add(milk(days)) }
        learnt.add(opening(3))
        let milk = HouseholdRule.Subject(kind: .product, name: "milk")

        #expect(learnt.offers(beside: [.life(UsualLife(days: 5), of: milk)]).isEmpty)
    }

    @Test(arguments: [
        ("28d", 28), ("28", 28), ("4w", 28), ("6mo", 183), ("1 year", 365), ("2y", 731), ("0d", 0), ("100y", 36_525),
    ])
    func whenATimeIsTyped_shouldBeDays(text: String, days: Int) {
        #expect(UsualLife.days(text) == days)
    }

    @Test(arguments: ["", "d", "-3d", "3x", "101y", "1.5d", "99999999999999999999d", "d28", "²d"])
    func whenItIsNoTime_shouldBeNil(text: String) {
        #expect(UsualLife.days(text) == nil)
    }
}
