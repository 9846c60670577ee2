import KeepItFreshLabels
import Testing

@Suite struct RetailCodeTests {
    private let today = CivilDate("2026-11-20")

    private func parse(_ text: String, _ symbology: Symbology?, region: String? = nil) throws -> ParsedBarcode {
        BarcodeParser(region: region).parse(text, symbology: symbology, isGS1: false, today: try #require(today))
    }

    @Test(
        arguments: [
            ("4006381333931", .ean13), ("4 006381 333931", nil), ("]E04006381333931", nil),
            ("04006381333931", .itf),
        ] as [(String, Symbology?)])
    func whenNumberIsValid_shouldReturnIt(text: String, symbology: Symbology?) throws {
        let barcode = try parse(text, symbology)

        #expect(barcode.type == .gtin)
        #expect(barcode.gtin?.digits == "04006381333931")
        #expect(barcode.error == nil)
    }

    @Test(arguments: [
        ("4006381333932", Symbology.ean13, ParsedBarcode.Fault.checkDigit), ("400638133393", .ean13, .length),
        ("40063813339E1", .ean13, .nonNumeric), ("00000000", .ean8, .zero), ("71234567", .upcE, .numberSystem),
        ("04963407", .upcE, .checkDigit), ("123456", .itf, .length), ("", .ean13, .empty),
    ])
    func whenNumberIsWrong_shouldNameTheFaultAndReturnNone(
        text: String, symbology: Symbology, error: ParsedBarcode.Fault
    )
        throws
    {
        let barcode = try parse(text, symbology)

        #expect(barcode.error == error)
        #expect(barcode.gtin == nil)
    }

    @Test(arguments: [
        ("01234505", "00012000003455"), ("01234531", "00012300000451"), ("01234543", "00012340000053"),
        ("01234558", "00012345000058"), ("0123455", "00012345000058"), ("123455", "00012345000058"),
    ])
    func whenUPCIsShortened_shouldExpandIt(text: String, digits: String) throws {
        let barcode = try parse(text, .upcE)

        #expect(barcode.gtin?.digits == digits)
    }

    @Test(
        arguments: [
            ("977031721000305", .composite, "05"), ("977031721000305", .ean13, "05"), ("]E3977031721000305", nil, "05"),
            ("9770317210003 51299", .ean13, "51299"), ("9770317210003 05", nil, "05"),
        ] as [(String, Symbology?, String)])
    func whenAddOnIsJoined_shouldSplitIt(text: String, symbology: Symbology?, addOn: String) throws {
        let barcode = try parse(text, symbology)

        #expect(barcode.gtin?.digits == "09770317210003")
        #expect(barcode.nonFood == .issn)
        #expect(barcode.addOn == addOn)
    }

    /// Not EAN-8 with five more digits.
    @Test func whenAddOnIsMissing_shouldStillReadTheNumber() throws {
        #expect(try parse("]E39770317210003", nil).gtin?.digits == "09770317210003")
    }

    @Test(
        arguments: [("]E105", "05", nil), ("]E251299", "51299", nil), ("]E15", nil, .length)]
            as [(String, String?, ParsedBarcode.Fault?)])
    func whenAddOnIsAlone_shouldReturnNoNumber(text: String, addOn: String?, error: ParsedBarcode.Fault?) throws {
        let barcode = try parse(text, nil)

        #expect(barcode.type == .addOn)
        #expect(barcode.addOn == addOn)
        #expect(barcode.error == error)
    }

    @Test func whenEightDigitsFitTwoKindsOfCode_shouldChooseByTheSymbology() throws {
        let asEAN = try parse("01234565", .ean8)
        let asUPC = try parse("01234565", .upcE)

        #expect(asEAN.gtin?.digits == "00000001234565")
        #expect(asUPC.gtin != asEAN.gtin)
    }

    @Test(arguments: [("316148410X", "09783161484100"), ("0306406152", "09780306406157")])
    func whenBookNumberHasTenDigits_shouldReturnItsLongForm(text: String, digits: String) throws {
        let barcode = try parse(text, .isbn10)

        #expect(barcode.gtin?.digits == digits)
        #expect(barcode.nonFood == .isbn)
    }

    @Test(
        arguments: [
            ("DE", "2812347012503", nil, "1.250"), ("de", "2812347012503", nil, "1.250"),
            ("SE", "2512345601258", nil, "12.5"),
            ("GB", "2012345203990", ParsedBarcode.Price(amount: "3.99", currency: "GBP"), nil),
            ("US", "0212345203996", ParsedBarcode.Price(amount: "3.99", currency: "USD"), nil),
            ("DK", "2112340019951", ParsedBarcode.Price(amount: "19.95", currency: "DKK"), nil),
            ("FI", "2112340019951", nil, nil), ("XX", "2112340019951", nil, nil),
        ] as [(String, String, ParsedBarcode.Price?, String?)])
    func whenRegionIsKnown_shouldReadPriceOrWeight(
        region: String, text: String, price: ParsedBarcode.Price?, weight: String?
    ) throws {
        let barcode = try parse(text, .ean13, region: region)

        #expect(barcode.restricted == .region)
        #expect(barcode.price == price)
        #expect(barcode.measures[.netWeightKg] == weight)
    }

    @Test func whenRegionIsNotKnown_shouldReadNoMeasure() throws {
        let barcode = try parse("2812347012503", .ean13)

        #expect(barcode.gtin?.digits == "02812347012503")
        #expect(barcode.measures.isEmpty)
        #expect(barcode.price == nil)
    }

    @Test func whenInnerCheckDigitIsWrong_shouldKeepTheNumberAlone() throws {
        let barcode = try parse("2812348012502", .ean13, region: "DE")

        #expect(barcode.gtin?.digits == "02812348012502")
        #expect(barcode.error == .measureCheckDigit)
        #expect(barcode.measures.isEmpty)
    }

    @Test(arguments: [
        ("DE", "2812347012503", "281234000000"), ("SE", "2512345601258", "251234560000"),
        ("GB", "2012345203990", "201234500000"), ("DK", "2112340019951", "211234000000"),
    ])
    func whenARegionEncodesAMeasure_shouldHaveTheNumberOfTheItem(region: String, text: String, item: String) throws {
        let barcode = try parse(text, .ean13, region: region)

        #expect(barcode.itemNumber?.digits.dropFirst().prefix(12) == item[...])
        #expect(barcode.gtin?.digits == "0" + text)
    }

    @Test func whenPacksDifferInWeight_shouldHaveOneItemNumber() throws {
        let numbers = try ["251234560125", "251234560222"].map { twelve in
            let text = try #require((0...9).map { "\(twelve)\($0)" }.first { GTIN($0) != nil })
            return try parse(text, .ean13, region: "SE").itemNumber
        }

        #expect(numbers[0] != nil && numbers[0] == numbers[1])
    }

    @Test func whenNoRuleFits_shouldHaveNoItemNumber() throws {
        #expect(try parse("2812347012503", .ean13).itemNumber == nil)
        #expect(try parse("2812347012503", .ean13, region: "FR").itemNumber == nil)
        #expect(try parse("2812340012500", .ean13, region: "DE").itemNumber == nil)
        #expect(try parse("4006381333931", .ean13, region: "DE").itemNumber == nil)
    }
}
