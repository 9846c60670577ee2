import KeepItFreshLabels
import Testing

@Suite struct CaptureTimeTests {
    @Test(arguments: ["2027-03-12T18:04:05", "2027-03-12T18:04:05.007", "2027-03-12T00:00:00-03:30"])
    func whenWritten_shouldReadTheSame(text: String) {
        #expect(CaptureTime(text)?.description == text)
    }

    @Test(arguments: [
        "", "2027-03-12", "2027-03T18:04:05", "2027-03-12T18:04", "2027-03-12T24:00:00", "2027-03-12T18:04:60",
        "2027-03-12T18:04:05.", "2027-03-12T18:04:05+1:00", "2027-03-12T18:04:05+16:00", "2027-03-12T18:04:05+01:60",
    ])
    func whenTheTextIsNotATime_shouldRefuse(text: String) {
        #expect(CaptureTime(text) == nil)
    }

    @Test(arguments: [
        ("2025:12:30 10:00:05", "2025-12-30T10:00:05"), ("2025:12:30T10:00:05", "2025-12-30T10:00:05"),
        ("2025:12:30 10:00:05+01:00", "2025-12-30T10:00:05+01:00"), ("2025/12/30 10:00:05", "2025-12-30T10:00:05"),
        ("2025-12-30 10:00:05", "2025-12-30T10:00:05"), ("2025-12-30T10:00:05Z", "2025-12-30T10:00:05+00:00"),
        ("2025.12.30 10:00:05", "2025-12-30T10:00:05"), ("2025:12:30 10:00", "2025-12-30T10:00:00"),
        ("2025:12:30 10:00:05.25", "2025-12-30T10:00:05.250"), ("2025:12:30 10:00:05:250", "2025-12-30T10:00:05.250"),
        ("20251230 100005", "2025-12-30T10:00:05"), ("20251230T100005+0100", "2025-12-30T10:00:05+01:00"),
        ("2025:12:30  10:00:05", "2025-12-30T10:00:05"), ("2025: 1: 2 10: 0: 5", "2025-01-02T10:00:05"),
        ("2025:12:30 10:00:05 PM", "2025-12-30T22:00:05"),
        ("2025:12:30 12:00:05 am", "2025-12-30T00:00:05"), ("2025:12:30 10:00:05-03:30", "2025-12-30T10:00:05-03:30"),
        ("2025-12-30 10-00-05", "2025-12-30T10:00:05"), ("30/12/2025 10:00:05", "2025-12-30T10:00:05"),
        ("2025:12:30 10:00:05\0", "2025-12-30T10:00:05"), ("2025:12:30 10.00.05", "2025-12-30T10:00:05"),
    ])
    func whenACameraWroteItOtherwise_shouldBeThatTime(text: String, time: String) {
        #expect(CaptureTime(written: text)?.description == time)
    }

    @Test(arguments: [
        "", "0000:00:00 00:00:00", "    :  :     :  :  ", "2025:13:30 10:00:00", "2025:12:30", "2025:12:30 10:61:00",
        "2025:12:30 24:00:00", "10:00:00", "yesterday", "2025:12:30 10:00:05+99:00", "20251230", "1/2/3 4:5:6",
    ])
    func whenItIsNoTimeOfACamera_shouldRefuseIt(text: String) {
        #expect(CaptureTime(written: text) == nil)
    }

    @Test func whenTheFractionAndTheZoneAreApart_shouldTakeThem() {
        let time = CaptureTime(written: "2025:12:30 10:00:05", fraction: "5", zone: "+01:00")

        #expect(time?.description == "2025-12-30T10:00:05.500+01:00")
    }

    @Test(arguments: [
        ("2027-03-12T23:59:59.500", "2027-03-13T00:00:00", 500),
        ("2027-03-12T12:00:00+02:00", "2027-03-12T12:00:00+01:00", 3_600_000),
        ("2027-03-12T12:00:00+02:00", "2027-03-12T12:00:01", 1000),
        ("2027-03-12T12:00:01", "2027-03-12T12:00:00", -1000),
    ])
    func whenTwoAreCompared_shouldCountMilliseconds(first: String, second: String, milliseconds: Int) throws {
        let (first, second) = (try #require(CaptureTime(first)), try #require(CaptureTime(second)))

        #expect(first.milliseconds(until: second) == milliseconds)
    }
}
