import KeepItFreshDomain
import Testing

@testable import KeepItFreshPresentation

@Suite struct ScanReportTests {
    @Test(arguments: [
        (TextReader.print, "  97 % (print) MHD 12.03.27"), (.coderPrint, "  97 % (coder print) MHD 12.03.27"),
        (.both, "  97 % (both readers) MHD 12.03.27"), (nil, "  97 % MHD 12.03.27"),
    ])
    func whenDetailsAreAsked_shouldSayWhoReadALine(reader: TextReader?, line: String) throws {
        let label = Label(lines: [TextLine(text: "MHD 12.03.27", confidence: 0.97, reader: reader)])
        let report = ScanReport(
            style: TerminalStyle(isColored: false), today: try #require(CivilDate("2026-11-20")))

        let details = report.details(of: PhotoResult(file: "milk.jpg", status: .read, label: label))

        #expect(details == [line])
    }

    @Test func whenTimesAreAsked_shouldAddUpWhatAStageTookWithoutItsSteps() throws {
        let label = Label(timings: [
            StageTiming(stage: .barcodes, duration: .milliseconds(20)),
            StageTiming(stage: .barcodes, step: 1, duration: .milliseconds(7)),
            StageTiming(stage: .barcodes, duration: .milliseconds(1)),
            StageTiming(stage: .decode, duration: .microseconds(9_600)),
        ])
        let report = ScanReport(
            style: TerminalStyle(isColored: false), today: try #require(CivilDate("2026-11-20")))

        let line = report.timings(of: PhotoResult(file: "milk\n.jpg", status: .read, label: label))

        #expect(line == "  milk\\n.jpg: decode 10 ms, barcodes 21 ms")
        #expect(report.timings(of: PhotoResult(file: "milk.jpg", status: .known)) == nil)
    }

    @Test(arguments: [(TextReader.coderPrint, "\"coderPrint\""), (nil, "null")])
    func whenADateIsWrittenAsJSON_shouldSayWhoReadIt(reader: TextReader?, value: String) throws {
        let date = LabelDate(
            kind: .bestBefore, date: try #require(CivilDate("2027-03-12")), text: "MHD 12.03.27", confidence: 0.97,
            reader: reader)

        #expect(JSONValue.labelDate(date).line.contains("\"reader\":\(value)"))
    }
}
