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
        #expect(barcode.productionTime?.description == "2027-02-28T06:00")
        #expect(barcode.dates[.harvest] == CivilDate("2026-08-01"))
        #expect(barcode.harvestEnd == CivilDate("2026-08-03"))
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
