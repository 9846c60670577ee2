import Testing

@testable import KeepItFreshLabels

/// Every feature has a row in its table: one without would count as nothing.
@Suite struct FittedTableTests {
    @Test func everyFeature_shouldHaveOneRow() {
        #expect(Self.isWhole(SubjectRules.rules, weights: PhotoSubject.allCases.count + 1))
        #expect(Self.isWhole(FrontRules.rules, weights: 2))
        #expect(Self.isWhole(FrontRules.choiceRules, weights: 1))
        #expect(Self.isWhole(FrontRules.answerRules, weights: 1))
    }

    @Test func wordWeights_shouldHaveOneForEachNumberAndClass() {
        #expect(HashedWordWeights.front.biases.count == FrontRole.allCases.count)
        #expect(HashedWordWeights.subject.biases.count == PhotoSubject.allCases.count + 1)
        #expect(FrontWords.hashing.count == 8_192 && SubjectWords.hashing.count == 16_384)
    }

    private static func isWhole<Feature: CaseIterable>(_ rows: [FittedRow<Feature>], weights: Int) -> Bool {
        Set(rows.map(\.feature)) == Set(Feature.allCases) && rows.count == Feature.allCases.count
            && rows.allSatisfy { $0.weights.count == weights }
    }
}
