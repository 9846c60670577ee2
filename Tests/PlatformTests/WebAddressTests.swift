import KeepItFreshPlatform
import Testing

@Suite struct WebAddressTests {
    @Test(arguments: [
        "https://example.org/a", "http://127.0.0.1:8080/", "http://localhost", "http://[::1]:9/x",
    ])
    func whenEncryptedOrOnThisMachine_shouldBeAnAddress(text: String) {
        #expect(WebAddress(text)?.text == text)
    }

    @Test(arguments: [
        "http://example.org", "ftp://example.org", "https://", "https://user@example.org", "https://example.org/#part",
        "file:///etc/passwd", "",
    ])
    func whenPlainOrForeignOrWithAUser_shouldBeNil(text: String) {
        #expect(WebAddress(text) == nil)
    }

    @Test(arguments: [
        "http://homeassistant.local:8123/api/webhook/x", "http://nas", "http://192.168.178.20/", "http://10.0.0.1",
        "http://172.31.255.255", "http://169.254.1.1", "http://[fd00::1]:80/", "http://[fe80::1]/",
        "http://ha.fritz.box",
        "http://[::ffff:192.168.0.1]/",
    ])
    func whenOnTheOwnNetwork_shouldBeAnAddressOnlyWhereThatIsAllowed(text: String) {
        #expect(WebAddress(text) == nil && WebAddress(text, allowsOwnNetwork: true)?.text == text)
    }

    @Test(arguments: [
        "http://example.org", "http://172.32.0.1", "http://8.8.8.8", "http://[2001:db8::1]/",
        "http://[::ffff:8.8.8.8]/", "http://x.local.example.org", "http://192.168.0.1.example.org", "ftp://nas",
        "http://ann@nas",
    ])
    func whenElsewhereInPlainText_shouldNotBeAnAddress(text: String) {
        #expect(WebAddress(text, allowsOwnNetwork: true) == nil)
    }

    @Test func whenFieldsAreAdded_shouldEscapeThem() {
        let address = WebAddress("https://example.org/?a=1")

        #expect(address?.adding([("b c", "d&é")]) == "https://example.org/?a=1&b%20c=d%26%C3%A9")
        #expect(address?.hasQuery == true)
    }

    @Test func whenItHasAPort_shouldNameItWithTheHost() {
        #expect(WebAddress("http://127.0.0.1:8080/")?.host == "127.0.0.1:8080")
        #expect(WebAddress("https://example.org")?.host == "example.org")
    }
}
