import Testing

@testable import KeepItFreshServerExchange

@Suite struct ServerAddressTests {
    @Test(arguments: [
        ("https://kitchen.example", "https://kitchen.example", "kitchen.example"),
        ("HTTPS://Kitchen.Example:443/", "https://kitchen.example", "kitchen.example"),
        ("http://kitchen.lan:8642", "http://kitchen.lan:8642", "kitchen.lan_8642"),
        ("http://kitchen:80", "http://kitchen", "kitchen"),
        ("http://127.0.0.1:8642/", "http://127.0.0.1:8642", "127.0.0.1_8642"),
        ("http://192.168.1.7:8642", "http://192.168.1.7:8642", "192.168.1.7_8642"),
    ])
    func shouldHaveOneForm(given: String, text: String, file: String) throws {
        let address = try #require(ServerAddress(given))

        #expect(address.text == text)
        #expect(address.fileName == file)
        #expect(address.code == nil)
    }

    @Test func whenItIsALinkWithACode_shouldHaveTheCode() throws {
        let address = try #require(ServerAddress("http://kitchen.lan:8642/#7K3QX-09ZBM"))

        #expect(address.text == "http://kitchen.lan:8642")
        #expect(address.code == "7K3QX-09ZBM")
    }

    @Test(arguments: [
        "", "kitchen.lan", "kitchen.lan:8642", "http://kitchen.example", "http://8.8.8.8:8642", "ftp://kitchen.lan",
        "https://a:b@kitchen.lan", "https://kitchen.lan/path", "https://kitchen.lan?q=1", "https://",
        "file:///etc/passwd",
        "http://\u{1B}[31m", "https://../x",
    ])
    func whenItIsNoServers_shouldBeNil(text: String) {
        #expect(ServerAddress(text) == nil)
    }

    @Test func whenTheHostIsLong_shouldStayAFileName() throws {
        let address = try #require(ServerAddress("https://" + String(repeating: "a", count: 400)))

        #expect(address.fileName.utf8.count <= 200)
    }
}
