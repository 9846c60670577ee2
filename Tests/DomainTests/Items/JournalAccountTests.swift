import Foundation
import KeepItFreshDomain
import Testing

@Suite struct JournalAccountTests {
    @Test func whenAllIsAsTheJournalSays_shouldAgree() {
        #expect(account(step(nil, item(2)), step(item(2), item(1))).disagreements([item(1)]) == 0)
    }

    @Test func whenAnItemIsMissing_shouldCountIt() {
        #expect(account(step(nil, item(2))).disagreements([]) == 1)
    }

    @Test func whenADeletedItemIsThere_shouldCountIt() {
        #expect(account(step(nil, item(2)), step(item(2), nil)).disagreements([item(2)]) == 1)
    }

    @Test(arguments: [(3, "Oats"), (2, "Rye")])
    func whenAValueDiffers_shouldCountIt(packs: Int, name: String) {
        #expect(account(step(nil, item(2))).disagreements([item(packs, name)]) == 1)
    }

    @Test func whenTheJournalDoesNotMentionAnItem_shouldNotCountIt() {
        #expect(account().disagreements([item(2)]) == 0)
    }

    @Test func whenTheJournalBeginsLater_shouldCountPacksFromThere() {
        #expect(account(step(item(5), item(4))).disagreements([item(4)]) == 0)
        #expect(account(step(item(5), item(4))).disagreements([item(5)]) == 1)
    }

    @Test func whenAChangeWasUndone_shouldTakeItsValueAndPacksOut() {
        var account = account(step(nil, item(2)))
        account.add(step(item(2), item(2, "Rye")), isUndone: true)
        account.add(step(item(2, "Rye"), item(1, "Rye")), isUndone: false)

        #expect(account.disagreements([item(1, "Oats")]) == 0)
        #expect(account.disagreements([item(2, "Oats")]) == 1)
    }

    @Test func whenAddingWasUndone_shouldExpectNoItem() {
        var account = JournalAccount()
        account.add(step(nil, item(2)), isUndone: true)

        #expect(account.disagreements([]) == 0)
        #expect(account.disagreements([item(2)]) == 1)
    }

    private func account(_ steps: JournalStep...) -> JournalAccount {
        var account = JournalAccount()
        for step in steps { account.add(step, isUndone: false) }
        return account
    }

    private func step(_ before: Item?, _ after: Item?) -> JournalStep {
        JournalStep(itemId: "a", before: before, after: after)
    }

    private func item(_ packs: Int, _ name: String = "Oats") -> Item {
        Item(id: "a", name: name, quantity: packs, addedDate: Date(timeIntervalSince1970: 0))
    }
}

extension JournalAccount {
    /// Compares all stored items.
    fileprivate func disagreements(_ items: [Item]) -> Int {
        var account = self
        items.forEach { account.compare($0) }
        return account.disagreements
    }
}
