import KeepItFreshDomain
import Testing

@Suite struct PathTextTests {
    @Test(
        arguments: [
            [0x6D, 0x69, 0x6C, 0x6B], [0xE9], [0xFF, 0xFE], [0xC3, 0xA9], [0x61, 0xC3], [0xF0, 0x9F, 0xA5, 0xAB],
            [0xF4, 0x8F, 0xBE, 0x80], [0xE2, 0x82, 0x2F, 0x80],
        ] as [[UInt8]])
    func whenBytesBecomeText_shouldBeRestored(bytes: [UInt8]) {
        #expect(PathText.bytes(of: PathText.text(of: bytes)) == bytes)
    }

    @Test func whenTextIsWellFormed_shouldStayUnchanged() {
        #expect(PathText.text(of: Array("név_日本🥫.jpg".utf8)) == "név_日本🥫.jpg")
    }
}
