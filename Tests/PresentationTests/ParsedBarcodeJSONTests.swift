import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation
import Testing

@Suite struct ParsedBarcodeJSONTests {
    @Test func whenEncoded_shouldUseTheContractsNames() throws {
        let today = try #require(CivilDate("2026-11-20"))
        let text = "(01)09501101530003(17)270228(3103)000250(3922)399(10)A1(37)4(7007)260801260803(17)270301"
        let barcode = BarcodeParser().parse(text, symbology: nil, isGS1: false, today: today)

        let json = barcode.json().line

        #expect(json.contains(#""gtin":"09501101530003""#))
        #expect(json.contains(#""expiry":"2027-02-28""#))
        #expect(json.contains(#""netWeightKg":"0.250""#))
        #expect(json.contains(#""price":{"amount":"3.99"}"#))
        #expect(json.contains(#""contentCount":4"#))
        #expect(json.contains(#""harvest":"2026-08-01/2026-08-03""#))
        #expect(json.contains(#"{"ai":"3103","value":"000250"}"#))
        #expect(json.contains(#""error":"conflict""#))
        #expect(!json.contains("serial"))
    }

    @Test func whenValuesHaveNoFieldOfTheirOwn_shouldBeAmongTheElements() throws {
        let today = try #require(CivilDate("2026-11-20"))
        let text = "(01)09501101530003(22)2A(8005)001234(8008)26110514"

        let json = BarcodeParser().parse(text, symbology: nil, isGS1: false, today: today).json().line

        #expect(json.contains(#"{"ai":"22","value":"2A"}"#))
        #expect(json.contains(#"{"ai":"8005","value":"001234"}"#))
        #expect(json.contains(#""productionTime":"2026-11-05T14""#))
        #expect(json.contains(#""error":null"#))
    }

    @Test func whenALinkIsCompressed_shouldSaySo() throws {
        let today = try #require(CivilDate("2026-11-20"))
        let report = ParseReport(isBarcode: true, today: today, locale: nil)
        let link = "https://x.example/AQnYUc1gmg"

        let json = report.json(for: link).line

        #expect(json.contains(#""type":"digitalLink","gtin":null,"compressed":true,"elements":[],"error":null"#))
        #expect(report.lines(for: link, in: .english) == ["compressed GS1 Digital Link, not decoded"])
    }
}
