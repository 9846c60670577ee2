import KIFTestSupport
import KeepItFreshLabels
import Testing

@Suite struct SeveralPacksTests {
    private let today = CivilDate(clampedDayNumber: 20_777)
    private static let milk = "4006381333931"
    private static let rice = "9520123400552"

    /// The lines and the code of a pack whose left edge is at `left`, and its top at `top`.
    private func pack(
        _ name: String, _ date: String, _ code: String, left: Int, top: Int = 0
    ) -> (lines: [TextLine], code: Barcode) {
        let lines = [
            TextLine.front(name, left: left + 40, top: top + 60, height: 60),
            TextLine(
                text: "Best before \(date)",
                box: Quad(left: left + 40, top: top + 300, right: left + 340, bottom: top + 330)),
        ]
        let box = Quad(left: left + 200, top: top + 400, right: left + 420, bottom: top + 520)
        return (lines, Barcode(symbology: .ean13, text: code, box: box))
    }

    private func parse(_ packs: [(lines: [TextLine], code: Barcode)], width: Int, height: Int = 600) -> ParsedLabel {
        let label = ScannedLabel(
            barcodes: packs.map(\.code), lines: packs.flatMap(\.lines),
            size: ScannedLabel.Size(width: width, height: height))
        return LabelParser().parse(label, today: today, locale: nil)
    }

    @Test func whenPacksStandBesideEachOther_shouldGiveEachItsDate() {
        let parsed = parse(
            [pack("Milk", "12.03.2027", Self.milk, left: 0), pack("Rice", "30.11.2028", Self.rice, left: 500)],
            width: 1000)

        #expect(parsed.parts.map(\.gtin?.digits) == ["0" + Self.milk, "0" + Self.rice])
        #expect(parsed.parts.map(\.dates.expiry?.date.description) == ["2027-03-12", "2028-11-30"])
        #expect(parsed.dates.expiry == nil && parsed.needsReview == [])
        #expect(parsed.dates.dates.count == 2)
    }

    @Test func whenPacksLieAboveEachOther_shouldGiveEachItsDate() {
        let packs = [
            pack("Milk", "12.03.2027", Self.milk, left: 0), pack("Rice", "30.11.2028", Self.rice, left: 90, top: 600),
        ]

        let parsed = parse(packs, width: 600, height: 1200)

        #expect(parsed.parts.map(\.dates.expiry?.date.description) == ["2027-03-12", "2028-11-30"])
    }

    @Test func whenNoGapPartsThem_shouldAskAndGiveNoDate() {
        var packs = [pack("Milk", "12.03.2027", Self.milk, left: 0), pack("Rice", "30.11.2028", Self.rice, left: 500)]
        packs[0].lines.append(
            TextLine(text: "words across both packs", box: Quad(left: 20, top: 20, right: 980, bottom: 590)))

        let parsed = parse(packs, width: 1000)

        #expect(parsed.parts.isEmpty && parsed.dates.expiry == nil)
        #expect(parsed.needsReview.contains(.possibleMerge))
    }

    @Test func whenOnePackHasNoDate_shouldAskOnlyAboutThat() {
        var packs = [pack("Milk", "12.03.2027", Self.milk, left: 0), pack("Rice", "30.11.2028", Self.rice, left: 500)]
        packs[1].lines.removeLast()

        let parsed = parse(packs, width: 1000)

        #expect(parsed.parts.map(\.needsReview) == [[], [.noDate]])
        #expect(parsed.part(of: GTIN(Self.milk)).dates.expiry?.date.description == "2027-03-12")
    }

    @Test func whenPacksWithoutCodesHaveANameAndADateEach_shouldGiveEachItsDate() {
        let packs = [
            pack("Oat Drink", "12.03.2027", Self.milk, left: 0),
            pack("Jasmine Rice", "30.11.2028", Self.rice, left: 700),
        ]
        let brands = [0, 700].map { TextLine.front("Moulinette", left: $0 + 100, top: 10, height: 40) }
        let small = [0, 700].flatMap { left in
            [
                TextLine.front("Source of fibre", left: left + 60, top: 200, height: 20),
                TextLine.front("Keep cool and dry", left: left + 60, top: 250, height: 18),
            ]
        }
        let lines = packs.flatMap(\.lines) + brands + small
        let label = ScannedLabel(lines: lines, size: ScannedLabel.Size(width: 1400, height: 600))

        let parsed = LabelParser().parse(label, today: today, locale: nil)

        #expect(parsed.parts.map(\.dates.expiry?.date.description) == ["2027-03-12", "2028-11-30"])
        #expect(parsed.parts.map(\.product?.name) == ["Oat Drink", "Jasmine Rice"])
    }

    @Test func whenOnePackHasTwoDates_shouldStayOne() {
        let pack = pack("Oat Drink", "12.03.2027", Self.milk, left: 0)
        let other = TextLine(text: "Best before 30.11.2028", box: Quad(left: 900, top: 300, right: 1200, bottom: 330))
        let label = ScannedLabel(lines: pack.lines + [other], size: ScannedLabel.Size(width: 1400, height: 600))

        #expect(LabelParser().parse(label, today: today, locale: nil).parts.isEmpty)
    }
}
