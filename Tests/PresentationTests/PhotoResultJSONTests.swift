import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation
import Testing

@Suite struct PhotoResultJSONTests {
    private let today = CivilDate(clampedDayNumber: 20_777)

    @Test func whenTimingsAreAskedFor_shouldAddThemByStage() {
        let label = ScannedLabel(timings: [
            StageTiming(stage: .decode, duration: .milliseconds(20), processorTime: .milliseconds(15)),
            StageTiming(stage: .barcodes, step: 1, duration: .milliseconds(4), processorTime: .milliseconds(3)),
            StageTiming(stage: .barcodes, duration: .milliseconds(5), processorTime: .milliseconds(4)),
            StageTiming(stage: .document, duration: .milliseconds(7)),
            StageTiming(stage: .document, duration: .milliseconds(2)),
        ])
        let result = PhotoResult(file: "a", status: .nothing, label: label)

        let line = result.json(today: today, household: nil, showsTimings: true).line

        #expect(
            line.contains(
                """
                "timings":{"decode":{"milliseconds":20.0,"processorMilliseconds":15.0},\
                "barcodes":{"milliseconds":5.0,"processorMilliseconds":4.0,\
                "steps":[{"step":1,"milliseconds":4.0,"processorMilliseconds":3.0}]},\
                "print":{"milliseconds":9.0,"processorMilliseconds":null}}
                """))
        #expect(!result.json(today: today, household: nil).line.contains("timings"))
    }

    @Test func whenCodeIsDoubtful_shouldSaySo() {
        let label = ScannedLabel(barcodes: [
            Barcode(symbology: .ean13, text: "4006381333931", confidence: 0.4),
            Barcode(symbology: .ean8, text: "96385074", confidence: 0.95),
        ])
        let result = PhotoResult(file: "a", status: .read, label: label)

        let line = result.json(today: today, household: nil).line

        #expect(line.contains(#""confidence":0.4,"doubtful":true"#))
        #expect(line.contains(#""confidence":0.95,"doubtful":false"#))
    }

    @Test func whenAPhotoHasCaptureData_shouldAddIt() {
        let capture = PhotoCapture(
            time: CaptureTime("2027-03-12T18:04:05+01:00"), make: "Fern", model: "8", orientation: 6)
        let result = PhotoResult(file: "a", status: .nothing, capture: capture)

        let line = result.json(today: today, household: nil).line

        #expect(
            line.contains(#""capture":{"time":"2027-03-12T18:04:05+01:00","device":"Fern 8","orientation":6}"#))
    }
}
