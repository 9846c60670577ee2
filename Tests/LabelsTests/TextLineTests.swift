import Foundation
import KeepItFreshLabels
import Testing

@Suite struct TextLineTests {
    @Test func whenSeveralEnginesReadALine_shouldGiveWhatEachOfThemRead() {
        let line = TextLine(
            text: "EXP 12.03.27",
            alternatives: ["FXP 12.03.27", TextLine.Alternative("EXP 12.08.27", readers: [.dateCode])],
            readers: [.sceneText])

        #expect(line.read(onlyBy: .dateCode)?.text == "EXP 12.08.27")
        #expect(line.read(onlyBy: .sceneText)?.alternatives == ["FXP 12.03.27"])
        #expect(line.read(onlyBy: .document) == nil)
    }

    @Test(
        arguments: [
            (#""reader":"print","#, [.document]), (#""reader":"coderPrint","#, [.dateCode]),
            (#""reader":"both","#, [.document, .dateCode]), (#""readers":["dateCode"],"#, [.dateCode]), ("", []),
        ] as [(String, Set<OCREngine>)])
    func whenStoredInAnyVersion_shouldDecodeTheReaders(field: String, readers: Set<OCREngine>) throws {
        let stored = #"{"text":"EXP",\#(field)"confidence":1,"words":[],"alternatives":["FXP"]}"#

        let line = try JSONDecoder().decode(TextLine.self, from: Data(stored.utf8))

        #expect(line == TextLine(text: "EXP", alternatives: ["FXP"], readers: readers))
    }

    @Test func whenAnEarlierVersionStoredRivals_shouldNameTheOtherEngineOfTheseAlternatives() throws {
        let stored = """
            {"text":"EXP","reader":"print","confidence":1,"words":[],"alternatives":["FXP","EXB"],"rivals":["EXB"]}
            """

        let line = try JSONDecoder().decode(TextLine.self, from: Data(stored.utf8))

        #expect(line.alternatives == ["FXP", TextLine.Alternative("EXB", readers: [.dateCode])])
    }

    @Test func whenTheStoredReaderIsUnknown_shouldThrow() {
        let stored = #"{"text":"EXP","reader":"someone","confidence":1,"words":[],"alternatives":[]}"#

        #expect(throws: DecodingError.self) { try JSONDecoder().decode(TextLine.self, from: Data(stored.utf8)) }
    }

    @Test(
        arguments: [
            ([.dateCode, .document], ["document", "dateCode"]), ([.sceneText], ["sceneText"]), ([], nil),
        ] as [(Set<OCREngine>, [String]?)])
    func whenEncoded_shouldListTheReadersInOrder(readers: Set<OCREngine>, list: [String]?) throws {
        let line = TextLine(
            text: "EXP", confidence: 0.5, box: Quad(left: 1, top: 2, right: 3, bottom: 4),
            words: [TextLine.Word(text: "EXP", confidence: 0.5)],
            alternatives: ["FXP", TextLine.Alternative("EXF", probability: 0.25, readers: [.sceneText])],
            readers: readers)

        let data = try JSONEncoder().encode(line)

        let fields = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(fields["readers"] as? [String] == list)
        #expect(fields["reader"] == nil)
        #expect(try JSONDecoder().decode(TextLine.self, from: data) == line)
    }
}
