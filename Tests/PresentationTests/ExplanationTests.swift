import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation
import Testing

@Suite struct ExplanationTests {
    private let place = Quad(left: 100, top: 100, right: 400, bottom: 140)
    private let elsewhere = Quad(left: 100, top: 500, right: 400, bottom: 540)

    @Test func whenADateDecides_shouldFrameItInGreenAndLast() throws {
        let dates = [try date(.bestBefore, "2027-03-12", at: place), try date(.packed, "2026-03-12", at: elsewhere)]

        let marks = result(dates: dates, expiry: dates[0]).explanation(in: .english).marks

        #expect(marks.map(\.color) == [.otherDate, .decided])
        #expect(marks.map(\.box) == [elsewhere, place])
        #expect(marks.last?.lines == ["best before 2027-03-12, 99 %, date code", "\"MHD 12.03.27\""])
    }

    @Test func whenTheDateIsDoubtful_shouldAskInOrange() throws {
        var doubtful = try date(.bestBefore, "2027-03-12", at: place)
        doubtful.alternatives = [try #require(CivilDate("2027-12-03"))]

        let explanation = result(dates: [doubtful], expiry: doubtful, review: [.ambiguousDate]).explanation(
            in: .english)

        #expect(explanation.marks.map(\.color) == [.review])
        #expect(explanation.marks.first?.lines.first == "best before 2027-03-12 or 2027-12-03, 99 %, date code")
        #expect(
            explanation.caption.map(\.text) == [
                "best before 2027-03-12 or 2027-12-03, digits 100 % and meaning 99 % sure, to be confirmed",
                "please check: ambiguous date",
            ])
        #expect(explanation.caption.allSatisfy { $0.color == .review })
    }

    @Test func whenTwoSourcesDisagree_shouldNotCallTheDateDecided() throws {
        let sure = try date(.bestBefore, "2027-03-12", at: place)

        let explanation = result(dates: [sure], expiry: sure, review: [.conflictingDates]).explanation(in: .english)

        #expect(explanation.marks.map(\.color) == [.review])
    }

    @Test func whenABarcodeContainsTheDate_shouldFrameItOnceWithBoth() throws {
        let code = Barcode(symbology: .gs1128, text: "0104006381333931\u{1D}17270312", isGS1: true, box: place)
        var carried = try date(.expiry, "2027-03-12", at: place)
        carried.source = .barcode
        carried.text = "(17)270312"
        carried.readers = []

        let marks = result(barcodes: [code], dates: [carried], expiry: carried).explanation(in: .english).marks

        #expect(marks.map(\.color) == [.decided])
        #expect(
            marks.first?.lines == [
                "expires 2027-03-12, 99 %", "\"(17)270312\"", "GS1-128 0104006381333931\\u{1D}17270312",
            ])
    }

    @Test func whenTextIsOrdinary_shouldNotFrameIt() {
        let lines = [
            TextLine(text: "Oat Drink", box: place, readers: [.document]),
            TextLine(text: "Keep dry", box: place, readers: [.document, .dateCode]),
            TextLine(text: "L1234 08:15", confidence: 0.9, box: elsewhere, readers: [.dateCode]),
        ]

        let marks = result(lines: lines).explanation(in: .english).marks

        #expect(marks.map(\.color) == [.candidate])
        #expect(marks.map(\.lines) == [["\"L1234 08:15\", 90 %"]])
    }

    @Test func whenADateCodeIsSlanted_shouldFrameItSlanted() throws {
        let askew = Quad(
            topLeft: PixelPoint(x: 100, y: 90), topRight: PixelPoint(x: 400, y: 110),
            bottomRight: PixelPoint(x: 398, y: 150), bottomLeft: PixelPoint(x: 98, y: 130))
        let expiry = try date(.bestBefore, "2027-03-12", at: place)
        let line = TextLine(text: "MHD 12.03.27", box: askew, readers: [.dateCode])

        let marks = result(lines: [line], dates: [expiry], expiry: expiry).explanation(in: .english).marks

        #expect(marks.map(\.box) == [askew])
        #expect(marks.map(\.color) == [.decided])
    }

    @Test func whenTextIsHostileOrLong_shouldMakeItSafeAndShort() throws {
        var hostile = try date(.bestBefore, "2027-03-12", at: place)
        hostile.text = "MHD\n\u{1B}[31m\u{202E}" + String(repeating: "x", count: 500)

        let line = try #require(
            result(dates: [hostile], expiry: hostile).explanation(in: .english).marks.first?.lines.last)

        #expect(line.count <= 64)
        #expect(line.hasPrefix("\"MHD / \\u{1B}[31m\\u{202E}x"))
    }

    @Test func whenTheProductIsKnown_shouldNameItInTheCaption() throws {
        var result = result()
        result.parsed.product = ParsedProduct(
            name: "Oat Drink", brand: "Hafer & Co", quantity: "1 l", source: .label, confidence: 0.9)
        result.parsed.dates.lot = "L1234"
        result.parsed.needsReview = [.lowConfidence, .noDate]

        let caption = result.explanation(in: .english).caption

        #expect(
            caption.map(\.text) == [
                "no expiry date", "Oat Drink, Hafer & Co, 1 l, lot L1234", "please check: date hard to read",
            ])
    }

    private func date(_ kind: DateKind, _ text: String, at box: Quad) throws -> LabelDate {
        LabelDate(
            kind: kind, date: try #require(CivilDate(text)), text: "MHD 12.03.27", confidence: 0.99, box: box,
            readers: [.dateCode])
    }

    private func result(
        barcodes: [Barcode] = [], lines: [TextLine] = [], dates: [LabelDate] = [], expiry: LabelDate? = nil,
        review: [ReviewReason] = []
    ) -> PhotoResult {
        PhotoResult(
            file: "milk.jpg", status: .read, label: ScannedLabel(barcodes: barcodes, lines: lines),
            parsed: ParsedLabel(dates: ParsedDates(expiry: expiry, dates: dates), needsReview: review))
    }
}
