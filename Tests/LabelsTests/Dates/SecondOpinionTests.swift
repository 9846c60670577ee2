import Testing

@testable import KeepItFreshLabels

/// Dates in places that two engines have read.
@Suite struct SecondOpinionTests {
    private static let both: Set<OCREngine> = [.dateCode, .sceneText]

    private func expiry(_ lines: [TextLine], taken: String? = nil) throws -> LabelDate {
        try #require(try parse(lines, taken: taken).expiry)
    }

    /// A line of scene text in the place of which the date-code reader read `other`; nil where it read nothing.
    private func line(_ text: String, other: String?) -> TextLine {
        var line = line(text, by: [.sceneText])
        if let other { line.alternatives = [TextLine.Alternative(other, readers: [.dateCode])] }
        return line
    }

    /// A line with words, read by some engines.
    private func line(_ text: String, by readers: Set<OCREngine>) -> TextLine {
        var left = 100
        let words = text.split(separator: " ").map { word in
            defer { left += 20 * (word.count + 1) }
            return TextLine.Word(
                text: String(word), confidence: 0.95,
                box: Quad(left: left, top: 100, right: left + 20 * word.count, bottom: 130))
        }
        return TextLine(
            text: text, confidence: 0.95, box: Quad(left: 100, top: 100, right: left - 20, bottom: 130), words: words,
            readers: readers)
    }

    @Test func whenBothReadADateWithoutKeyword_shouldBeSure() throws {
        let one = try expiry([line("24.03.2027", by: [.sceneText])])
        let two = try expiry([line("24.03.2027", by: Self.both)])

        #expect(one.kind == .unlabelled && one.isUnsure)
        #expect(two.kind == .unlabelled && !two.isUnsure)
        #expect(two.readers == Self.both)
    }

    @Test func whenAnAlternativeOfAnotherEngineIsTheSame_shouldBeSure() throws {
        #expect(try !expiry([line("24.03.2027", other: "24 03 2027")]).isUnsure)
        #expect(try !expiry([line("24.03.2027", other: "L12 24.03.2027 A")]).isUnsure)
    }

    @Test func whenOnlyTheDatesWordsWereReadByBoth_shouldBeSure() throws {
        var words = line("L7 24.03.2027", by: [.sceneText])
        words.words[1].readers = Self.both
        var other = line("L7 24.03.2027", by: [.sceneText])
        other.words[0].readers = Self.both

        #expect(try !expiry([words]).isUnsure)
        #expect(try expiry([words]).readers == Self.both)
        #expect(try expiry([other]).isUnsure)
        #expect(try expiry([other]).readers == [.sceneText])
    }

    @Test func whenTheyAgreeOnAPastDate_shouldLeaveItInDoubt() throws {
        let past = try parse([line("24.03.2026", by: Self.both)])

        #expect(past.dates.first?.date.description == "2026-03-24")
        #expect(past.dates.allSatisfy { $0.isUnsure })
    }

    @Test func whenTheDigitsDiffer_shouldAskEvenBesideItsKeyword() throws {
        let one = try expiry([line("BEST BEFORE 24.03.2027", other: nil)])
        let same = try expiry([line("BEST BEFORE 24.03.2027", other: "BEST BEFORE 24.03.2027")])
        let different = try expiry([line("BEST BEFORE 24.03.2027", other: "24.08.2027")])

        #expect(!one.isUnsure && !same.isUnsure)
        #expect(different.isUnsure && different.date == one.date)
    }

    @Test(arguments: [("L12", OCREngine.dateCode), ("24.08.2027", .sceneText)])
    func whenOtherReadingIsNone_shouldNotDoubtTheDate(other: String, engine: OCREngine) throws {
        var line = line("BEST BEFORE 24.03.2027", other: nil)
        line.alternatives = [TextLine.Alternative(other, readers: [engine])]

        #expect(try !expiry([line]).isUnsure)
    }

    @Test(arguments: [
        // Photographed within six weeks of the date, longer before it, long after it, on an unknown day.
        ("2026-11-18" as String?, false), ("2026-10-01", true), ("2026-12-20", true), (nil, true),
    ])
    func whenNoYearIsPrinted_shouldBeSureNearTheDayOfThePhoto(taken: String?, isUnsure: Bool) throws {
        let agreed = try expiry([line("USE BY 26 NOV", other: "USE BY 26 NOV")], taken: taken)
        let alone = try expiry([line("USE BY 26 NOV", other: nil)], taken: taken)

        #expect(agreed.date.description == "2026-11-26" && agreed.yearInferred)
        #expect(agreed.isUnsure == isUnsure)
        #expect(alone.isUnsure)
    }
}
