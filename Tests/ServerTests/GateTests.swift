import HTTPTypes
import Hummingbird
import NIOCore
import Testing

@testable import KeepItFreshServer

/// Which requests are let in, and as whose.
@Suite struct GateTests {
    @Test(arguments: [
        ("127.0.0.1:8642", 200), ("localhost", 200), ("[::1]:8642", 200), ("LOCALHOST:1", 200),
        ("192.168.1.7:8642", 200),
        ("pi.local", 200), ("evil.example", 421), ("127.0.0.1.evil.example", 421), ("", 421), ("localhost.", 421),
        ("127.0.0.1:1@evil.example", 421), ("127.0.0.1:80/x", 421), ("127.0.0.1:99999999", 421), ("127.0.0.1:0", 421),
        ("127.0.0.1:", 421), ("[::1", 421), ("::1", 421), ("user@localhost", 421), ("localhost:65535", 200),
        ("localhost?x", 421), ("[::1]x", 421), ("local host", 421),
    ])
    func whenAnotherHostIsNamed_shouldRefuse(host: String, status: Int) async throws {
        let server = try await ServerInProcess(names: ["192.168.1.7", "pi", "pi.local"])
        defer { try? server.remove() }

        #expect(try await server.answer(.get, "/healthz", host: host).status == status)
    }

    @Test(arguments: [
        (["Origin": "http://127.0.0.1"], 200), (["Origin": "https://127.0.0.1"], 403), (["Origin": "null"], 403),
        (["Origin": "http://evil.example"], 403), (["Sec-Fetch-Site": "cross-site"], 403),
        (["Sec-Fetch-Site": "same-site"], 403), (["Sec-Fetch-Site": "same-origin"], 200), ([:], 200),
        (["Cookie": "kif=x"], 403), (["Cookie": "kif=x", "Sec-Fetch-Site": "same-origin"], 200),
        (["Cookie": "kif=x", "Authorization": "Bearer y", "Sec-Fetch-Site": "same-origin"], 400),
    ])
    func whenAnotherSiteAsks_shouldRefuse(headers: [String: String], status: Int) async throws {
        let server = try await ServerInProcess()
        defer { try? server.remove() }
        var fields = HTTPFields()
        for (name, value) in headers { fields[try #require(HTTPField.Name(name))] = value }

        #expect(try await server.answer(.post, "/v1/auth/guest", headers: fields).status == status)
        #expect(try await server.answer(.get, "/v1", headers: fields).status == (status == 400 ? 400 : 200))
    }

    @Test func whenAProxyIsTrusted_shouldTakeItsWordOnly() throws {
        var options = ServerOptions()
        (options.trustedProxy, options.publicURL) = ("10.0.0.2", "https://Kitchen.example/")
        let named = Gate(options, names: { [] })
        let gate = try #require(named)
        let request = Request(
            head: HTTPRequest(
                method: .get, scheme: "http", authority: "kitchen.example", path: "/",
                headerFields: [.forwardedFor: "1.2.3.4, 5.6.7.8"]), body: RequestBody(buffer: ByteBuffer()))

        let proxy = try SocketAddress(ipAddress: "10.0.0.2", port: 1)
        #expect(gate.clientAddress(of: request, from: proxy) == "5.6.7.8")
        #expect(gate.clientAddress(of: request, from: try SocketAddress(ipAddress: "10.0.0.3", port: 1)) == "10.0.0.3")
        #expect(gate.origin(of: request) == "https://kitchen.example")
        #expect(gate.cookie("t").hasPrefix("__Host-kif=t; Path=/; ") && gate.cookie("t").hasSuffix("; Secure"))
    }

    @Test(arguments: [
        "kitchen.example", "ftp://a.example", "https://a.example/path", "https://a@b.example", "https://",
    ])
    func whenThePublicURLIsNone_shouldSaySo(text: String) {
        var options = ServerOptions()
        options.publicURL = text
        #expect(Gate(options, names: { [] }) == nil)
    }
}
