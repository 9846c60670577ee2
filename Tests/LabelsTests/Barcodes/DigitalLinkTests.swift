import KeepItFreshLabels
import Testing

@Suite struct DigitalLinkTests {
    private func parse(_ text: String) throws -> ParsedBarcode {
        let today = try #require(CivilDate("2026-11-20"))
        return BarcodeParser().parse(text, symbology: .qrCode, isGS1: false, today: today)
    }

    @Test(arguments: [
        "https://id.gs1.org/01/09501101530003", "HTTP://SHOP.EXAMPLE/A/B/01/9501101530003/",
        "]Q1https://x.example/gtin/9501101530003",
        "https://x.example/01/09501101530003?utm=1#17=270101",
    ])
    func whenPathHasANumber_shouldReturnIt(text: String) throws {
        let barcode = try parse(text)

        #expect(barcode.type == .digitalLink)
        #expect(barcode.gtin?.digits == "09501101530003")
        #expect(barcode.dates.isEmpty)
        #expect(barcode.error == nil)
    }

    @Test func whenPathAndQueryHaveMoreElements_shouldDecodeThem() throws {
        let barcode = try parse(
            "https://x.example/01/09501101530003/10/A%2F1+2/21/7?17=270200&3103=000250&linkType=all")

        #expect(barcode.lot == "A/1+2")
        #expect(barcode.serial == "7")
        #expect(barcode.dates[.expiry] == CivilDate("2027-02-28"))
        #expect(barcode.measures[.netWeightKg] == "0.250")
    }

    @Test(arguments: [
        "https://x.example/2024/01/15/story", "https://x.example", "http://x.example/?01=09501101530003",
        "https://x.example/01/",
    ])
    func whenNoKeyFits_shouldBeAnOrdinaryAddress(text: String) throws {
        #expect(try parse(text) == ParsedBarcode(type: .url))
    }

    @Test(arguments: [
        "ftp://x.example/01/09501101530003", "https:// x", "https://", "x.example/01/09501101530003", "%%%",
    ])
    func whenItIsNotAnAddress_shouldBeOther(text: String) throws {
        #expect(try parse(text) == ParsedBarcode(type: .other))
    }

    @Test(arguments: [
        ("https://x.example/01/09501101530004/10/A", ParsedBarcode.Fault.checkDigit),
        ("https://x.example/01/09501101530003/10/", .emptyValue),
        ("https://x.example/01/09501101530003/10/A?17=270231", .date),
        ("https://x.example/01/09501101530003?10=A+B", .charset),
    ])
    func whenPartIsWrong_shouldNameItAndKeepTheRest(text: String, error: ParsedBarcode.Fault) throws {
        let barcode = try parse(text)

        #expect(barcode.type == .digitalLink)
        #expect(barcode.error == error)
        #expect(barcode.gtin != nil || barcode.lot == "A")
    }

    @Test func whenLinkIsCompressed_shouldRecogniseItOnly() throws {
        let barcode = try parse("https://x.example/ARFKk4XB0CDKWcnpq")

        #expect(barcode.type == .digitalLink)
        #expect(barcode.isCompressed)
        #expect(barcode.gtin == nil)
        #expect(try parse("https://x.example/ARFKk4XA0CDKWcnpq") == ParsedBarcode(type: .url))
    }
}
