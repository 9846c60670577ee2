import KeepItFreshLabels
import Testing

@Suite("Shapes of dates")
struct DateParserShapeTests {
    @Test(arguments: [
        DateCase("BB 24.05.2027", "2027-05-24", .bestBefore), DateCase("BB 24/05/27", "2027-05-24", .bestBefore),
        DateCase("BB 24-05-27", "2027-05-24"), DateCase("BB 24 05 2027", "2027-05-24"),
        DateCase("BB 24 . 05 . 2027", "2027-05-24"), DateCase("BB 24\\05\\27", "2027-05-24"),
        DateCase("BB 2027-05-24", "2027-05-24"), DateCase("BB 4.5.27", "2027-05-04", locale: "de"),
        DateCase("BB 24MAY27", "2027-05-24"), DateCase("BB 24th of May 2027", "2027-05-24"),
        DateCase("BB MAY 24, 2027", "2027-05-24"), DateCase("BB 2027 MAY 24", "2027-05-24"),
        DateCase("DDM 1er juin 2027", "2027-06-01", locale: "fr"), DateCase("CAD 24 de mayo de 2027", "2027-05-24"),
        DateCase("MHD 24.V.2027", "2027-05-24"), DateCase("BB 24.IX.27", "2027-09-24"),
        DateCase("EXP 20270524", "2027-05-24", .expiry), DateCase("EXP240527", "2027-05-24", locale: "en-GB"),
        DateCase("EXP 0527", "2027-05", locale: "en-GB"), DateCase("EXP 24.0527", "2027-05-24", locale: "en-GB"),
    ])
    func whenDayIsPrinted_shouldReadIt(_ label: DateCase) throws {
        let parsed = try label.parse()

        #expect(parsed.expiry?.date.description == label.expiry)
        #expect(label.kind == nil || parsed.expiry?.kind == label.kind)
    }

    @Test(arguments: [
        DateCase("BBE 05/2027", "2027-05"), DateCase("BBE MAY 27", "2027-05"), DateCase("BBE MAY2027", "2027-05"),
        DateCase("BBE 05.27", "2027-05"), DateCase("Best before end:\nMAY\n2027", "2027-05"),
        DateCase("Mindestens haltbar bis Ende Mai 2027", "2027-05"), DateCase("Best before end 2028", "2028"),
        DateCase("Ten minste houdbaar tot einde 2029", "2029"), DateCase("Parasta ennen 05/2027 loppua", "2027-05"),
    ])
    func whenMonthOrYearIsPrinted_shouldKeepThatPrecision(_ label: DateCase) throws {
        let parsed = try label.parse()

        #expect(parsed.expiry?.date.description == label.expiry)
        #expect(parsed.expiry?.kind == .bestBefore)
    }

    @Test(arguments: [
        DateCase("USE BY 27 NOV", "2026-11-27"), DateCase("USE BY 03/12", "2026-12-03", locale: "en-GB"),
        DateCase("MHD 04.01.", "2027-01-04"), DateCase("USE BY 01 OCT", "2026-10-01"),
        DateCase("USE BY 29 FEB", "2028-02-29", today: "2028-02-11"),
    ])
    func whenYearIsMissing_shouldInferItAndSaySo(_ label: DateCase) throws {
        let expiry = try #require(try label.parse().expiry)

        #expect(expiry.date.description == label.expiry)
        #expect(expiry.yearInferred)
    }

    @Test(arguments: [
        DateCase("賞味期限 令和9年5月24日", "2027-05-24", locale: "ja"), DateCase("賞味期限 R9.05.24", "2027-05-24", locale: "ja"),
        DateCase("有效日期：民國116年5月24日", "2027-05-24", locale: "zh-Hant-TW"),
        DateCase("หมดอายุ 24/05/2570", "2027-05-24", locale: "th"), DateCase("EXP 24/05/70", "2027-05-24", locale: "th"),
        DateCase("انقضا ۱۴۰۶/۰۳/۰۳", "2027-05-24", locale: "fa"), DateCase("保质期至2027年5月24日", "2027-05-24"),
        DateCase("소비기한 2027년 5월 24일까지", "2027-05-24"), DateCase("صالح لغاية ٢٤/٠٥/٢٠٢٧", "2027-05-24"),
        DateCase("賞味期限　２７．０５．２４", "2027-05-24"), DateCase("HSD 24 tháng 5 năm 2027", "2027-05-24"),
    ])
    func whenOtherDigitsOrCalendarsArePrinted_shouldConvert(_ label: DateCase) throws {
        let parsed = try label.parse()

        #expect(parsed.expiry?.date.description == label.expiry)
    }

    @Test(arguments: [
        DateCase("8EST BEF0RE 24.O5.2O27", "2027-05-24"), DateCase("M H D 24.05.27", "2027-05-24"),
        DateCase("Mlndestens haItbar bls 24.05.2027", "2027-05-24"), DateCase("BB 24.0 5.2027", "2027-05-24"),
        DateCase("BB 24 N0V 27", "2027-11-24"), DateCase("BB 24 DFC 27", "2027-12-24"),
        DateCase("BB 24/ /05/27", "2027-05-24"), DateCase("BESTBEFORE24/05/27", "2027-05-24"),
        DateCase("B B 2 4 . 0 5 . 2 7", "2027-05-24"),
        DateCase("A consornmer avant 24/05/27", "2027-05-24"), DateCase("BB 24|05|27", "2027-05-24"),
    ])
    func whenTextIsMisread_shouldCorrectIt(_ label: DateCase) throws {
        let parsed = try label.parse()

        #expect(parsed.expiry?.date.description == label.expiry)
        #expect(parsed.expiry?.kind != .unlabelled)
    }
}
