import KeepItFreshDomain
import Testing

@Suite struct InvitationCodeTests {
    @Test func whenCreated_shouldBeTenCrockfordCharactersAndUnique() {
        let codes = (0..<1000).map { _ in Invitation.Code.random() }

        let alphabet = Set("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
        #expect(codes.allSatisfy { $0.characters.count == 10 && $0.characters.allSatisfy(alphabet.contains) })
        #expect(Set(codes).count == codes.count)
        #expect(Set(codes.flatMap(\.characters)) == alphabet)
    }

    @Test(arguments: ["7K3QX-09ZBM", "7k3qx09zbm", " 7K3QX 09ZBM\n", "7K3-QXO9-ZBM", "7k3qxo9zbm"])
    func whenTyped_shouldAcceptCommonMistakes(text: String) {
        #expect(Invitation.Code(text)?.text == "7K3QX-09ZBM")
    }

    @Test func whenILOrOAreTyped_shouldReadDigits() {
        #expect(Invitation.Code("iIlLoO0000")?.characters == "1111000000")
    }

    @Test(arguments: ["", "7K3QX-09ZB", "7K3QX-09ZBMM", "7K3QX-09ZBU", "7K3QX/09ZBM", "7K3QX-09ZB\u{0661}"])
    func whenTheTextIsNotACode_shouldRefuse(text: String) {
        #expect(Invitation.Code(text) == nil)
    }

    @Test func whenPrinted_shouldNotShowTheCode() {
        let code = Invitation.Code.random()

        #expect(!"\(code)".contains(code.characters) && !"\(code)".contains(code.text))
    }
}
