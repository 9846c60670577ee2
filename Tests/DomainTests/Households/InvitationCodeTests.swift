import KeepItFreshDomain
import Testing

@Suite struct InvitationCodeTests {
    @Test func whenMade_shouldBeTenCrockfordCharactersAndNeverTheSame() {
        let codes = (0..<1000).map { _ in InvitationCode.random() }

        let alphabet = Set("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
        #expect(codes.allSatisfy { $0.characters.count == 10 && $0.characters.allSatisfy(alphabet.contains) })
        #expect(Set(codes).count == codes.count)
        #expect(Set(codes.flatMap(\.characters)) == alphabet)
    }

    @Test(arguments: ["7K3QX-09ZBM", "7k3qx09zbm", " 7K3QX 09ZBM\n", "7K3-QXO9-ZBM", "7k3qxo9zbm"])
    func whenTyped_shouldForgiveWhatPeopleMistake(text: String) {
        #expect(InvitationCode(text)?.text == "7K3QX-09ZBM")
    }

    @Test func whenILOrOAreTyped_shouldReadDigits() {
        #expect(InvitationCode("iIlLoO0000")?.characters == "1111000000")
    }

    @Test(arguments: ["", "7K3QX-09ZB", "7K3QX-09ZBMM", "7K3QX-09ZBU", "7K3QX/09ZBM", "7K3QX-09ZB\u{0661}"])
    func whenItCanBeNone_shouldRefuse(text: String) {
        #expect(InvitationCode(text) == nil)
    }

    @Test func whenItIsPrinted_shouldNotShowTheCode() {
        let code = InvitationCode.random()

        #expect(!"\(code)".contains(code.characters) && !"\(code)".contains(code.text))
    }
}
