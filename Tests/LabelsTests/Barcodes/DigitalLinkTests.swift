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

    @Test(arguments: ["/22/2A/10/A", "/cpv/2A?10=A", "/10/A?22=2A"])
    func whenLinkNamesAConsumerProductVariant_shouldReadIt(tail: String) throws {
        let barcode = try parse("https://x.example/01/09501101530003" + tail)

        #expect(barcode.elements.contains(ParsedBarcode.Element(ai: "22", value: "2A")))
        #expect(barcode.lot == "A")
        #expect(barcode.error == nil)
    }

    @Test(arguments: ["/10", "/10/", "/10//21/7", "?10=", "?10=&17=270228"])
    func whenValueIsMissing_shouldSayThatItIsEmpty(tail: String) throws {
        let barcode = try parse("https://x.example/01/09501101530003" + tail)

        #expect(barcode.error == .emptyValue)
        #expect(barcode.gtin?.digits == "09501101530003")
        #expect(barcode.lot == nil)
    }

    /// Links with a GTIN alone, with a lot, serial number, variant, date, time or price, and with other keys.
    @Test(arguments: [
        "AQnYUc1gmg", "ARFKk4XB0CDKWcnpq", "AQnYUc1gmiCNV4JGQhcNT6K6c", "AQnYUc1gmiCNV4JGRNoBLG-nvPe2p_Ho",
        "AQnYUc1gmiERBhQ0ytiyZuAGOLc1TXhXsaXbQKHFuaprwUmrBX6g", "CwnYUc1gmo1XgkY", "GgnYUc1gmo1XgkaD8oBj2",
        "DQnYUc1gmoPyg", "ognYUc1gmmlY", "AN2yxDhfaiaw", "QUSaVjC_dA", "EEarwSOABgwEj9s0bAmQ", "gBhbV6rzBENPk",
    ])
    func whenLinkIsCompressed_shouldRecogniseItOnly(segment: String) throws {
        var expected = ParsedBarcode(type: .digitalLink)
        expected.isCompressed = true

        #expect(try parse("https://x.example/" + segment) == expected)
        #expect(try parse("]Q1HTTP://x.example/a/" + segment + "?utm=1") == expected)
    }

    @Test(arguments: [
        "ARFKk4XA0CDKWcnpq", "AQnYUc1gm", "AQnYUc1gmh", "AQnYUc1gmgA", "AQnYUc1gmiCNV4J", "DQnYUc1gmoR8A", "EEarwSM",
        "AA", "A", "%41QnYUc1gmg", "Datenschutz", "nutrition-facts", "products-and-more", "Haltbarkeit-2027",
    ])
    func whenSegmentOnlyLooksCompressed_shouldBeAnOrdinaryAddress(segment: String) throws {
        #expect(try parse("https://x.example/" + segment) == ParsedBarcode(type: .url))
    }

    @Test(arguments: [("EEarwSM", true), ("IQuGp9FdO", true), ("story", false), ("EEarwSM/more", false)])
    func whenOnlyAPartIsCompressed_shouldReadTheRest(tail: String, isCompressed: Bool) throws {
        let barcode = try parse("https://x.example/01/05412345000013/" + tail + "?17=270228")

        #expect(barcode.gtin?.digits == "05412345000013")
        #expect(barcode.lot == nil)
        #expect(barcode.dates == [.expiry: CivilDate("2027-02-28")])
        #expect(barcode.isCompressed == isCompressed)
        #expect(barcode.error == nil)
    }
}
