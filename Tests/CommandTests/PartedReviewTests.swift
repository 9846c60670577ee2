import Foundation
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

/// `kif-scan review` of an item whose photos show two packs.
@Suite struct PartedReviewTests {
    private let kif: KifScanProcess

    private static let front = "Green Olives\nBEST BEFORE: SEE LID"
    private static let lid = "BEST BEFORE 05/06/2027"
    private static let number = "9520123400552"

    init() throws { kif = try KifScanProcess() }

    @Test func whenTheyAreTwoThings_shouldAskBothAnewAndWriteNoDateOfTheOther() async throws {
        let item = try await kif.store([(Self.front, nil), (Self.lid, nil)])

        // Two things; then Enter to whatever is asked.
        let shown = try await kif.review(answers: "2,,,,,,q")

        let (left, taken) = try await parted(item)
        #expect(item.expiryDate != nil && left["expiryDate"] is NSNull, "\(shown.text)")
        #expect(left["name"] as? String == "Green Olives" && left["needsReview"] as? [String] == ["noDate"])
        #expect(taken["expiryDate"] as? String == "2027-06-05" && taken["name"] is NSNull, "\(shown.text)")
        #expect(try await kif.run("review", "--json").objects().compactMap { $0["topic"] as? String } == ["date"])
    }

    @Test func whenTheItemWasNamedBefore_shouldGiveTheOtherPackNothingOfIt() async throws {
        let item = try await kif.store([(Self.front, nil), (Self.lid, Self.number)])

        let shown = try await kif.review(answers: "n Black Olives,t 2,s,s,s,s,q")

        let (left, taken) = try await parted(item)
        #expect(left["name"] as? String == "Black Olives" && left["gtin"] is NSNull, "\(shown.text)")
        #expect(left["expiryDate"] is NSNull && left["needsReview"] as? [String] == ["noDate"])
        #expect(taken["gtin"] as? String == "0" + Self.number && taken["name"] is NSNull, "\(shown.text)")
        #expect(taken["brand"] is NSNull && taken["expiryDate"] as? String == "2027-06-05")
        // Nor does anything learnt from the name give it that later.
        try await kif.run("reparse", "--apply")
        #expect(try await parted(item).taken["name"] is NSNull)
        _ = try await kif.store([("BEST BEFORE 01.02.2028", Self.number)])
        let later = try await kif.run("list", "--json").objects().filter { $0["gtin"] as? String == "0" + Self.number }
        #expect(later.count == 2 && later.allSatisfy { $0["name"] is NSNull }, "\(later)")
    }

    @Test func whenAScriptAnswersWhatWasAskedOfBoth_shouldRefuseIt() async throws {
        let item = try await kif.store([(Self.front, nil), (Self.lid, nil)])
        let lines = ["oneThing": "2", "date": "1"].sorted { $0.key > $1.key }.map { topic, answer in
            #"{"question": "\#(item.id):\#(topic)", "answer": "\#(answer)"}"#
        }

        let outcome = try await kif.run("review", "--json", "--strict", input: lines.joined(separator: "\n"))

        let codes = try outcome.objects().suffix(2).map { ($0["error"] as? [String: Any])?["code"] as? String }
        #expect(codes == [nil, "changed"] && outcome.status == 2, "\(outcome)")
        #expect(try await parted(item).left["expiryDate"] is NSNull)
    }

    @Test func whenAFrontIsLeft_shouldWaitForItsDateUnasked() async throws {
        let item = try await kif.store([("Green Olives", nil), (Self.lid, nil)])

        let shown = try await kif.review(answers: "2,1,s,q")

        let (left, taken) = try await parted(item)
        #expect(left["expiryDate"] is NSNull && (left["needsReview"] as? [String])?.isEmpty == true, "\(shown.text)")
        #expect((taken["needsReview"] as? [String])?.isEmpty == true)
        #expect(shown.text.components(separatedBy: "Which date").count == 2, "\(shown.text)")
    }

    @Test func whenThreeThingsAreOne_shouldAskAboutTheRestAgain() async throws {
        let item = try await kif.store([(Self.front, nil), (Self.lid, nil), ("Rice Cakes", nil)])

        let shown = try await kif.review(answers: "2,2,s,s,s,s,q")

        let items = try await kif.run("list", "--json").objects()
        #expect(items.count == 3, "\(shown.text)")
        let left = try #require(items.first { $0["id"] as? String == item.id })
        #expect(left["name"] as? String == "Green Olives" && left["expiryDate"] is NSNull)
        #expect(items.count { $0["expiryDate"] as? String == "2027-06-05" } == 1)
    }

    /// The item and the one that was taken out of it, as `list` shows them.
    private func parted(_ item: Item) async throws -> (left: [String: Any], taken: [String: Any]) {
        let items = try await kif.run("list", "--json").objects()
        #expect(items.count >= 2, "\(items)")
        let left = items.first { $0["id"] as? String == item.id }
        return (try #require(left), try #require(items.first { $0["id"] as? String != item.id }))
    }
}
