import Testing

@testable import KeepItFreshLabels

/// What shows that a month alone on its line has lost no day.
@Suite struct MonthAloneTests {
    /// The features of the date that reads so, in lines that begin at these columns.
    private func features(of text: String, in lines: [(text: String, left: Int)]) throws -> [String: Double] {
        let lines = lines.enumerated().map { index, line in
            let box = Quad(
                left: line.left, top: index * 40, right: line.left + 20 * line.text.count, bottom: index * 40 + 30)
            return TextLine(text: line.text, box: box, readers: [.dateCode])
        }
        let decision = DateParser().decide(lines, today: try #require(CivilDate("2026-11-20")), locale: LocaleHint(""))
        return try #require(WeighedDates(decision).prints.first { $0.text == text }?.features)
    }

    @Test(arguments: [(100, true), (104, true), (140, false), (60, false)])
    func whenTheLineAboveBeginsWhereTheMonthDoes_shouldSaySo(left: Int, isAligned: Bool) throws {
        let features = try features(of: "03/2027", in: [("BEST BEFORE", 100), ("03/2027", left)])

        #expect(features["openStart"] == 1)
        #expect((features["alignedStart"] == 1) == isAligned)
    }

    @Test(arguments: [("11/2025", true), ("11/25", false), ("12/11/2025", false)])
    func whenAnotherMonthIsPrintedLikeIt_shouldSaySo(other: String, isAlike: Bool) throws {
        let features = try features(of: "03/2027", in: [("MFG \(other)", 100), ("EXP 03/2027", 100)])

        #expect((features["otherPartAlike"] == 1) == isAlike)
    }
}
