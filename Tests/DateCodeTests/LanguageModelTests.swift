import Foundation
import KeepItFreshRecognition
import Testing

@testable import KeepItFreshDateCode

@Suite struct LanguageModelTests {
    private func classes(of text: String) -> [Int] {
        text.compactMap { DateCodeAlphabet.characters.firstIndex(of: $0).map { $0 + 1 } }
    }

    private func context(after text: String) -> LanguageModel.Context {
        classes(of: text).reduce(.start) { $0.followed(by: $1) }
    }

    @Test(arguments: ["", "E", "EXP", "BEST BEFORE ", "12.", "12.03.20", "12/03/2025", "¤¤¤"])
    func whenAllThatMayFollowIsAddedUp_shouldBeOne(before: String) {
        let context = context(after: before)
        // One class represents all ten digits.
        let characters = [1] + Array(11..<DateCodeAlphabet.classes)
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

    /// The readings of a text whose characters are all certain, except one that is seen with the given probability.
    private func readings(
        of text: String, doubting index: Int, _ probability: Double, prior: BeamSearch.Prior?
    ) -> [BeamSearch.Reading] {
        let timeSteps = classes(of: text).enumerated().flatMap { place, symbol -> [[Int: Double]] in
            [place == index ? [symbol: probability, 0: 1 - probability] : [symbol: 1], [0: 1]]
        }
        let values = timeSteps.flatMap { step -> [Float] in
            (0..<DateCodeAlphabet.classes).map { Float(log(max(step[$0] ?? 0, 1e-9))) }
        }
        let logits = CTCLogits(classes: DateCodeAlphabet.classes, logProbabilities: values)
        return BeamSearch.readings(of: logits.output, prior: prior)
    }

    @Test func whenCharacterOfADateIsSeenBadly_shouldReadItWhole() {
        let withoutPrior = readings(of: "17/01/25", doubting: 1, 0.4, prior: nil)
        let withPrior = readings(of: "17/01/25", doubting: 1, 0.4, prior: LanguageModel.shared.prior)

        #expect(withoutPrior.first?.text == "1/01/25")
        #expect(withPrior.first?.text == "17/01/25")
    }

    @Test func whenCharacterOfADateIsHardlySeen_shouldNotReadIt() {
        let ground = readings(of: "17/01/25", doubting: 1, 0.05, prior: LanguageModel.shared.prior)

        #expect(ground.first?.text == "1/01/25")
    }

    @Test func whenUsedAsAPrior_shouldKeepTheSumOfProbabilities() {
        let readings = readings(of: "EXP 17/01/25", doubting: 5, 0.4, prior: LanguageModel.shared.prior)

        #expect(abs(readings.reduce(0) { $0 + $1.probability } - 1) < 0.0001)
        #expect(readings[1].text == "EXP 1/01/25" && readings[1].probability > 0)
    }
}
