import KeepItFreshLabels
import Testing

@Suite struct ElementStringTests {
    private func parse(_ text: String, isGS1: Bool = true, today: String = "2026-11-20") throws -> ParsedBarcode {
        BarcodeParser().parse(text, symbology: .code128, isGS1: isGS1, today: try #require(CivilDate(today)))
    }

    @Test func whenElementsFollowEachOther_shouldReadThemAll() throws {
        let barcode = try parse("010950110153000310AB-7\u{1D}17270228")

        #expect(barcode.type == .gs1)
        #expect(barcode.gtin?.digits == "09501101530003")
        #expect(barcode.lot == "AB-7")
        #expect(barcode.dates == [.expiry: CivilDate("2027-02-28")])
        #expect(barcode.elements.map(\.ai) == ["01", "10", "17"])
        #expect(barcode.error == nil)
    }

    @Test func whenSeparatorIsMissing_shouldNotGuessWhereTheLotEnds() throws {
        let barcode = try parse("010950110153000310AB-717270228")

        #expect(barcode.lot == "AB-717270228")
        #expect(barcode.dates.isEmpty)
    }

    @Test(arguments: [
        ("15270200", "2027-02-28"), ("15280200", "2028-02-29"), ("15760101", "2076-01-01"), ("15770101", "1977-01-01"),
    ])
    func whenDateIsRead_shouldObeyDayZeroAndTheCentury(text: String, date: String) throws {
        #expect(try parse(text).dates[.bestBefore] == CivilDate(date))
    }

    @Test func whenTodayIsLateInTheCentury_shouldUseTheNextCentury() throws {
        #expect(try parse("17000229", today: "2060-01-01").dates[.expiry] == nil)
        #expect(try parse("17040229", today: "2060-01-01").dates[.expiry] == CivilDate("2104-02-29"))
    }

    @Test(arguments: [
        ("17271301", ParsedBarcode.Fault.date), ("17270431", .date), ("7006270400", .date), ("70032702282460", .date),
        ("0109501101530004", .checkDigit), ("010950110153", .length), ("01095O1101530003", .nonNumeric),
        ("10A B", .charset), ("10", .emptyValue), ("8912", .unknownAI), ("3109000100", .unknownAI), ("", .empty),
        ("10AAAAAAAAAABBBBBBBBBBC", .length), ("0100000000000000", .zero), ("10A\u{1D}10B", .conflict),
        ("1", .unknownAI),
    ])
    func whenElementIsWrong_shouldNameIt(text: String, error: ParsedBarcode.Fault) throws {
        #expect(try parse(text).error == error)
    }

    @Test(arguments: [
        "19123456", "8912\u{1D}", "17270431", "0109501101530004", "3109000100", "10A B\u{1D}", "21\u{1D}",
        "\u{1D}\u{1D}",
    ])
    func whenElementIsWrong_shouldKeepTheOthers(wrong: String) throws {
        let barcode = try parse(wrong + "15270228")

        #expect(barcode.dates[.bestBefore] == CivilDate("2027-02-28"))
        #expect((barcode.error == nil) == wrong.hasPrefix("\u{1D}"))
    }

    @Test(arguments: [
        ("3103001250", ParsedBarcode.Measure.netWeightKg, "1.250"), ("3100000012", .netWeightKg, "12"),
        ("3205000001", .netWeightLb, "0.00001"), ("3152000150", .netVolumeL, "1.50"),
        ("3301000105", .grossWeightKg, "10.5"),
    ])
    func whenMeasureHasDecimals_shouldPlaceThePointExactly(text: String, measure: ParsedBarcode.Measure, amount: String)
        throws
    {
        #expect(try parse(text).measures == [measure: amount])
    }

    @Test(arguments: [
        ("3922399", ParsedBarcode.Price(amount: "3.99")),
        ("39329780399", ParsedBarcode.Price(amount: "3.99", currency: "978")),
        ("39203", ParsedBarcode.Price(amount: "3")),
    ])
    func whenPriceIsCarried_shouldReturnItAsDecimal(text: String, price: ParsedBarcode.Price) throws {
        #expect(try parse(text).price == price)
    }

    @Test func whenTimesAreCarried_shouldReturnThem() throws {
        let barcode = try parse("70032702281430\u{1D}800827022806\u{1D}7007260801260803")

        #expect(barcode.expiryTime?.description == "2027-02-28T14:30")
        #expect(barcode.productionTime?.description == "2027-02-28T06")
        #expect(barcode.dates[.harvest] == CivilDate("2026-08-01"))
        #expect(barcode.harvestEnd == CivilDate("2026-08-03"))
    }

    @Test(
        arguments: [
            ("26110514", "2026-11-05T14"), ("26110500", "2026-11-05T00"), ("2611051430", "2026-11-05T14:30"),
            ("261105143009", "2026-11-05T14:30:09"), ("26110524", nil), ("26110014", nil), ("261105", nil),
            ("261105143", nil), ("2611051460", nil),
        ] as [(String, String?)])
    func whenProductionTimeIsCarried_shouldReturnAsMuchAsIsKnown(value: String, time: String?) throws {
        let barcode = try parse("8008" + value)

        #expect(barcode.productionTime?.description == time)
        #expect((barcode.error == nil) == (time != nil))
    }

    @Test func whenPricePerUnitHasNoDecimalsRule_shouldKeepTheDigitsAlone() throws {
        let barcode = try parse("8005001234\u{1D}3953012345")

        #expect(barcode.elements.first == ParsedBarcode.Element(ai: "8005", value: "001234"))
        #expect(barcode.pricePerUnit == ParsedBarcode.Price(amount: "12.345"))
        #expect(try parse("8005001234").pricePerUnit == nil)
        #expect(try parse("80051234").error == .length)
    }

    @Test(arguments: ["22A-1\u{1D}17270228", "(22)A-1(17)270228"])
    func whenConsumerProductVariantIsCarried_shouldReadIt(text: String) throws {
        let barcode = try parse(text)

        #expect(barcode.elements.first == ParsedBarcode.Element(ai: "22", value: "A-1"))
        #expect(barcode.dates == [.expiry: CivilDate("2027-02-28")])
        #expect(barcode.error == nil)
    }

    @Test(arguments: [
        "10\u{1D}", "10", "(10)", "10\u{1D}17270228", "1727022810", "(10)(17)270228", "17\u{1D}", "01", "(01)", "3103",
        "8005\u{1D}17270228", "10\u{1D}\u{1D}", "]C110\u{1D}", "(17)270228(10) ",
    ])
    func whenValueIsMissing_shouldSayThatItIsEmpty(text: String) throws {
        let barcode = try parse(text)

        #expect(barcode.error == .emptyValue)
        #expect(barcode.lot == nil)
        #expect(barcode.dates[.expiry] == (text.contains("270228") ? CivilDate("2027-02-28") : nil))
    }

    @Test(arguments: ["\u{1D}", "<GS>", "{GS}", "\u{241D}"])
    func whenSeparatorIsWrittenAsText_shouldSeparateToo(separator: String) throws {
        let today = try #require(CivilDate("2026-11-20"))
        let text = "10A<1{" + separator + "17270228" + separator
        let marked = try parse("]C1" + separator + text)
        let unmarked = BarcodeParser()
            .parse("10A1" + separator + "17270228", symbology: nil, isGS1: false, today: today)

        #expect(marked.error == .charset)
        #expect(marked.dates == [.expiry: CivilDate("2027-02-28")])
        #expect(unmarked.lot == "A1")
        #expect(unmarked.dates == marked.dates)
    }

    @Test func whenWrittenWithBrackets_shouldReadTheSame() throws {
        let barcode = try parse("(01) 0950 1101530003 (15) 27 02 28 (10) A(1)", isGS1: false)

        #expect(barcode.gtin?.digits == "09501101530003")
        #expect(barcode.dates == [.bestBefore: CivilDate("2027-02-28")])
        #expect(barcode.lot == "A(1)")
        #expect(!barcode.isInferred)
    }

    @Test func whenSymbolIsNotMarkedAsGS1_shouldInferElementsOnlyWithoutAnyFault() throws {
        let whole = try parse("010950110153000315270228", isGS1: false)
        let faulty = try parse("010950110153000315270231", isGS1: false)
        let dateAlone = try parse("15270228", isGS1: false)

        #expect(whole.isInferred)
        #expect(whole.gtin?.digits == "09501101530003")
        #expect(faulty == ParsedBarcode(type: .other))
        #expect(dateAlone == ParsedBarcode(type: .other))
    }
}
