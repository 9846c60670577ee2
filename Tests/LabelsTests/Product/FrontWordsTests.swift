import Testing

@testable import KeepItFreshLabels

@Suite struct FrontWordsTests {
    private static func role(of text: String) -> FrontRole? {
        let probabilities = FrontWords.probabilities(of: text)
        return FrontRole.allCases.max { probabilities[$0.rawValue] < probabilities[$1.rawValue] }
    }

    @Test(arguments: [
        ("Crunchy Peanut Butter", FrontRole.name), ("Haferflocken", .name), ("Confiture de fraises", .name),
        ("Washed & Ready to Eat", .claim), ("Ohne Gentechnik", .claim), ("Source de fibres", .claim),
        ("Chicken breast pieces in a creamy sauce with herbs", .description),
        ("Mis en bouteille au château", .wine), ("Keep refrigerated", .small),
    ])
    func whenWordsAreUsualForARole_shouldFindIt(text: String, role: FrontRole) {
        #expect(Self.role(of: text) == role)
    }

    @Test(arguments: ["", " ", "®", "12345", "\u{202E}", "的", String(repeating: "ab ", count: 5_000)])
    func whenTextIsAnything_shouldGiveProbabilities(text: String) {
        let probabilities = FrontWords.probabilities(of: text)

        #expect(probabilities.count == FrontRole.allCases.count)
        #expect(abs(probabilities.reduce(0, +) - 1) < 0.000_001)
    }

    @Test func whenWordIsInAnotherForm_shouldShareItsParts() {
        let one = Set(FrontWords.hashing.counts(in: "Erdbeeren").keys),
            other = Set(FrontWords.hashing.counts(in: "ERDBEERE").keys)

        #expect(one.intersection(other).count * 2 > other.count)
    }

    @Test func whenMarksAndCapitalsDiffer_shouldBeTheSame() {
        #expect(FrontWords.hashing.counts(in: "CREME FRAICHE") == FrontWords.hashing.counts(in: "Crème fraîche"))
    }
}
