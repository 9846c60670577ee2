import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshPresentation

@Suite struct ScanReportTests {
    @Test(
        arguments: [
            ([.document], "  97 % (print) MHD 12.03.27"), ([.dateCode], "  97 % (date code) MHD 12.03.27"),
            ([.document, .dateCode], "  97 % (print, date code) MHD 12.03.27"), ([], "  97 % MHD 12.03.27"),
        ] as [(Set<OCREngine>, String)])
    func whenDetailsAreAsked_shouldSayWhichEnginesReadALine(readers: Set<OCREngine>, line: String) throws {
        let label = ScannedLabel(lines: [TextLine(text: "MHD 12.03.27", confidence: 0.97, readers: readers)])
        let report = ScanReport(
            style: TerminalStyle(isColored: false), today: try #require(CivilDate("2026-11-20")))

        let details = report.details(of: PhotoResult(file: "milk.jpg", status: .read, label: label))

        #expect(details == [line])
    }

    @Test func whenTimesAreAsked_shouldAddUpWhatAStageTookWithoutItsSteps() throws {
        let label = ScannedLabel(timings: [
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

    @Test(
        arguments: [
            ([.dateCode], #"["dateCode"]"#), ([], "[]"),
            ([.sceneText, .dateCode, .document], #"["document","dateCode","sceneText"]"#),
        ] as [(Set<OCREngine>, String)])
    func whenADateIsWrittenAsJSON_shouldListTheEnginesThatReadIt(readers: Set<OCREngine>, value: String) throws {
        let date = LabelDate(
            kind: .bestBefore, date: try #require(CivilDate("2027-03-12")), text: "MHD 12.03.27", confidence: 0.97,
            readers: readers)

        #expect(JSONValue.labelDate(date).line.contains("\"readers\":\(value)"))
    }
}
