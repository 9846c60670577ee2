import FoundationEssentials
import KeepItFreshDomain
import Testing

@Suite struct HouseholdNameTests {
    @Test(arguments: ["Home", "Äpfel & Birnen", "👩‍👩‍👧 Familie", "خانه"])
    func whenValid_shouldTrimWhiteSpace(name: String) throws {
        #expect(try Household.name(from: " \(name)\t") == name)
    }

    @Test(arguments: [
        "", "  \n", String(repeating: "a", count: 101), "a\nb", "a\u{1B}[31m", "a\u{202E}b", "a\u{0}b",
        "e" + String(repeating: "\u{301}", count: 100), "Ho\u{3164}me", "Home\u{34F}", "\u{200D}", "Home\u{180B}",
        "\u{115F}", "Home\u{E0100}",
    ])
    func whenInvalid_shouldRefuse(name: String) {
        #expect(throws: HouseholdError.invalidName) { try Household.name(from: name) }
    }

    @Test func whenOnlyInvisibleCharactersDiffer_shouldLookLikeTheSameName() {
        let home = Household(name: "Home", createdAt: .distantPast)

        #expect(home.isNamed(like: "Ho\u{200D}me"))
        #expect(home.isNamed(like: "Home\u{FE0F}"))
        #expect(!home.isNamed(like: "Hume"))
    }
}
