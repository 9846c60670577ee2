import KeepItFreshLabels
import Testing

@Suite("The date that decides, and its confidence")
struct DateParserPolicyTests {
    @Test(arguments: [
        DateCase("EXP 03/04/2027", "2027-04-03", locale: nil), DateCase("BEST BY 05/28", "2028-05", locale: "en-US"),
    ])
    func whenOrderIsOpen_shouldOfferAlternatives(_ label: DateCase) throws {
        let expiry = try #require(try label.parse().expiry)

        #expect(expiry.date.description == label.expiry)
        #expect(expiry.isAmbiguous)
        #expect(expiry.certainty == .suggested)
    }

    @Test(arguments: [
        DateCase("EXP (DD/MM/YYYY) 03/04/2027", "2027-04-03", locale: "en-US"),
        DateCase("Mindestens haltbar bis 05.06.2027", "2027-06-05", locale: "de"),
        DateCase("賞味期限 27.05.06", "2027-05-06", locale: "en-US"),
        DateCase("Bäst före 26-11-27", "2026-11-27", locale: "sv"),
        DateCase("EXP (YY/MM/DD) 28/02/03", "2028-02-03", locale: "en-GB"), DateCase("27/06/05", "2027-06-05"),
        DateCase("EXP 04/15/2027", "2027-04-15"), DateCase("BB/MA 2027 MA 15", "2027-05-15", locale: "en-CA"),
    ])
    func whenLabelDeterminesTheOrder_shouldNotBeAmbiguous(_ label: DateCase) throws {
        let expiry = try #require(try label.parse().expiry)

        #expect(expiry.date.description == label.expiry)
        #expect(!expiry.isAmbiguous)
    }

    @Test(arguments: ["en-US", "en-IN"])
    func whenOnlyTheLocaleHasAnOrder_shouldStillAskOrTakeItsDate(locale: String) throws {
        let expiry = try #require(try DateCase("EXP 03/04/2027", nil, locale: locale).parse().expiry)

        let meanings = Set(([expiry.date] + expiry.alternatives).map(\.description))
        #expect(meanings.isSubset(of: ["2027-04-03", "2027-03-04"]))
        #expect(expiry.certainty == .suggested || expiry.date.month == (locale == "en-US" ? 3 : 4))
        #expect(expiry.confidence >= 0.95 || meanings.count == 2)
    }

    @Test(arguments: [
        DateCase("MHD 05.06.27", "2027-06-05", locale: "en-US"), DateCase("MHD 05.06.27", "2027-06-05", locale: "de"),
        DateCase("BEST IF USED BY 03/04/2027", "2027-03-04", locale: "en-US"),
    ])
    func whenTheLanguageOfTheLabelHasAnOrder_shouldTakeItsDate(_ label: DateCase) throws {
        let parsed = try label.parse()

        #expect(parsed.expiry?.date.description == label.expiry)
    }

    @Test(arguments: [
        DateCase("MFG 24/05/26 EXP 24/05/27", "2027-05-24", .expiry),
        DateCase("Display until 22 NOV\nUse by 25 NOV", "2026-11-25", .useBy),
        DateCase("Sell by 11/29/26\nUse by 12/05/26", "2026-12-05", .useBy, locale: "en-US"),
        DateCase("24.05.26 24.05.27", "2027-05-24", .unlabelled), DateCase("24.05.2027", "2027-05-24", .unlabelled),
        DateCase("PKD 18/11/26 USE WITHIN 5 DAYS OF PACKING", "2026-11-23", .useBy),
        DateCase("生产日期：2026-08-31\n保质期6个月", "2027-02-28", .bestBefore),
        DateCase("Pkd: AUG 26  Best before 4 months from packing", "2026-12", .bestBefore),
        DateCase("Best before: see lid\n24.05.27", "2027-05-24", .bestBefore),
        DateCase("Prod.\nExp.\n24.05.26\n24.05.27", "2027-05-24", .expiry),
        DateCase("Packed / Best before\n18.11.26  24.11.26", "2026-11-24", .bestBefore),
        DateCase("2027.05.24 까지", "2027-05-24", .expiry), DateCase("LOT:240526 EXP:240527", "2027-05-24", .expiry),
    ])
    func whenThereAreSeveral_shouldChooseTheExpiry(_ label: DateCase) throws {
        let parsed = try label.parse()

        #expect(parsed.expiry?.date.description == label.expiry)
        #expect(parsed.expiry?.kind == label.kind)
    }

    @Test(arguments: [
        "", "###", "EXP", "Best before: see lid", "Tel. 0800 11 12 27", "Fax: 20.11.27.28", "£2.99", "Salt 0,27 g",
        "Promotion valid until 31 Jan 2027", "Gewinnspiel: Teilnahme bis 31.12.2026", "Since 1884", "LOT 2027-03-31",
        "BB 31.02.2027", "BB 24.13.2027", "BB 00/11/27", "EXP 2099-01-01", "12 Bars (Best Before 05/206)", "26324",
        "08:14:27", "4902220770199", "Packed on 18/11/26", "Frozen on 12/03/2026", "Best before: 6 months",
        "Once opened use within 3 days", "We updated this recipe on 24.05.2027", "per 100 g 11/20/27 %",
        "© 2025-2027 Brand", "Valid from 20.11.2026",
    ])
    func whenNothingIsAnExpiry_shouldReturnNone(_ text: String) throws {
        let parsed = try DateCase(text, nil, locale: "en-GB").parse()

        #expect(parsed.expiry == nil)
    }

    @Test(arguments: [
        ("Lot A1234 EXP 24/05/27", "A1234"), ("BB 24/05/27 L6324B 14:32", "6324B"), ("批号 250312\n2027-05-24", "250312"),
        ("Los-Nr. 1249B", "1249B"), ("L0S 4711", "4711"), ("L0T: B12", "B12"),
        ("Lot / Best before\nA12  24/05/2027", nil), ("Batch: see lid", nil),
    ])
    func whenLotIsPrinted_shouldReturnItWithoutItsWord(_ text: String, _ lot: String?) throws {
        let parsed = try DateCase(text, nil, locale: "en-GB").parse()

        #expect(parsed.lot == lot)
    }

    @Test func whenProductionIsPrinted_shouldReturnItToo() throws {
        let parsed = try DateCase("Verpackt am 18.11.26\nMHD 24.11.26", nil).parse()

        #expect(parsed.date(of: .packed)?.description == "2026-11-18")
        #expect(parsed.dates.map(\.kind) == [.packed, .bestBefore])
    }

    @Test func whenKeywordAndDateAreClear_shouldBeSure() throws {
        let expiry = try #require(try DateCase("Mindestens haltbar bis 24.05.2027", nil).parse().expiry)

        #expect(expiry.certainty == .sure)
        #expect(expiry.text == "Mindestens haltbar bis 24.05.2027")
    }

    @Test func whenNoKeywordExplainsAPastDate_shouldOnlySuggest() throws {
        let expiry = try #require(try DateCase("24.05.2026 L123", nil, locale: "de").parse().expiry)

        #expect(expiry.certainty == .suggested)
    }
}
