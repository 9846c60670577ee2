import FoundationEssentials
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshPresentation

@Suite struct JournalEntryReportTests {
    @Test(
        arguments: [
            (.expiry, "2027-03 bestBefore", "2027-03-12 useBy", "date best before 2027-03 → use by 2027-03-12"),
            (.expiry, nil, "2027-03-12", "date none → 2027-03-12"),
            (.review, "ambiguousDate,noDate", nil, "review ambiguous date, no date → none"),
            (.openedPackRemainder, "500/1000", "250/1000", "opened pack 1/2 → 1/4"),
            (.place, "cellar\u{1B}[31m", "attic", "place cellar\\u{1B}[31m → attic"),
        ] as [(ItemAspect, String?, String?, String)])
    func whenAChangeIsShown_shouldUseWordsInsteadOfCodes(
        aspect: ItemAspect, old: String?, new: String?, words: String
    ) {
        #expect(JournalStep.Change(aspect: aspect, old: old, new: new).words(in: .english) == words)
    }

    @Test func whenAChangeIsShownInAnotherLanguage_shouldUseItsWords() {
        let change = JournalStep.Change(aspect: .expiry, old: "2027-03 bestBefore", new: nil)

        #expect(change.words(in: .german) == "Datum mindestens haltbar bis März 2027 → keine Angabe")
    }

    @Test func whenValuesAreConfirmed_shouldNotShowThemAsChanges() throws {
        let date = try #require(CivilDate("2021-06-14"))
        let before = Item(
            id: "0123", name: "Beans", expiryDate: date, expiryKind: .unlabelled,
            addedDate: Date(timeIntervalSince1970: 0), needsReview: [.ambiguousDate])
        var after = before
        after.needsReview = []
        after.fieldsSetByUser = [.name, .expiryDate]
        var entry = JournalEntry(
            userId: "u", date: Date(timeIntervalSince1970: 0), day: date, action: .fixed,
            steps: [JournalStep(itemId: "0123", before: before, after: after)])

        #expect(entry.summary(in: .english) == "Beans confirmed: 2021-06-14")
        entry.isUndone = true
        #expect(
            EditReport(entry, today: date, household: "Home").lines == [
                "undone: Beans confirmed: 2021-06-14", "  Beans: marked for review again (ambiguous date)",
            ])
    }
}
