import Testing

@testable import KeepItFreshLabels

@Suite struct OCRMergerTests {
    @Test func whenOnlyOneEngineReadsALine_shouldKeepIt() {
        let joined = OCRMerger.join([line("Oat Drink", top: 0)], with: [line("12.05.27", top: 100)])

        #expect(joined.map(\.text) == ["Oat Drink", "12.05.27"])
    }

    @Test func whenBothAgree_shouldTakeTheHigherConfidence() {
        let joined = OCRMerger.join(
            [line("EXP 12.05.2027", top: 0, confidence: 0.5)], with: [line("12.05.2027", top: 0, confidence: 0.9)])

        #expect(joined.map(\.text) == ["EXP 12.05.2027"])
        #expect(joined.map(\.confidence) == [0.9])
    }

    @Test func whenTheyDisagree_shouldTakeTheMoreCertainAndKeepTheOther() {
        let coded = line("12.05.2027", top: 0, confidence: 0.9)
        let printed = line("18.05.2027", top: 0, confidence: 0.4)

        #expect(OCRMerger.join([printed], with: [coded]).map(\.text) == ["12.05.2027"])
        #expect(OCRMerger.join([printed], with: [coded]).first?.alternatives.map(\.text) == ["18.05.2027"])
        #expect(OCRMerger.join([coded], with: [printed]).map(\.text) == ["12.05.2027"])
        #expect(OCRMerger.join([coded], with: [printed]).first?.alternatives.map(\.text) == ["18.05.2027"])
    }

    @Test func whenPrintIsAsHighAsTwoLines_shouldKeepBoth() {
        let printed = TextLine(
            text: "622679 201219 8", confidence: 0.9, box: Quad(left: 0, top: 0, right: 300, bottom: 46))

        let joined = OCRMerger.join([], [printed], with: [line("31.08.2021", top: 24, confidence: 0.7)])

        #expect(joined.map(\.text) == ["622679 201219 8", "31.08.2021"])
    }

    @Test func whenTheMoreCertainOfTwoReadingsOfALineHasFewerDigits_shouldTakeIt() {
        let printed = line("009/25", top: 0, confidence: 0.88)

        let joined = OCRMerger.join([printed], with: [line("V09/25", top: 0, confidence: 0.98)])

        #expect(joined.map(\.text) == ["V09/25"])
        #expect(joined.first?.alternatives.map(\.text) == ["009/25"])
        #expect(joined.first?.alternatives.map(\.probability) == [0.88])
    }

    @Test func whenReadingsDifferBesideADate_shouldNameBothEnginesOfTheDate() throws {
        let coded = try #require(
            TextLine(words: [word("31.08.2021", 0, 200, confidence: 0.7), word("AAGO", 220, 300, confidence: 0.7)]))
        let printed = try #require(
            TextLine(words: [word("31.08.2021", 0, 200, confidence: 0.9), word("AAo0", 220, 300, confidence: 0.9)]))

        let joined = try #require(OCRMerger.join([], [printed], with: [coded]).first)

        #expect(joined.text == "31.08.2021 AAo0" && joined.alternatives.map(\.text) == ["31.08.2021 AAGO"])
        #expect(joined.words.map(joined.readers) == [[.sceneText, .dateCode], [.sceneText]])
    }

    @Test func whenAReadingHasLostDigits_shouldIgnoreIt() {
        let printed = line("12.05.2027", top: 0, confidence: 0.8)

        #expect(
            OCRMerger.join([printed], with: [line("12.O5", top: 0, confidence: 0.9)]) == [printed.read(by: .document)])
    }

    @Test(arguments: [("08.2026 00:38", []), ("08.2026 00:38 5", ["08.2026 00:38"]), ("21.08.2026", [])])
    func whenAReadingIsAPieceOfPrint_shouldTakePrint(coded: String, alternatives: [String]) {
        let printed = line("21.08.2026 00:38 B", top: 0, confidence: 0.7)
        var reading = line(coded, top: 0, confidence: 0.8)
        reading.box = Quad(left: 45, top: 0, right: 290, bottom: 20)
        reading.alternatives = alternatives.map { TextLine.Alternative($0) }

        #expect(OCRMerger.join([printed], with: [reading]).map(\.text) == [printed.text])
    }

    @Test(arguments: [("L0S 4711", ["LOS 4711"], "LOS 4711"), ("12X17", [], "Whole"), ("BBF 12X17", [], "BBF 12X17")])
    func whenPrintIsMoreCertain_shouldTakeItsWords(coded: String, alternatives: [String], expected: String) {
        var reading = line(coded, top: 0, confidence: 0.8)
        reading.alternatives = alternatives.map { TextLine.Alternative($0) }
        let printed = line(alternatives.first ?? "Whole", top: 0, confidence: 0.95)

        #expect(OCRMerger.join([printed], with: [reading]).map(\.text) == [expected])
    }

    @Test(arguments: [(0.93, "de préférence"), (0.99, "ER DE PREFE")])
    func whenReadingsHaveNoDigits_shouldTakePrintUnlessTheOtherIsMuchMoreCertain(sure: Double, expected: String) {
        let printed = line("de préférence", top: 0, confidence: 0.85)

        #expect(
            OCRMerger.join([printed], with: [line("ER DE PREFE", top: 0, confidence: sure)]).map(\.text) == [expected]
        )
    }

    @Test(arguments: [
        (0.4, "C05 1322", true), (0.4, "13:22 C05", true), (0.6, "13:22 C05", true), (0.4, "21.06.26", false),
        (0.6, "21.06.26", false),
    ])
    func whenPrintHasADateAndTheDateCodeReadingNone_shouldKeepBoth(confidence: Double, coded: String, both: Bool) {
        let printed = line("7 21.06.25", top: 0, confidence: confidence)
        let joined = OCRMerger.join([printed], with: [line(coded, top: 0, confidence: 0.9)])

        #expect(joined.map(\.text) == (both ? [printed.text, coded] : [coded]))
    }

    @Test(arguments: [(0.7, "LOS 4711"), (0.95, "LS 4711")])
    func whenTheyDisagreeOnLettersAlone_shouldTakeTheMoreCertainLine(sure: Double, expected: String) {
        var coded = line("LS 4711", top: 0, confidence: sure)
        let places = [Quad(left: 0, top: 0, right: 80, bottom: 20), Quad(left: 90, top: 0, right: 200, bottom: 20)]
        coded.words = [
            TextLine.Word(text: "LS", confidence: sure, box: places[0]),
            TextLine.Word(text: "4711", confidence: 0.98, box: places[1]),
        ]
        var printed = line("LOS 4711", top: 0)
        printed.words = [
            TextLine.Word(text: "LOS", confidence: 0.9, box: places[0]),
            TextLine.Word(text: "4711", confidence: 0.9, box: places[1]),
        ]

        #expect(OCRMerger.join([printed], with: [coded]).map(\.text) == [expected])
    }

    @Test func whenAReadingIsABareNumber_shouldIgnoreItUnlessCertain() {
        #expect(OCRMerger.join([], with: [line("1808", top: 0, confidence: 0.7)]).isEmpty)
        #expect(OCRMerger.join([], with: [line("1808", top: 0, confidence: 0.95)]).count == 1)
        #expect(OCRMerger.join([], with: [line("12.26", top: 0, confidence: 0.7)]).count == 1)
    }

    @Test func whenTheDateCodeIsPartOfALine_shouldKeepTheRestOfTheLine() {
        let words = [
            word("EXP", 0, 80, confidence: 0.4),
            word("l2.O5", 100, 300, confidence: 0.4),
        ]
        let printed = TextLine(
            text: "EXP l2.O5", confidence: 0.4, box: Quad(left: 0, top: 0, right: 300, bottom: 20), words: words)
        let coded = TextLine(
            text: "12.05", confidence: 0.9, box: Quad(left: 100, top: 0, right: 300, bottom: 20))

        #expect(OCRMerger.join([printed], with: [coded]).map(\.text) == ["EXP", "12.05"])
    }

    @Test func whenLinesAreJoined_shouldNameTheirEngines() {
        let printed = [line("Oat Drink", top: 0), line("EXP 12.05.2027", top: 100, confidence: 0.6)]
        let coded = [line("12.05.2027", top: 100), line("L1234 08:15", top: 200)]

        let joined = OCRMerger.join(printed, with: coded)

        #expect(joined.map(\.text) == ["Oat Drink", "EXP 12.05.2027", "L1234 08:15"])
        #expect(joined.map(\.readers) == [[.document], [.document, .dateCode], [.dateCode]])
    }

    @Test func whenTheOtherEngineDisagrees_shouldNameTheEngineOfTheAlternative() throws {
        let coded = TextLine(
            text: "12.05.2027", confidence: 0.9, box: Quad(left: 0, top: 0, right: 300, bottom: 20),
            alternatives: ["12.06.2027"])

        let line = try #require(
            OCRMerger.join([line("18.05.2027", top: 0, confidence: 0.4)], with: [coded]).first)

        #expect(line.readers == [.dateCode])
        #expect(line.alternatives.map(\.text) == ["12.06.2027", "18.05.2027"])
        #expect(line.alternatives.map(line.readers) == [[.dateCode], [.document]])
    }

    @Test(arguments: [
        ("28/05/2026 280552028", "28/05/2026 28/05/2028"), ("2810552026 2810552028", "28/05/2026 28/05/2028"),
        ("28/05/2026 281055202847110", "28/05/2026 281055202847110"),
    ])
    func whenAMarkWasReadAsADigit_shouldTakeTheMoreCertainReading(printed: String, expected: String) {
        let coded = line("28/05/2026 28/05/2028", top: 0, confidence: 0.8)

        let joined = OCRMerger.join([line(printed, top: 0, confidence: 0.6)], with: [coded])

        #expect(joined.map(\.text) == [expected])
    }

    @Test func whenBothAgree_shouldRaiseTheConfidenceOfTheWords() throws {
        let place = Quad(left: 100, top: 0, right: 300, bottom: 20)
        let words = [
            word("EXP", 0, 80, confidence: 0.4),
            TextLine.Word(text: "12.05.2027", confidence: 0.5, box: place),
        ]
        let printed = TextLine(
            text: "EXP 12.05.2027", confidence: 0.4, box: Quad(left: 0, top: 0, right: 300, bottom: 20), words: words)

        let joined = OCRMerger.join([printed], with: [TextLine(text: "12.05.2027", confidence: 0.9, box: place)])

        #expect(joined.first?.words.map(\.confidence) == [0.4, 0.9])
        #expect(joined.first?.readers == [.document])
        #expect(joined.first?.words.map(\.readers) == [[], [.document, .dateCode]])
    }

    @Test(arguments: [
        ("유통기한", 0.9, ["유통기한 12.05.2027"]), ("Годен", 0.9, ["Годен 12.05.2027"]),
        ("유통기한", 0.3, ["F0EA 12.05.2027"]), ("EXPIRY", 0.9, ["F0EA 12.05.2027"]),
    ])
    func whenTheDateCodeReaderLacksTheLettersOfAWord_shouldTakePrint(
        text: String, confidence: Double, expected: [String]
    ) throws {
        let printed = try #require(
            TextLine(words: [word(text, 0, 140, confidence: confidence), word("12.O5.2O2", 160, 300, confidence: 0.6)]))
        let coded = try #require(
            TextLine(words: [word("F0EA", 0, 140, confidence: 0.8), word("12.05.2027", 160, 300, confidence: 0.8)]))

        #expect(OCRMerger.join([printed], with: [coded]).map(\.text) == expected)
    }

    @Test func whenADateCodeReadingMisreadsOnlyAWordBesideTheDate_shouldAgreeWithPrint() throws {
        let printed = try #require(
            TextLine(words: [word("2027.05.12", 0, 140, confidence: 0.7), word("까지", 160, 200, confidence: 0.9)]))
        let coded = try #require(
            TextLine(words: [word("2027.05.12", 0, 140, confidence: 0.9), word("7", 160, 200, confidence: 0.8)]))

        let joined = OCRMerger.join([printed], with: [coded])

        #expect(joined.map(\.text) == ["2027.05.12 까지"])
        #expect(joined.first?.words.map(\.readers) == [[.document, .dateCode], []])
    }

    private func line(_ text: String, top: Int, confidence: Double = 0.9) -> TextLine {
        TextLine(text: text, confidence: confidence, box: Quad(left: 0, top: top, right: 300, bottom: top + 20))
    }

    private func word(_ text: String, _ left: Int, _ right: Int, confidence: Double) -> TextLine.Word {
        TextLine.Word(text: text, confidence: confidence, box: Quad(left: left, top: 0, right: right, bottom: 20))
    }
}
