import KeepItFreshPlatform
import Testing

/// Test vectors of the standards.
@Suite struct DigestTests {
    @Test func whenHashedWithBLAKE2b_shouldGiveTheKnownDigest() {
        #expect(
            Digest.blake2b256([]).hexadecimal == "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8")
    }

    @Test func whenHashedWithSHA256_shouldGiveTheDigestOfFIPS180() {
        #expect(
            Digest.sha256(Array("abc".utf8)).hexadecimal
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }

    @Test func whenAuthenticated_shouldGiveTheCodeOfRFC4231() {
        let code = Digest.hmacSHA256(Array("what do ya want for nothing?".utf8), key: Array("Jefe".utf8))

        #expect(code.hexadecimal == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    }

    @Test func whenWrittenInHexadecimal_shouldHaveTwoDigitsAByte() {
        #expect([UInt8]([0, 9, 16, 255]).hexadecimal == "000910ff")
    }
}
