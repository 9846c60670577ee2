import KeepItFreshDomain
import Testing

@Suite struct InvisibleCharacterTests {
    private static let invisible: [Unicode.Scalar] = [
        "\u{AD}", "\u{34F}", "\u{61C}", "\u{115F}", "\u{1160}", "\u{17B4}", "\u{180B}", "\u{180F}", "\u{200B}",
        "\u{200D}", "\u{2060}", "\u{2064}", "\u{2065}", "\u{3164}", "\u{FE00}", "\u{FE0F}", "\u{FEFF}", "\u{FFA0}",
        "\u{1BCA0}",
        "\u{1D173}", "\u{E0001}", "\u{E0100}", "\u{E0FFF}",
    ]

    @Test(arguments: invisible)
    func whenAnAddressHasOne_shouldBeNoAddress(scalar: Unicode.Scalar) {
        #expect(EmailAddress("ada\(scalar)@b.example") == nil)
        #expect(EmailAddress("ada@b\(scalar).example") == nil)
    }

    @Test(arguments: invisible)
    func whenANameHasOne_shouldLoseIt(scalar: Unicode.Scalar) {
        let identity = LinkedIdentity(provider: .google, subject: "g1")

        #expect(VerifiedIdentity(identity, displayName: "A\(scalar)da").displayName == "Ada")
        #expect(VerifiedIdentity(identity, displayName: "\(scalar)").displayName == nil)
    }

    @Test(arguments: ["jörg@müller.example", "ада@пример.example", "ada+kif@b.example"])
    func whenAnAddressHasNone_shouldStay(address: String) {
        #expect(EmailAddress(address)?.address == address)
    }
}
