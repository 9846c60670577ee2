import Foundation
import Testing

@testable import KeepItFreshLabels

@Suite struct ScannedLabelLooksTests {
    private func look(_ text: String, _ top: Int = 100, engine: OCREngine = .sceneText) -> ScannedLabel {
        ScannedLabel(lines: [line(text, top, engine: engine)])
    }

    @Test func whenAFurtherLookReadsTheSamePlace_shouldKeepItWithTheLine() {
        let label = look("EXP 12.03.2027").joined(with: [look("P 12.03.2027"), look("12.03.2021", engine: .dateCode)])

        #expect(label.lines.count == 1)
        #expect(label.lines[0].text == "EXP 12.03.2027")
        #expect(label.lines[0].looks.map(\.text) == ["P 12.03.2027", "12.03.2021"])
        #expect(label.lines[0].looks.map(\.engine) == [.sceneText, .dateCode])
    }

    @Test func whenAFurtherLookReadsAnotherPlace_shouldAddItsLine() {
        let label = look("EXP").joined(with: [look("12.03.2027", 300), look("Oat Drink", 400)])

        #expect(label.lines.map(\.text) == ["EXP", "12.03.2027"])
    }

    @Test func whenFurtherLooksAgree_shouldBeSurer() throws {
        let first = look("12.03.27", engine: .dateCode)
        let alike = first.joined(with: [look("12.03.27"), look("12.03.27"), look("12.03.27")])
        let unlike = first.joined(with: [look("12.03.21"), look("12.08.27"), look("12.03.77")])

        let confidences = try [alike, first, unlike].map { label in
            try #require(try parse(label.lines).expiry).digitsConfidence
        }

        #expect(confidences[0] > confidences[1])
        #expect(confidences[1] > confidences[2])
    }

    @Test func whenALabelIsEncoded_shouldKeepItsCharactersLooksAndPicture() throws {
        var label = look("12.03.27").joined(with: [look("12.03.21")])
        var word = TextLine.Word(text: "12", box: Quad(left: 0, top: 0, right: 20, bottom: 10))
        word.letters = [TextLine.Letter(middle: 0.25, certainty: 0.9), TextLine.Letter(middle: 0.75, certainty: 1)]
        label.lines[0].words = [word]
        let profile = PictureEvidence.Profile(
            box: Quad(left: 0, top: 0, right: 9, bottom: 9), ink: [0, 90], ground: [0, PictureEvidence.Profile.outside])
        label.picture = PictureEvidence(
            profiles: [try #require(profile)], unread: [Quad(left: 1, top: 2, right: 3, bottom: 4)],
            isInUnknownScript: true)

        let decoded = try JSONDecoder().decode(ScannedLabel.self, from: JSONEncoder().encode(label))

        #expect(decoded == label)
    }

    @Test func whenAProfileHasNoGroundForAColumn_shouldRefuseIt() {
        let text = """
            {"box":{"topLeft":{"x":0,"y":0},"topRight":{"x":9,"y":0},"bottomRight":{"x":9,"y":9},
            "bottomLeft":{"x":0,"y":9}},"ink":[1,2],"ground":[1]}
            """

        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(PictureEvidence.Profile.self, from: Data(text.utf8))
        }
    }

    @Test func whenMuchPrintIsInAnUnknownScriptAndThereIsNoDate_shouldAskWithItsPlace() throws {
        let today = try #require(CivilDate("2026-11-20"))
        let place = Quad(left: 100, top: 300, right: 400, bottom: 330)
        var label = ScannedLabel(lines: [line("CREMA", engine: .sceneText)])

        let front = LabelParser().parse(label, today: today, locale: nil)
        label.picture = PictureEvidence(unread: [place], isInUnknownScript: true)
        let unread = LabelParser().parse(label, today: today, locale: nil)

        #expect(!front.needsReview.contains(.noDate))
        #expect(unread.needsReview.contains(.noDate))
        #expect(unread.dates.place?.box == place)
    }
}
