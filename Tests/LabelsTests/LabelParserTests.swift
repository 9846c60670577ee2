import KeepItFreshLabels
import Testing

@Suite struct LabelParserTests {
    private func parse(_ codes: [Barcode], _ print: String = "", region: String? = nil) throws -> ParsedLabel {
        let label = ScannedLabel(barcodes: codes, lines: TextLine.plain(print))
        let today = try #require(CivilDate("2026-11-20"))
        return LabelParser(region: region).parse(label, today: today, locale: LocaleHint("en-GB"))
    }

    private func gs1(_ text: String) -> Barcode {
        Barcode(symbology: .gs1128, text: text, isGS1: true, box: Quad(left: 1, top: 2, right: 3, bottom: 4))
    }

    private func ean(_ text: String) -> Barcode {
        Barcode(symbology: .ean13, text: text)
    }

    @Test func whenCodeAndPrintAreClear_shouldNeedNoReview() throws {
        let label = try parse([ean("4006381333931")], "Oat Drink\nBest before 12.03.2027\n1 l")

        #expect(label.gtin?.digits == "04006381333931")
        #expect(label.product?.name == "Oat Drink")
        #expect(label.dates.expiry?.date == CivilDate("2027-03-12"))
        #expect(label.dates.expiry?.source == .label)
        #expect(label.needsReview.isEmpty)
    }

    @Test(arguments: [0.3, 0.6, 0.98])
    func whenShortDateIsUncertain_shouldNeedReview(confidence: Double) throws {
        let line = TextLine(text: "EXP 0627", confidence: confidence, readers: [.dateCode])
        let today = try #require(CivilDate("2026-11-20"))

        let label = LabelParser().parse(
            ScannedLabel(barcodes: [], lines: [line]), today: today, locale: LocaleHint("en-GB"))

        let isClear = confidence > 0.9
        #expect(!isClear || label.dates.expiry?.date == CivilDate("2027-06"))
        #expect(isClear || label.dates.expiry?.certainty != .sure)
        #expect(isClear || label.needsReview.contains { $0 == .lowConfidence || $0 == .noDate })
    }

    @Test func whenCodeIsDoubtful_shouldOnlyAskAboutIt() throws {
        var doubtful = ean("4006381333931")
        doubtful.confidence = 0.4

        let label = try parse([doubtful], "Oat Drink")

        #expect(label.gtins.isEmpty)
        #expect(label.gtin == nil)
        #expect(label.needsReview.contains(.doubtfulBarcode))
    }

    @Test func whenDoubtfulCodeIsBesideACertainOne_shouldKeepProductAndDate() throws {
        var doubtful = ean("9006381333936")
        doubtful.confidence = 0.4

        let label = try parse([ean("4006381333931"), doubtful], "Best before 12.03.2027")

        #expect(label.gtins.map(\.digits) == ["04006381333931"])
        #expect(label.dates.expiry?.date == CivilDate("2027-03-12"))
        #expect(!label.needsReview.contains(.possibleMerge))
        #expect(label.needsReview.contains(.doubtfulBarcode))
    }

    @Test func whenNothingWasRead_shouldHaveNothingAndAskNothing() throws {
        let label = try parse([])

        #expect(label.needsReview.isEmpty)
        #expect(label.product == nil)
        #expect(label.gtin == nil)
    }

    @Test(arguments: [
        ("Oat Drink\nBarista\n1 l", false), ("Oat Drink\nBest before: see lid", true), ("Oat Drink\nMHD:", true),
        ("Zutaten: Wasser, Hafer 10 %, Salz\nNährwerte je 100 ml: Energie 190 kJ", true),
        ("Riz au lait\nÀ consommer de préférence avant le", true), ("Lot: L4711\nOat Drink", true),
        ("Grow & Co\nCrunchy Muesli\nwith 30 % nuts", false),
    ])
    func whenNoDateWasRead_shouldAskOnlyWhereOneCouldBe(print: String, asks: Bool) throws {
        let label = try parse([], print)

        #expect(label.dates.expiry == nil)
        #expect(label.needsReview.contains(.noDate) == asks)
    }

    @Test func whenABarcodeShowsTheBack_shouldAskForTheDateThere() throws {
        let label = try parse([ean("4006381333931")], "Oat Drink")

        #expect(label.needsReview == [.noDate])
        #expect(label.dates.place?.sign == .back)
    }

    @Test func whenTheLabelOfAShelfHasABarcode_shouldWaitForTheDate() throws {
        let label = try parse([ean("4006381333931")], "Oat Drink\n1 l\n2.49 EUR")

        #expect(label.needsReview.isEmpty)
    }

    @Test func whenCodeCarriesTheDate_shouldReturnItWithItsPlace() throws {
        let label = try parse([gs1("010950110153000310AB7\u{1D}17270228")], "Oat Drink")

        #expect(label.dates.expiry?.date == CivilDate("2027-02-28"))
        #expect(label.dates.expiry?.kind == .expiry)
        #expect(label.dates.expiry?.source == .barcode)
        #expect(label.dates.expiry?.text == "(17)270228")
        #expect(label.dates.expiry?.box == Quad(left: 1, top: 2, right: 3, bottom: 4))
        #expect(label.dates.lot == "AB7")
        #expect(label.needsReview.isEmpty)
    }

    @Test(arguments: ["Best before 05.06.2027", "Best before end: 06.2027", "Best before 05 JUN 27", "05.06.27"])
    func whenPrintCanMeanTheSame_shouldNeedNoReview(print: String) throws {
        let label = try parse([gs1("010950110153000315270605")], "Oat Drink\n" + print)

        #expect(label.dates.expiry?.date == CivilDate("2027-06-05"))
        #expect(label.dates.dates.count == 2)
        #expect(label.needsReview.isEmpty)
    }

    @Test func whenPrintDisagrees_shouldTakeTheCodeAndNeedReview() throws {
        let label = try parse([gs1("010950110153000315270605")], "Oat Drink\nBest before 07.06.2027")

        #expect(label.dates.expiry?.date == CivilDate("2027-06-05"))
        #expect(label.needsReview == [.conflictingDates])
    }

    @Test func whenTwoCodesDisagree_shouldTakeTheEarlierAndNeedReview() throws {
        let label = try parse([gs1("010950110153000317270605"), gs1("17270505")], "Oat Drink")

        #expect(label.dates.expiry?.date == CivilDate("2027-05-05"))
        #expect(label.needsReview == [.conflictingDates])
    }

    @Test func whenOneCodeContradictsItself_shouldNeedReview() throws {
        let label = try parse([gs1("010950110153000315270605\u{1D}15270606")], "Oat Drink")

        #expect(label.needsReview == [.conflictingDates])
    }

    @Test func whenCodeOnlyHasASellBy_shouldTakeTheBestBefore() throws {
        let label = try parse([gs1("16270301")], "Oat Drink\nBest before 12.03.2027")

        #expect(label.dates.expiry?.date == CivilDate("2027-03-12"))
        #expect(label.needsReview.isEmpty)
    }

    @Test func whenUnlabelledPrintIsTheCodesProductionDate_shouldNotConflict() throws {
        let label = try parse([gs1("1126100115270301")], "Oat Drink\n01.10.2026")

        #expect(label.dates.expiry?.date == CivilDate("2027-03-01"))
        #expect(!label.needsReview.contains(.conflictingDates))
    }

    @Test func whenNoFoodHasSuchADate_shouldLowerItsConfidence() throws {
        let label = try parse([gs1("010950110153000317600101")], "Oat Drink")

        #expect(label.dates.expiry == nil)
        #expect(label.dates.dates.map(\.confidence).allSatisfy { $0 < 0.5 })
        #expect(label.needsReview == [.noDate])
    }

    @Test func whenTwoProductsAreInView_shouldJoinNeither() throws {
        let label = try parse([ean("4006381333931"), gs1("0109501101530003")], "Oat Drink\nBest before 12.03.2027")

        #expect(label.gtin == nil)
        #expect(label.gtins.map(\.digits) == ["04006381333931", "09501101530003"])
        #expect(label.dates.expiry == nil)
        #expect(label.dates.dates.map(\.date.description) == ["2027-03-12"])
        #expect(label.needsReview == [.noDate, .possibleMerge])
    }

    @Test func whenTwoCodesNameOneProduct_shouldJoinThem() throws {
        let label = try parse([ean("9501101530003"), gs1("010950110153000317270228")], "Oat Drink")

        #expect(label.gtin?.digits == "09501101530003")
        #expect(label.gtins.count == 1)
        #expect(label.needsReview.isEmpty)
    }

    @Test(arguments: ["2112345012346", "9783161484100", "9770317210003", "4006381333932"])
    func whenNumberDoesNotIdentifyAFoodEverywhere_shouldLeaveItOut(text: String) throws {
        let label = try parse([ean(text)], "Oat Drink\nBest before 12.03.2027")

        #expect(label.gtin == nil)
        #expect(label.gtins.isEmpty)
        #expect(label.needsReview.isEmpty)
    }

    @Test func whenAScalesCodeHasTheWeight_shouldReturnItAsQuantity() throws {
        let label = try parse([ean("2812347012503")], "Gouda jung\nBest before 12.12.2026", region: "DE")

        #expect(label.product?.quantity == "1.250 kg")
        #expect(label.gtin?.digits == "02812340000002" && label.price == nil)
    }

    @Test func whenAScalesCodeHasThePrice_shouldReturnItBesideTheItemsNumber() throws {
        let label = try parse([ean("2012345203990")], "Cheddar\nBest before 12.12.2026", region: "GB")

        #expect(label.price == "3.99 GBP" && label.product?.quantity == nil)
        #expect(label.gtin?.digits.hasPrefix("0201234500000") == true)
    }

    @Test(
        arguments: [
            ("2412345004823", "Comté\n4,82 €\n19,99 €/kg", "02412345000009", "4.82", nil),
            ("2412345004823", "Comté\n0,482 kg", "02412345000009", nil, "0.482 kg"),
            ("2412345012507", "Comté\nPeso neto 1250 g", "02412345000009", nil, "1250 g"),
            ("2412345004823", "Comté\n4,83 €", nil, nil, nil), ("2412345004823", "Comté", nil, nil, nil),
        ] as [(String, String, String?, String?, String?)])
    func whenTheRegionIsNotKnown_shouldTakeThePriceOrWeightThatIsPrinted(
        code: String, text: String, number: String?, price: String?, quantity: String?
    ) throws {
        let label = try parse([ean(code)], text)

        #expect(label.gtin?.digits.prefix(13) == number?.prefix(13))
        #expect(label.price == price)
        #expect(label.product?.quantity == quantity)
    }

    @Test func whenAnotherCodeHasANumberForAllTheWorld_shouldBeThatProduct() throws {
        let label = try parse([ean("2812347012503"), ean("4006381333931")], "Gouda jung", region: "DE")

        #expect(label.gtin?.digits == "04006381333931" && label.gtins.count == 1)
    }

    @Test(arguments: [
        ("USED BY 06-03-2027", 0.57), ("06-03-2027", 0.57), ("USED BY 06-03-2027", 0.1), ("BEST BEFORE 8/9", 0.57),
        ("BEST BEFORE 26 MAR 2027", 0.2),
    ])
    func whenOrdinaryPrintIsUncertain_shouldNotBeSure(print: String, confidence: Double) throws {
        let today = try #require(CivilDate("2026-11-20"))
        let line = TextLine(
            text: print, confidence: confidence, box: Quad(left: 0, top: 0, right: 300, bottom: 30),
            readers: [.document])

        let label = LabelParser().parse(ScannedLabel(barcodes: [], lines: [line]), today: today, locale: nil)

        #expect(label.dates.expiry?.certainty != .sure)
        #expect(label.needsReview.contains { [.noDate, .lowConfidence, .ambiguousDate].contains($0) })
    }

    @Test func whenOnlyTheOrderOfOrdinaryPrintIsOpen_shouldStillAcceptIt() throws {
        let line = TextLine(text: "01/04/2027", confidence: 0.97, readers: [.document])
        let today = try #require(CivilDate("2026-11-20"))

        let label = LabelParser().parse(ScannedLabel(barcodes: [], lines: [line]), today: today, locale: nil)

        #expect(label.dates.expiry?.date == CivilDate("2027-04-01"))
        #expect(label.needsReview.contains(.ambiguousDate))
    }

    @Test func whenPrintIsAmbiguous_shouldNeedReview() throws {
        let label = ScannedLabel(lines: TextLine.plain("Oat Drink\nEXP 05/06/27"))
        let today = try #require(CivilDate("2026-11-20"))

        let parsed = LabelParser().parse(label, today: today, locale: nil)

        #expect(parsed.dates.expiry?.isAmbiguous == parsed.needsReview.contains(.ambiguousDate))
        #expect(!parsed.needsReview.isEmpty)
    }
}
