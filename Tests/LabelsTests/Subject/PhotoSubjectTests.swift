import KeepItFreshLabels
import Testing

@Suite struct PhotoSubjectTests {
    private let today = CivilDate(clampedDayNumber: 20_700)

    private func parse(_ lines: [String], _ barcodes: [Barcode] = []) -> ParsedLabel {
        let placed = lines.enumerated().map { row, text in
            let (top, right) = (40 + row * 50, 40 + text.count * 16)
            return TextLine(text: text, box: Quad(left: 40, top: top, right: right, bottom: top + 32))
        }
        let label = ScannedLabel(barcodes: barcodes, lines: placed, size: ScannedLabel.Size(width: 1200, height: 900))
        return LabelParser().parse(label, today: today, locale: nil)
    }

    private static let papers = [
        [
            "PASSEPORT", "Nom / Surname", "LEFÈVRE", "Prénoms / Given names", "MARIE", "Date de naissance",
            "12 03 1984", "Date d'expiration", "04 09 2031", "P<FRALEFEVRE<<MARIE<<<<<<<<<<<<<<<<<<<<<<<<<",
            "12AB345674FRA8403121F3109047<<<<<<<<<<<<<<06",
        ],
        ["Nordbank", "DEBIT", "5355 2203 1180 4471", "VALID THRU 09/29", "JOHN BROWN", "mastercard"],
        [
            "BOARDING PASS", "PASSENGER NOVAK/PIOTR", "FLIGHT LO 281", "SEAT 14C", "GATE 22", "BOARDING 07:45",
            "21 APR 2027",
        ],
        [
            "Sehr geehrte Frau Weber,", "Ihre Rechnung Nr. 88120 ist am 03.05.2027 fällig.",
            "Bitte überweisen Sie den Betrag auf unser Konto.", "IBAN DE44 5001 0517 5407 3249 31",
            "Mit freundlichen Grüßen",
        ],
    ]

    @Test(arguments: papers)
    func whenItShowsAPersonsPapers_shouldBePrivate(lines: [String]) {
        let parsed = parse(lines)

        #expect(parsed.subject == .other && parsed.isPrivate)
        #expect(parsed.subjectConfidence ?? 0 > 0.5)
    }

    private static let things = [
        [
            "Wireless Router", "Model: TX-4410EU", "S/N: 8KD22910044", "INPUT: 100-240V~ 50/60Hz 0.5A",
            "Made in China", "2026-03-11", "FCC ID: KA2-4410",
        ],
        [
            "1. Morning Song 3:45", "2. The Long Road 4:10", "3. Lights 2:58", "COMPACT DISC DIGITAL AUDIO",
            "℗ 1996 Harbour Records Ltd. All rights reserved.",
        ],
        ["März 2027", "Mo Di Mi Do Fr Sa So", "1 2 3 4 5 6 7", "8 9 10 11 12 13 14", "15 16 17 18 19 20 21"],
        ["MILK 1L 1.19", "BREAD 2.49", "BUTTER 2.99", "TOTAL 6.67", "CASH 10.00", "CHANGE 3.33", "12.03.2027 17:20"],
    ]

    @Test(arguments: things)
    func whenItShowsAnotherThing_shouldBeNoFoodAndNotPrivate(lines: [String]) {
        let parsed = parse(lines)

        #expect(parsed.subject == .other && !parsed.isPrivate)
    }

    @Test(arguments: [
        [
            "Febrilex", "Paracetamol 500 mg", "20 comprimés pelliculés", "Lire la notice avant utilisation.",
            "EXP 08 2027",
        ],
        ["Telmisartan 40 mg", "30 Tablets I.P.", "Schedule H drug", "B.No. TM412", "EXP. 03/2027"],
    ])
    func whenItShowsMedicine_shouldSayThat(lines: [String]) {
        #expect(parse(lines).subject == .medicine)
    }

    @Test(arguments: [
        ["Oat Drink", "1 l", "Best before 12.03.2027", "Ingredients: water, oats 10 %, rapeseed oil, salt."],
        ["Kirschjoghurt", "mindestens haltbar bis 14.04.2027", "Zutaten: Joghurt, Kirschen 12 %, Zucker", "500 g"],
        [
            "Vitamin C", "dietary supplement", "90 capsules", "Ingredients: ascorbic acid, cellulose",
            "Best before 06/2028",
        ],
    ])
    func whenItShowsFoodOrSupplements_shouldBelongInStock(lines: [String]) {
        #expect(parse(lines).subject == .food)
    }

    @Test func whenThereIsOnlyABarcode_shouldNotBeAnotherThing() {
        #expect(parse([], [Barcode(symbology: .ean13, text: "4006381333931")]).subject != .other)
    }

    @Test func whenNothingWasRead_shouldHaveNoSubject() {
        let parsed = parse([])

        #expect(parsed.subject == nil && parsed.subjectConfidence == nil)
    }
}
