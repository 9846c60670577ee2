import Foundation
import Testing

@testable import KeepItFreshLabels

/// Label texts of 214 kinds from some fifty countries, each with the day of its photo and the right answers. How many are
/// right of kinds that had no part in a fit is in BENCHMARKS.md; here no rule or weight may make it worse.
@Suite struct LabelKindsTests {
    private struct Text: Decodable {
        let id: String
        let text: String
        let today: String
        /// The right dates; without any, or with `none`, no date is right.
        let accept: [String]
        let none: Bool
        /// Whether a person is in doubt, too.
        let asks: Bool
    }

    private enum Answer { case right, asked, wrong, sureAndWrong }

    private func answer(to text: Text) throws -> Answer {
        let today = try #require(CivilDate(text.today))
        let lines = text.text.split(whereSeparator: \.isNewline).map { TextLine(text: String($0)) }
        let dates = DateParser().parse(lines, today: today, locale: nil, taken: today)
        guard let expiry = dates.expiry else { return text.none || text.accept.isEmpty ? .right : .wrong }
        let isSure = expiry.certainty == .sure
        guard text.accept.contains(expiry.date.description) else { return isSure ? .sureAndWrong : .wrong }
        return isSure ? text.asks ? .sureAndWrong : .right : .asked
    }

    @Test func whenLabelsOfManyKindsAreParsed_shouldBeRightOrAsk() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let file = try String(contentsOf: folder.appendingPathComponent("Fixtures/kinds.jsonl"), encoding: .utf8)
        let texts = try file.split(separator: "\n").map { try JSONDecoder().decode(Text.self, from: Data($0.utf8)) }

        let answers = try texts.map(answer)
        let wrong = zip(texts, answers).filter { $0.1 == .sureAndWrong }.map(\.0.id)

        #expect(texts.count == 856)
        #expect(answers.count { $0 == .right || $0 == .asked } >= 826)
        #expect(wrong.count <= 1, "sure and wrong: \(wrong)")
        #expect(answers.count { $0 == .right } >= 675)
    }
}
