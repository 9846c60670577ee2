import KeepItFreshDomain
import Testing

@Suite struct HouseholdNameTests {
    @Test(arguments: ["Home", "Äpfel & Birnen", "👩‍👩‍👧 Familie", "خانه"])
    func whenValid_shouldTrimWhiteSpace(name: String) throws {
        #expect(try Household.name(from: " \(name)\t") == name)
    }

    @Test(arguments: [
        "", "  \n", String(repeating: "a", count: 101), "a\nb", "a\u{1B}[31m", "a\u{202E}b", "a\u{0}b",
        "e" + String(repeating: "\u{301}", count: 100),
    ])
    func whenInvalid_shouldRefuse(name: String) {
        #expect(throws: HouseholdError.invalidName) { try Household.name(from: name) }
    }
}
