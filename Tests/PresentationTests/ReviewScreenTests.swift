import Foundation
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshPresentation

@Suite struct ReviewScreenTests {
    @Test(arguments: [MessageLanguage.english, .german, .french, .spanish], [60, 80])
    func whenTheTerminalIsNarrow_shouldShowTheKeysOnOneLine(language: MessageLanguage, columns: Int) throws {
        for question in try questions(named: "Oats") {
            let keys = screen(question, columns: columns, language).keys
            #expect(keys.count == 1 && !keys[0].contains("…"), "\(keys)")
            if question.topic == .inbox { #expect(keys[0].contains("| A ") == (columns == 80)) }
        }
    }

    @Test(arguments: [20, 60, 80])
    func whenANameIsHostile_shouldShowItOnOneLineWithoutControlCharacters(columns: Int) throws {
        for question in try questions(named: "\u{1B}[2J\u{202E}evil\n" + String(repeating: "x", count: 500)) {
            let screen = screen(question, columns: columns, .english)
            let lines =
                screen.heading(number: (1, of: 2)) + screen.photoLines { _ in .there } + screen.candidateLines
                + screen.keys + screen.help + screen.quotation
            #expect(lines.filter { TerminalText.columns(of: $0) >= columns } == [])
            #expect(!lines.contains { $0.unicodeScalars.contains(where: \.isUnsafeOnTerminal) })
        }
    }

    @Test func whenADateIsDoubtful_shouldSayWhatIsDoubtfulAndShowNoNumber() throws {
        let question = try #require(try questions(named: "Oats").first { $0.topic == .date })
        let screen = screen(question, columns: 80, .english)

        let lines = screen.heading(number: nil) + screen.candidateLines

        #expect(lines[1] == "Which date is it? The print has several meanings.")
        #expect(!lines.contains { $0.contains("%") })
        #expect(screen.quotation.isEmpty)
    }

    @Test func whenAPhotoIsGone_shouldSaySo() throws {
        let question = try #require(try questions(named: "Oats").first { $0.topic == .date })
        let screen = screen(question, columns: 80, .english)

        #expect(screen.photoLines { _ in .gone } == ["photo 1 a.jpg: no longer there"])
        #expect(screen.photoLines { _ in .replaced } == ["photo 1 a.jpg: another picture is there now"])
    }

    private func screen(_ question: ReviewQuestion, columns: Int, _ language: MessageLanguage) -> ReviewScreen {
        ReviewScreen(
            question, style: TerminalStyle(isColored: false, columns: columns, language: language), idLength: 4)
    }

    /// A question of each topic.
    private func questions(named name: String) throws -> [ReviewQuestion] {
        var code = Barcode(symbology: .ean13, text: "4006381333931")
        code.confidence = 0.4
        let label = ScannedLabel(barcodes: [code], lines: [TextLine(text: "BEST BEFORE 05/06/2027")])
        let photos = ["a", "b"].map { hash in
            ItemPhoto(
                contentHash: hash, name: "\(hash).jpg", savedAt: Date(timeIntervalSince1970: 1_795_305_600),
                label: label)
        }
        let evidence = ItemEvidence(photos, locale: nil)
        var item = try #require(evidence.item)
        (item.id, item.name, item.nameConfidence, item.place) = ("12345", name, 0.2, name)
        item.needsReview.append(.possibleMerge)
        let inbox = InboxPhoto(
            contentHash: "c", name: name, subject: .medicine, confidence: 0.9, savedAt: Date(timeIntervalSince1970: 0),
            title: name)
        let questions = ReviewQuestion.all(about: item, evidence: evidence, photos: photos)
        try #require(questions.map(\.topic) == [.oneThing, .date, .name, .barcode])
        return questions + [ReviewQuestion(about: inbox)]
    }
}
