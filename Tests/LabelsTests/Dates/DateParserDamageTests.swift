import KeepItFreshLabels
import Testing

@Suite("Damaged and crowded print")
struct DateParserDamageTests {
    @Test(arguments: [
        DateCase("MHD 17 SEP\n28", "2028-09-17", .bestBefore, locale: "de"),
        DateCase("BEST BEFORE/MEILLEUR AVANT\n2028 MR\n17", "2028-03-17", .bestBefore, locale: "en-CA"),
        DateCase("소비기한 2028년\n03월 17일까지", "2028-03-17", .useBy, locale: "ko"),
        DateCase("BB 4/9/\n2028", "2028-09-04", .bestBefore, locale: "en-GB"),
    ])
    func whenLineBreaksInsideTheDate_shouldReadOn(_ label: DateCase) throws {
        let parsed = try label.parse()

        #expect(parsed.expiry?.date.description == label.expiry)
        #expect(parsed.expiry?.kind == label.kind)
    }

    @Test(arguments: [
        DateCase("유 통 기한 2028.03.17", "2028-03-17", .sellBy), DateCase("소비 기한 2028.03.17", "2028-03-17", .useBy),
        DateCase("賞 味期限 2028.03.17", "2028-03-17", .bestBefore),
        DateCase("保 质期至 2028.03.17", "2028-03-17", .bestBefore),
    ])
    func whenSpacesWereReadInAScriptWithoutThem_shouldBeEquallyCertain(_ label: DateCase) throws {
        let expiry = try #require(try label.parse().expiry)

        #expect(expiry.date.description == label.expiry)
        #expect(expiry.kind == label.kind)
        #expect(!expiry.isUnsure)
    }

    @Test(arguments: [
        DateCase("MFG 03/10/2026 BEST BEFORE l8 MONTHS FROM MFG", "2028-04-03", locale: "en-IN"),
        DateCase("Дата изготовления 03.10.2026 Срок годности |2 мес", "2027-10-03", locale: "ru"),
        DateCase("제조일 2026.10.03 소비기한 제조일로부터1B개월", "2028-04-03", locale: "ko"),
        DateCase(
            "Fabriqué le 03/10/2026, à consommer dans les 90 jours suivant la fabrication", "2027-01-01", locale: "fr"),
    ])
    func whenAStatedShelfLifeIsMisread_shouldCorrectIt(_ label: DateCase) throws {
        let parsed = try label.parse()

        #expect(parsed.expiry?.date.description == label.expiry)
    }

    @Test(arguments: [
        DateCase("BB 09:41 17/09/2028", "2028-09-17", .bestBefore, locale: "en-GB"),
        DateCase("U817.09.28", "2028-09-17", .useBy, locale: "en-GB"),
        DateCase("DMT 2D SRP 2028", "2028-08-20", .bestBefore, locale: "cs"),
        DateCase("BB JUL1428", "2028-07-14", .bestBefore, locale: "en-US"),
        DateCase("MHD 17.ix.2028", "2028-09-17", .bestBefore, locale: "de"),
        DateCase("BB IX/2028", "2028-09", .bestBefore, locale: "en-GB"),
        DateCase("Geriausias iki 2028 m. rugsėjo 17 d.", "2028-09-17", .bestBefore, locale: "lt"),
        DateCase("Ieteicams līdz 2028. gada 17. septembris", "2028-09-17", .bestBefore, locale: "lv"),
        DateCase("Най-добър до 3.9.28 г.", "2028-09-03", .bestBefore, locale: "bg"),
        DateCase("I.L. 17.09.2028", "2028-09-17", .bestBefore, locale: "lv"),
        DateCase("TETT/LOT: 17.09.2028 / 51", "2028-09-17", .bestBefore, locale: "tr"),
        DateCase("BBE (MM/YY): 09/28", "2028-09", .bestBefore, locale: "en-US"),
        DateCase("批号:20260903有效期至:20280917", "2028-09-17", .expiry, locale: "zh"),
        DateCase("賞味期限R10.|1.30", "2028-11-30", .bestBefore, locale: "ja"),
    ])
    func whenPrintIsUnusual_shouldReadIt(_ label: DateCase) throws {
        let parsed = try label.parse()

        #expect(parsed.expiry?.date.description == label.expiry)
        #expect(parsed.expiry?.kind == label.kind)
    }

    @Test(arguments: [
        DateCase("賞味期限 2028.02.31", nil, locale: "ja"),
        DateCase("MHD 33.09.28", nil, locale: "de"),
        DateCase("€ 9,28/kg", nil, locale: "nl"), DateCase("Via 8 Marzo 2028", nil, locale: "it"),
        DateCase("Nyereményjáték 2028.09.17-ig", nil, locale: "hu"),
        DateCase("QX1709 2028 0151", nil, locale: "zh"),
    ])
    func whenItIsNotADate_shouldReturnNone(_ label: DateCase) throws {
        let parsed = try label.parse()

        #expect(parsed.expiry == nil)
    }

    @Test(arguments: [
        DateCase("BB 31/11/28", nil, locale: "en-GB"), DateCase("Kod: 17-09-28-A", nil, locale: "pl"),
    ])
    func whenItIsHardlyADate_shouldAskAtLeast(_ label: DateCase) throws {
        #expect(try label.parse().expiry?.certainty != .sure)
    }

    @Test(arguments: [
        DateCase("MHD 17 SEP\n28", nil, locale: "de"), DateCase("MHD 1B.09.2028", nil, locale: "de"),
        DateCase("Minőségét megőrzi 2028.szept. s.", nil, locale: "hu"),
        DateCase("BB 2028\n09 17", nil, locale: "en-GB"),
        DateCase("SELL BY FEB\n02 2027", nil, locale: "en-US"),
        DateCase("MFG 03/10/2026 BEST BEFORE l8 MONTHS FROM MFG", nil, locale: "en-IN"),
    ])
    func whenDateIsCorrected_shouldOnlySuggestIt(_ label: DateCase) throws {
        let expiry = try #require(try label.parse().expiry)

        #expect(expiry.certainty == .suggested)
    }

    @Test func whenDateIsBetweenTwoKeywords_shouldTakeTheOneAbove() throws {
        let label = DateCase("제조일\n2026.10.03 소비기한\n2028.09.17", nil, locale: "ko")

        let parsed = try label.parse()

        #expect(parsed.date(of: .production)?.description == "2026-10-03")
        #expect(parsed.expiry?.date.description == "2028-09-17")
    }
}
