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
