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

    private static let others: [(PhotoSubject, [String])] = [
        (
            .card,
            [
                "PASSEPORT", "Nom / Surname", "LEFÈVRE", "Prénoms / Given names", "MARIE", "Date de naissance",
                "12 03 1984", "Date d'expiration", "04 09 2031", "P<FRALEFEVRE<<MARIE<<<<<<<<<<<<<<<<<<<<<<<<<",
                "12AB345674FRA8403121F3109047<<<<<<<<<<<<<<06",
            ]
        ),
        (.card, ["Nordbank", "DEBIT", "5355 2203 1180 4471", "VALID THRU 09/29", "JOHN BROWN", "mastercard"]),
        (
            .paper,
            [
                "BOARDING PASS", "PASSENGER NOVAK/PIOTR", "FLIGHT LO 281", "SEAT 14C", "GATE 22", "BOARDING 07:45",
                "21 APR 2027",
            ]
        ),
        (
            .paper,
            [
                "Sehr geehrte Frau Weber,", "Ihre Rechnung Nr. 88120 ist am 03.05.2027 fällig.",
                "Bitte überweisen Sie den Betrag auf unser Konto.", "IBAN DE44 5001 0517 5407 3249 31",
                "Mit freundlichen Grüßen",
            ]
        ),
        (.paper, ["MILK 1L 1.19", "BREAD 2.49", "TOTAL 3.68", "CASH 10.00", "CHANGE 6.32", "12.03.2027 17:20"]),
        (
            .household,
            [
                "Wireless Router", "Model: TX-4410EU", "S/N: 8KD22910044", "INPUT: 100-240V~ 50/60Hz 0.5A",
                "Made in China", "2026-03-11", "FCC ID: KA2-4410",
            ]
        ),
        (
            .household,
            [
                "Spülmaschinentabs", "40 Stück", "Verursacht schwere Augenreizung",
                "Darf nicht in die Hände von Kindern gelangen",
            ]
        ),
        (
            .toiletries,
            ["Milk & Honey Shower Gel", "250 ml", "12M", "Aqua, Sodium Laureth Sulfate, Parfum", "EXP 03/2028"]
        ),
        (
            .medicine,
            [
                "Febrilex", "Paracetamol 500 mg", "20 comprimés pelliculés", "Lire la notice avant utilisation.",
                "EXP 08 2027",
            ]
        ),
        (.medicine, ["Telmisartan 40 mg", "30 Tablets I.P.", "Schedule H drug", "B.No. TM412", "EXP. 03/2027"]),
        (.sign, ["SONDERANGEBOT", "Tomaten", "Spanien, Klasse I", "1 kg = 2,98 €", "1,49 €"]),
        (.screen, ["9:41", "Messages", "Mum", "Can you buy milk?", "Delivered", "iMessage"]),
    ]

    @Test(arguments: others)
    func whenItShowsSomethingElse_shouldSayWhat(subject: PhotoSubject, lines: [String]) {
        let parsed = parse(lines)

        #expect(parsed.subject == subject && !parsed.isForStock)
        #expect(parsed.isPrivate == (subject == .paper || subject == .card || subject == .screen))
        #expect(parsed.subjectConfidence ?? 0 > 0.5)
    }

    @Test(arguments: [
        ["Oat Drink", "1 l", "Best before 12.03.2027", "Ingredients: water, oats 10 %, rapeseed oil, salt."],
        ["Kirschjoghurt", "mindestens haltbar bis 14.04.2027", "Zutaten: Joghurt, Kirschen 12 %, Zucker", "500 g"],
        [
            "Vitamin C", "dietary supplement", "90 capsules", "Ingredients: ascorbic acid, cellulose",
            "Best before 06/2028",
        ],
        ["L4118 B", "12.03.2027"], ["BB 04 2028", "L 0612 17:20"],
    ])
    func whenItShowsFoodOrSupplements_shouldBelongInStock(lines: [String]) {
        #expect(parse(lines).isForStock)
    }

    private static let packs = [
        ["Vollmilch", "Butter", "Kirschjoghurt", "Gouda jung", "Senf mittelscharf", "Orangensaft", "Tomatenmark"],
        ["Paprika", "Curry", "Cumin", "Oregano", "Cinnamon", "Turmeric", "Black Pepper"],
    ]

    @Test(arguments: packs) func whenManyPacksLieBesideEachOther_shouldNotBeOneItem(lines: [String]) {
        let parsed = parse(lines)

        #expect(parsed.subject == .food && parsed.showsManyPacks && !parsed.isForStock && !parsed.isPrivate)
    }

    @Test(arguments: packs) func whenOneOfManyPacksHasADateOrANumber_shouldBeThatOne(lines: [String]) {
        #expect(parse(lines + ["Best before 12.03.2027"]).isForStock)
        #expect(parse(lines, [Barcode(symbology: .ean13, text: "4006381333931")]).isForStock)
    }

    @Test(arguments: [
        ["Studentenfutter", "Mandeln, Cashewkerne, Rosinen, Walnüsse, Haselnüsse", "200 g"],
        ["Pizza Quattro Formaggi", "mozzarella, gorgonzola, emmental, parmesan", "Ofenfrisch", "350 g"],
    ])
    func whenOnePackNamesManyFoods_shouldBelongInStock(lines: [String]) {
        #expect(parse(lines).isForStock)
    }

    @Test func whenThereIsOnlyABarcode_shouldBelongInStock() {
        #expect(parse([], [Barcode(symbology: .ean13, text: "4006381333931")]).isForStock)
    }

    @Test func whenNothingWasRead_shouldHaveNoSubject() {
        let parsed = parse([])

        #expect(parsed.subject == nil && parsed.subjectConfidence == nil)
    }
}
