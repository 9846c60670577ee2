import KeepItFreshLabels
import Testing

/// The examples in the documentation of the library's entry points, which are compiled here and give the values that
/// their comments state.
@Suite struct LabelExampleTests {
    /// 24 November 2026.
    private let today = CivilDate(clampedDayNumber: 20_781)

    @Test func whenALabelIsParsed_shouldReturnWhatTheExampleStates() {
        let label = ScannedLabel(
            barcodes: [Barcode(symbology: .ean13, text: "4006381333931")],
            lines: [TextLine(text: "Oat Drink"), TextLine(text: "Best before 12.03.2027")])
        let parsed = LabelParser(region: "DE").parse(label, today: today, locale: LocaleHint("de-DE"))
        // parsed.product?.name == "Oat Drink"
        // parsed.dates.expiry?.date.description == "2027-03-12"
        // parsed.needsReview == []

        #expect(parsed.product?.name == "Oat Drink")
        #expect(parsed.dates.expiry?.date.description == "2027-03-12")
        #expect(parsed.needsReview == [])
    }

    @Test func whenDatesAreParsed_shouldReturnWhatTheExampleStates() {
        let lines = [TextLine(text: "Best before 03/04/2027"), TextLine(text: "L4711")]
        let dates = DateParser().parse(lines, today: today, locale: LocaleHint("en-GB"))
        // dates.expiry?.date.description == "2027-04-03"
        // dates.expiry?.kind == .bestBefore
        // dates.lot == "4711"

        #expect(dates.expiry?.date.description == "2027-04-03")
        #expect(dates.expiry?.kind == .bestBefore)
        #expect(dates.lot == "4711")
    }

    @Test func whenABarcodeIsParsed_shouldReturnWhatTheExampleStates() {
        let barcode = BarcodeParser().parse(
            "(01)09501101530003(17)270228(10)AB7", symbology: .gs1128, isGS1: true, today: today)
        // barcode.gtin?.digits == "09501101530003"
        // barcode.dates[.expiry]?.description == "2027-02-28"
        // barcode.lot == "AB7"

        #expect(barcode.gtin?.digits == "09501101530003")
        #expect(barcode.dates[.expiry]?.description == "2027-02-28")
        #expect(barcode.lot == "AB7")
    }

    @Test func whenLinesAreMade_shouldBePlainOrRecognised() {
        let typed = TextLine(text: "Best before 12.03.2027")
        let recognised = TextLine(
            text: "L 4711", confidence: 0.93, box: Quad(left: 40, top: 310, right: 180, bottom: 340),
            readers: [.dateCode])

        #expect(typed.confidence == 1 && typed.readers.isEmpty)
        #expect(recognised.readers == [.dateCode])
    }
}
