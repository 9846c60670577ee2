import Foundation
import Testing

@testable import KeepItFreshDateCode

@Suite struct LanguageModelTests {
    private func classes(of text: String) -> [Int] {
        text.compactMap { Transcription.Alphabet.characters.firstIndex(of: $0).map { $0 + 1 } }
    }

    private func context(after text: String) -> LanguageModel.Context {
        classes(of: text).reduce(.start) { $0.followed(by: $1) }
    }

    @Test(arguments: ["", "E", "EXP", "BEST BEFORE ", "12.", "12.03.20", "12/03/2025", "¤¤¤"])
    func whenAllThatMayFollowIsAddedUp_shouldBeOne(before: String) {
        let context = context(after: before)
        // One class represents all ten digits.
        let characters = [1] + Array(11..<CTCLogits.classes)
        let all =
            characters.map { LanguageModel.shared.logProbability(of: $0, after: context) }
            + [LanguageModel.shared.logProbability(of: nil, after: context)]

        #expect(abs(all.reduce(0) { $0 + exp($1) } - 1) < 0.02)
    }

    @Test(arguments: [
        ("12.0", "3", "."), ("12.03", ".", "5"), ("EX", "P", "N"), ("BEST BEFOR", "E", "P"), ("2025년 3", "월", "년"),
    ])
    func whenTextGoesOn_shouldExpectWhatDateCodesContain(before: String, expected: String, other: String) {
        let context = context(after: before)

        #expect(
            LanguageModel.shared.logProbability(of: classes(of: expected)[0], after: context)
                > LanguageModel.shared.logProbability(of: classes(of: other)[0], after: context))
    }

    @Test func whenDigitsDiffer_shouldPreferNone() {
        let context = context(after: "12.0")

        #expect(
            LanguageModel.shared.logProbability(of: classes(of: "3")[0], after: context)
                == LanguageModel.shared.logProbability(of: classes(of: "9")[0], after: context))
    }
}
