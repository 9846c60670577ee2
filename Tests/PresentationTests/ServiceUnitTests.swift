import KeepItFreshDomain
import Testing

@testable import KeepItFreshPresentation

@Suite struct ServiceUnitTests {
    @Test(arguments: [
        ("/usr/bin/kif-scan", "/usr/bin/kif-scan"), ("two words", "\"two words\""), ("50%", "50%%"), ("", "\"\""),
        ("a$HOME", "\"a$$HOME\""), ("quo\"te", "\"quo\\\"te\""), ("back\\slash", "\"back\\\\slash\""),
        ("line\nend", "\"line\\x0aend\""), ("café", "\"café\""),
    ])
    func whenAWordHasSpecialCharacters_shouldQuoteItForSystemd(word: String, quoted: String) {
        #expect(ServiceUnit.quoted(word) == quoted)
    }

    @Test func whenANameIsNotText_shouldWriteItsBytes() {
        #expect(ServiceUnit.quoted(PathText.text(of: [0x61, 0xFF])) == "\"a\\xff\"")
    }
}
