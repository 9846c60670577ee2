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
