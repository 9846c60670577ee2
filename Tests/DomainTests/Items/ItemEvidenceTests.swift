import Foundation
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@Suite struct ItemEvidenceTests {
    @Test func whenTheDateIsAmbiguous_shouldOfferEachReadingOnce() {
        let evidence = ItemEvidence([photo("BEST BEFORE 05/06/2027"), photo("BEST BEFORE 05/06/2027")], locale: nil)

        #expect(Set(evidence.dates.map(\.date.description)) == ["2027-05-06", "2027-06-05"])
        #expect(evidence.dates.count == 2)
        #expect(evidence.item?.needsReview.contains(.ambiguousDate) == true)
    }

    @Test func whenAReadingIsMissing_shouldNotReturnAnItem() {
        let evidence = ItemEvidence([photo("BEST BEFORE 12 MAR 2027"), photo(nil)], locale: nil)

        #expect(evidence.item == nil)
        #expect(evidence.isIncomplete)
        #expect(evidence.dates.map(\.date.description) == ["2027-03-12"])
    }

    @Test func whenPhotosContradictEachOther_shouldNotReturnAnItem() {
        let evidence = ItemEvidence(
            [photo("BEST BEFORE 12 MAR 2027"), photo("BEST BEFORE 13 MAR 2027")], locale: nil)

        #expect(evidence.item == nil)
        #expect(!evidence.isIncomplete)
    }

    @Test func whenReadAgain_shouldKeepWhatAPersonSet() throws {
        let evidence = ItemEvidence([photo("BEST BEFORE 12 MAR 2027 L123")], locale: nil)
        let read = try #require(evidence.item)
        let stored = Item(
            id: "a", expiryDate: CivilDate("2027-04-01"), expiryKind: .useBy, lot: "X9",
            addedDate: Date(timeIntervalSince1970: 0), fieldsSetByUser: [.expiryDate])

        let reread = stored.reread(as: read)

        #expect(reread.expiryDate == CivilDate("2027-04-01"))
        #expect(reread.expiryKind == .useBy)
        #expect(reread.lot == read.lot)
    }

    @Test func whenThePhotoIsOld_shouldUseTheDayOnWhichItWasTaken() {
        var old = photo("BEST BEFORE 11.10.")
        old.taken = CivilDate("2018-09-14")

        #expect(ItemEvidence([old], locale: nil).item?.expiryDate?.description == "2018-10-11")
    }

    private func photo(_ text: String?) -> ItemPhoto {
        ItemPhoto(
            contentHash: text ?? "none", name: "a.jpg", savedAt: Date(timeIntervalSince1970: 1_795_305_600),
            label: text.map { ScannedLabel(lines: [TextLine(text: $0)]) })
    }
}
