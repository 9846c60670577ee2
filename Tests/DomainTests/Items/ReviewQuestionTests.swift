import Foundation
import KeepItFreshLabels
import Testing

@testable import KeepItFreshDomain

@Suite struct ReviewQuestionTests {
    private static let today = CivilDate(clampedDayNumber: 20_777)

    @Test func whenADateIsAmbiguous_shouldOfferTheItemsDateFirstAndTheOthersByProbability() throws {
        let question = try question(print: "BEST BEFORE 05/06/2027")

        #expect(question.topic == .date && question.doubt == .order)
        #expect(question.candidates.first?.value.date == question.item?.expiryDate)
        #expect(Set(question.candidates.compactMap(\.value.date?.description)) == ["2027-05-06", "2027-06-05"])
        let shares = question.candidates.compactMap(\.probability)
        #expect(shares == shares.sorted(by: >))
        #expect(question.usual == 0)
    }

    @Test func whenTheUsualAnswerIsTaken_shouldKeepTheKindAndAskNoMore() throws {
        let question = try question(print: "05/06/2027")
        let item = try #require(question.item)

        let after = try answered(question, "")

        #expect(item.expiryKind == .unlabelled)
        #expect(after.expiryDate == item.expiryDate && after.expiryKind == .unlabelled)
        #expect(after.needsReview.isEmpty)
        #expect(try again(.date, about: after, print: "05/06/2027") == nil)
        #expect(try again(.date, about: after, print: "05/06/2027", isAgain: true) != nil)
    }

    @Test(arguments: [
        ("2", "2027-05-06", DateKind.bestBefore), ("use by 3.12.27", "2027-12-03", .useBy), ("2027-08", "2027-08", nil),
        ("o", "2027-06-05", .bestBefore),
    ])
    func whenItIsAnswered_shouldEndTheQuestion(typed: String, date: String, kind: DateKind?) throws {
        let after = try answered(try question(print: "BEST BEFORE 05/06/2027"), typed)

        #expect(after.expiryDate?.description == date)
        #expect(after.expiryKind == kind ?? .bestBefore)
        #expect(after.needsReview.isEmpty)
        #expect(after.fieldsSetByUser.contains(.expiryDate))
    }

    @Test func whenTheBarcodeIsDoubtfulToo_shouldAskItApart() throws {
        var code = Barcode(symbology: .ean13, text: "4006381333931")
        code.confidence = 0.4
        let print = "BEST BEFORE 05/06/2027"
        let questions = try questions(print: print, codes: [code])
        let date = try #require(questions.first), barcode = try #require(questions.last)

        let dated = try answered(date, "")
        let next = try #require(try again(.barcode, about: dated, print: print, codes: [code]))
        let numbered = try answered(next, "1"), without = try answered(next, "none")

        #expect(barcode.topic == .barcode && barcode.usual == nil)
        #expect(dated.needsReview == [.doubtfulBarcode])
        #expect(numbered.gtin?.digits == "04006381333931" && numbered.needsReview.isEmpty)
        #expect(without.gtin == nil && without.needsReview.isEmpty)
        // What a person decided is not asked again.
        var read = without
        read.needsReview = [.doubtfulBarcode, .noDate, .ambiguousDate]
        #expect(without.reread(as: read).needsReview.isEmpty)
    }

    @Test func whenAPersonLeavesItWithoutADate_shouldNotAskAgain() throws {
        let question = try question(print: "Best before: see lid")
        let after = try answered(question, "o")

        #expect(question.doubt == .missing && question.usual == nil)
        #expect(after.needsReview.isEmpty && after.expiryDate == nil)
        var read = after
        read.needsReview = [.noDate]
        #expect(after.reread(as: read).needsReview.isEmpty)
    }

    @Test(arguments: ["z", "9", "12.13.27", "??", "\u{1B}[2J", "t 7", "j", String(repeating: "1", count: 1_000_000)])
    func whenItIsNoAnswer_shouldSaySo(typed: String) throws {
        let question = try question(print: "BEST BEFORE 05/06/2027")

        #expect(throws: ReviewAnswer.Failure.self) { try answer(typed, question) }
    }

    @Test func whenTheNameIsMissing_shouldAskItAfterTheDate() throws {
        let questions = try questions(print: "05/06/2027")

        #expect(questions.map(\.topic) == [.date, .name])
        #expect(try answer("Oat Drink", try #require(questions.last)) == .name("Oat Drink"))
        #expect(try answer("s", try #require(questions.last)) == .skip)
    }

    @Test func whenPhotosMayShowTwoThings_shouldOfferToTakeTheLastOneOut() throws {
        let photos = ["a", "b"].map { hash in
            ItemPhoto(contentHash: hash, name: "\(hash).jpg", savedAt: Date(timeIntervalSince1970: 0), label: nil)
        }
        let item = Item(id: "1", name: "Oats", addedDate: Date(timeIntervalSince1970: 0), needsReview: [.possibleMerge])
        let evidence = ItemEvidence(photos, locale: nil)

        let question = try #require(ReviewQuestion.all(about: item, evidence: evidence, photos: photos).first)

        #expect(question.places.map(\.photo) == ["a", "b"])
        #expect(try answer("2", question).parted(from: question)?.photo == "b")
        #expect(try answer("t", question).parted(from: question)?.photo == "b")
        #expect(try answer("t 1 3", question) == .part(photo: "a", packs: 3))
        #expect(try answered(question, "").needsReview.isEmpty)
        #expect(try answered(question, "p").quantity == 2)
    }

    @Test func whenAPhotoWasTakenOut_shouldAskFromTheOthersAlone() throws {
        let lid = photo("b", print: "BEST BEFORE 05/06/2027"), front = photo("a", print: "BEST BEFORE: SEE LID")
        let both = ItemEvidence([front, lid], locale: nil), alone = ItemEvidence([front], locale: nil)
        var item = try #require(both.item)
        let asked = try #require(ReviewQuestion.open(.date, about: item, evidence: both, photos: [front, lid]))

        item = item.parted(leaving: alone.item, on: 1, without: [.expiryDate], losing: 1)
        let anew = try #require(ReviewQuestion.open(.date, about: item, evidence: alone, photos: [front]))

        #expect(asked.candidates.count == 2 && anew.candidates.isEmpty && anew.doubt == .missing)
        #expect(anew.photos.map(\.contentHash) == ["a"] && anew.places.map(\.photo) == ["a"])
        #expect(anew.id == asked.id && anew.version != asked.version)
    }

    // MARK: Support

    private func photo(_ hash: String, print: String, codes: [Barcode] = []) -> ItemPhoto {
        ItemPhoto(
            contentHash: hash, name: "\(hash).jpg", savedAt: Date(timeIntervalSince1970: 1_795_305_600),
            label: ScannedLabel(barcodes: codes, lines: [TextLine(text: print)]))
    }

    private func questions(print: String, codes: [Barcode] = []) throws -> [ReviewQuestion] {
        let photo = photo("a", print: print, codes: codes)
        let evidence = ItemEvidence([photo], locale: nil)
        var item = try #require(evidence.item)
        item.id = "1"
        return ReviewQuestion.all(about: item, evidence: evidence, photos: [photo])
    }

    /// The question about an item after an answer.
    private func again(
        _ topic: ReviewQuestion.Topic, about item: Item, print: String, codes: [Barcode] = [], isAgain: Bool = false
    ) throws -> ReviewQuestion? {
        let photo = photo("a", print: print, codes: codes)
        let evidence = ItemEvidence([photo], locale: nil)
        return ReviewQuestion.open(topic, about: item, evidence: evidence, photos: [photo], isAgain: isAgain)
    }

    private func question(print: String) throws -> ReviewQuestion {
        try #require(try questions(print: print).first)
    }

    private func answer(_ typed: String, _ question: ReviewQuestion) throws -> ReviewAnswer {
        try ReviewAnswer(typed: typed, to: question, today: Self.today, locale: nil)
    }

    /// The item after an answer.
    private func answered(_ question: ReviewQuestion, _ typed: String) throws -> Item {
        let item = try #require(question.item)
        let edit = try #require(try answer(typed, question).edit(of: item, asked: question))
        return try #require(try item.edited(edit, on: Self.today).item)
    }
}
