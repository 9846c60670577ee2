import Testing

@testable import KeepItFreshDomain
@testable import KeepItFreshLabels

@Suite struct TextPlaceSelectionTests {
    /// A place that begins at (0, top).
    private func place(top: Int, height: Int = 20, length: Int = 200, left: Int = 0) -> TextPlace {
        TextPlace(box: Quad(left: left, top: top, right: left + length, bottom: top + height), score: 1)
    }

    private func code(at place: TextPlace) -> TextLine {
        TextLine(text: "12 MAR 2027", box: place.box)
    }

    @Test func whenADateCodeHasTooFewDigitsForADate_shouldNotChooseLinesAtDatesThere() {
        let date = place(top: 300), piece = place(top: 500)
        let codes = [code(at: date), TextLine(text: "12 MA", box: piece.box)]

        let selection = TextPlaceSelection([piece, date], beside: codes, [])

        #expect(selection.atDates == [date.box])
        #expect(Set(selection.nearCodes) == [date.box, piece.box])
    }

    @Test func whenTheLargestLinesAreLong_shouldChooseFewForTheName() {
        let long = (0..<6).map { place(top: 100 * $0, height: 40, length: 700) }
        let short = (0..<6).map { place(top: 100 * $0, height: 40, length: 200) }

        #expect(TextPlaceSelection(long, beside: [], []).forProduct.count == 2)
        #expect(TextPlaceSelection(short, beside: [], []).forProduct.count == 6)
    }

    @Test func whenALineIsMuchSmallerThanTheLargest_shouldNotChooseItForTheName() {
        let name = place(top: 0, height: 300, length: 1_200), small = place(top: 400, height: 20, length: 300)

        #expect(TextPlaceSelection([small, name], beside: [], []).forProduct == [name.box])
    }

    @Test func whenLinesAreNearADateCode_shouldChooseThemNearestFirst() {
        let at = place(top: 300), below = place(top: 325), beside = place(top: 300, left: 230), far = place(top: 400)

        let selection = TextPlaceSelection([far, beside, below, at], beside: [code(at: at)], [])

        #expect(selection.nearCodes == [at.box, below.box, beside.box])
        #expect(selection.neighbours(of: at.box).first == at.box)
    }

    @Test func whenAKeywordMayBeFartherFromItsDate_shouldChooseIt() {
        let at = place(top: 300), above = place(top: 225), far = place(top: 180)

        let selection = TextPlaceSelection([far, above, at], beside: [code(at: at)], [])

        #expect(selection.forKeywords == [at.box, above.box])
        #expect(selection.nearCodes == [at.box])
    }

    @Test func whenLineIsLarge_shouldBeNearFromFartherAway() {
        let date = place(top: 300)
        let large = place(top: 220, height: 50), small = place(top: 360, height: 20)

        #expect(
            TextPlaceSelection([large, small], beside: [code(at: date)], []).nearCodes == [large.box])
    }

    @Test func whenThereIsNoDateCode_shouldChooseNoneNearIt() {
        let selection = TextPlaceSelection([place(top: 300)], beside: [TextLine(text: "12 MAR 2027")], [])

        #expect(selection.nearCodes.isEmpty)
    }

    @Test func whenLinesAreUnderABarcode_shouldChooseThemToo() throws {
        let bars = Quad(left: 0, top: 500, right: 300, bottom: 600)
        let code = Barcode(symbology: .ean13, text: "4006381333931", box: bars)
        let digits = TextPlace(box: Quad(left: 20, top: 602, right: 280, bottom: 630), score: 1)

        let selection = TextPlaceSelection([place(top: 100), digits], beside: [], [code])

        #expect(selection.atDates == [digits.box])
    }

    @Test func whenLookingForTheName_shouldChooseTheLargestLines() {
        let small = (0..<30).map { place(top: 30 * $0, length: 300) }
        let name = place(top: 1_000, height: 80, length: 500), brand = place(top: 1_100, height: 40, length: 300)

        let chosen = TextPlaceSelection(small + [brand, name], beside: [], []).forProduct

        #expect(chosen.prefix(2) == [name.box, brand.box])
        #expect(chosen.count < 12)
    }

    @Test func whenALineMayBeAQuantity_shouldChooseItForTheProduct() {
        let larger = (0..<12).map { place(top: 100 * $0, height: 40, length: 500) }
        let quantity = place(top: 1_500, height: 30, length: 100)

        #expect(TextPlaceSelection(larger + [quantity], beside: [], []).forProduct.contains(quantity.box))
    }

    @Test func whenALineIsRunningText_shouldChooseItForNothing() {
        let running = place(top: 300, height: 20, length: 900)
        let selection = TextPlaceSelection([running], beside: [code(at: running)], [])

        #expect(selection.nearCodes.isEmpty && selection.forProduct.isEmpty && selection.likeDates.isEmpty)
    }

    @Test func whenLookingForDates_shouldChooseLinesOfTheirShapeLargestFirst() {
        let long = place(top: 0, length: 440), square = place(top: 30, length: 25)
        let date = place(top: 60, length: 150), larger = place(top: 90, height: 30, length: 240)

        #expect(
            TextPlaceSelection([long, square, date, larger], beside: [], []).likeDates == [larger.box, date.box])
    }

    @Test func whenThereAreManyLines_shouldChooseAFew() {
        let places = (0..<400).map { place(top: 25 * $0) }
        let selection = TextPlaceSelection(places, beside: places.map(code), [])

        #expect(selection.nearCodes.count < 20 && selection.forProduct.count < 12)
        #expect(selection.likeDates.count < 30 && selection.neighbours(of: places[0].box).count < 20)
    }

    @Test func whenCornersAreAnyNumbers_shouldNotTrap() {
        let numbers = [Int.min, -1, 0, 1, Int.max]
        let places = numbers.flatMap { left in
            numbers.map { right in TextPlace(box: Quad(left: left, top: left, right: right, bottom: right), score: 1) }
        }
        let selection = TextPlaceSelection(places, beside: places.map(code), [])

        #expect(selection.nearCodes.count < 20 && selection.forProduct.count < 12)
        #expect(selection.neighbours(of: places[0].box).count < 20)
    }
}
