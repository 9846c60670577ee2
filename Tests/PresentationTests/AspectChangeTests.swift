import KeepItFreshDomain
import Testing

@testable import KeepItFreshPresentation

@Suite struct AspectChangeTests {
    @Test(
        arguments: [
            (.expiry, "2027-03 bestBefore", "2027-03-12 useBy", "date best before 2027-03 → use by 2027-03-12"),
            (.expiry, nil, "2027-03-12", "date none → 2027-03-12"),
            (.review, "ambiguousDate,noName", nil, "review the date can be read in two ways, no name → none"),
            (.left, "500/1000", "250/1000", "begun pack 1/2 → 1/4"),
            (.place, "cellar\u{1B}[31m", "attic", "place cellar\\u{1B}[31m → attic"),
        ] as [(ItemAspect, String?, String?, String)])
    func whenToldToPeople_shouldUseWordsForWhatScriptsRead(
        aspect: ItemAspect, old: String?, new: String?, words: String
    ) {
        #expect(AspectChange(aspect: aspect, old: old, new: new).words == words)
    }

    @Test func whenToldInAnotherLanguage_shouldUseItsWords() {
        let change = AspectChange(aspect: .expiry, old: "2027-03 bestBefore", new: nil)

        #expect(change.words(in: .german) == "Datum mindestens haltbar bis 2027-03 → keine Angabe")
    }
}
