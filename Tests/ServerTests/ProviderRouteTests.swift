import Foundation
import HTTPTypes
import KIFTestSupport
import KeepItFreshAuthentication
import KeepItFreshDomain
import Testing

@testable import KeepItFreshServer

/// Signing in at an OpenID provider in a browser, against glewlwyd.
@Suite(.serialized, .timeLimit(.minutes(10))) struct ProviderRouteTests {
    private static let python = "/usr/bin/python3"
    private static let isThere = FileManager.default.isExecutableFile(atPath: "/usr/bin/glewlwyd")

    /// glewlwyd with a user and a client, as Google and as Apple.
    private final class Provider: Sendable {
        let folder: TemporaryFolder
        let settings: AuthSettings
        private let peer: Peer

        init() async throws {
            folder = try TemporaryFolder()
            peer = try Peer(ProviderRouteTests.python, [Peer.script("glewlwyd.py"), "serve", folder.path])
            try Data("peer-secret\n".utf8).write(to: URL(fileURLWithPath: folder.file("secret")))
            let client = OpenIDSettings(
                issuer: try await peer.firstLine(), clientId: "kif", clientSecretFile: folder.file("secret"))
            settings = AuthSettings(google: client, apple: client)
        }

        deinit { try? folder.remove() }

        /// Where the provider sends a browser whose user signs in.
        func send(_ address: String, allowing redirect: String? = nil) async throws -> String {
            let arguments = [Peer.script("glewlwyd.py"), "send", folder.path, address] + (redirect.map { [$0] } ?? [])
            let output = try await Peer.run(ProviderRouteTests.python, arguments)
            return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    /// A browser: its cookies, and the address that it was sent to.
    private struct Browser {
        let server: ServerInProcess
        var host = "127.0.0.1"
        var cookies: [String: String] = [:]

        var headers: HTTPFields {
            var fields: HTTPFields = [.secFetchSite: "same-origin"]
            if !cookies.isEmpty { fields[.cookie] = cookies.map { "\($0)=\($1)" }.sorted().joined(separator: "; ") }
            return fields
        }

        mutating func ask(
            _ method: HTTPRequest.Method, _ path: String, _ body: String? = nil
        ) async throws -> ServerInProcess.Answer {
            let answer = try await server.answer(method, path, body, headers: headers, host: host)
            for cookie in answer.headers[values: .setCookie] {
                let parts = cookie.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1).map(String.init)
                cookies[parts[0]] = cookie.contains("Max-Age=0") || parts.count < 2 ? nil : parts[1]
            }
            return answer
        }

        /// Goes to the provider; the address there.
        mutating func start(_ body: String = "{}", at provider: String = "google") async throws -> String {
            let answer = try await ask(.post, "/v1/auth/oidc/\(provider)/start", body)
            #expect(answer.status == 200, "\(answer.text)")
            return try #require(answer.value("address")).replacing("\\/", with: "/")
        }

        /// Comes back from the provider; where the page is led.
        mutating func back(_ location: String) async throws -> String {
            let path = location.replacing(/^https?:\/\/[^\/]+/, with: "")
            let answer = try await ask(.get, path)
            #expect(answer.status == 303 && answer.headers[.cacheControl] == "no-store")
            return answer.headers[.location] ?? ""
        }
    }

    @Test(.enabled(if: isThere, "glewlwyd is missing")) func whenABrowserComesBack_shouldSignInOnce() async throws {
        let provider = try await Provider()
        let server = try await ServerInProcess(settings: provider.settings)
        defer { try? server.remove() }
        var browser = Browser(server: server)

        let address = try await browser.start()
        let secret = try #require(browser.cookies["kif-visit"])
        let location = try await provider.send(address)

        #expect(address.contains("code_challenge_method=S256") && address.contains("&nonce="))
        #expect(address.contains("redirect_uri=http%3A%2F%2F127.0.0.1%2Fv1%2Fauth%2Foidc%2Fgoogle%2Fcallback"))
        #expect(!address.contains(secret) && !location.contains(secret))
        var stranger = Browser(server: server)
        #expect(try await stranger.back(location) == "/#error=wrongVisit")
        _ = try await stranger.start()
        #expect(try await stranger.back(location) == "/#error=invalidCredentials")
        #expect(try await browser.back(location) == "/")
        let me = try await browser.ask(.get, "/v1/me")
        #expect(me.value("email") == "ada@peer.example" && me.value("name") == "Ada")
        // The visit is over, and the code cannot be used in another.
        browser.cookies["kif-visit"] = secret
        #expect(try await browser.back(location) == "/#error=wrongVisit")
        let next = try await browser.start()
        let state = try #require(next.firstMatch(of: /&state=([^&]+)/)?.1)
        let used = location.replacing(/state=[^&]+/, with: "state=\(state)")
        #expect(try await browser.back(used) == "/#error=invalidCredentials")
    }

    @Test(.enabled(if: isThere, "glewlwyd is missing")) func whenStateOrRedirectAreForeign_shouldRefuse() async throws {
        let provider = try await Provider()
        let server = try await ServerInProcess(settings: provider.settings)
        defer { try? server.remove() }
        var browser = Browser(server: server)

        let location = try await provider.send(browser.start())
        #expect(try await browser.back(location + "x") == "/#error=invalidCredentials")
        #expect(try await browser.back(location) == "/#error=wrongVisit")
        let refused = try await provider.send(browser.start(), allowing: "https://evil.example/callback")
        #expect(!refused.hasPrefix("http://127.0.0.1/v1") && !refused.contains("code="))
        let other = try await provider.send(browser.start()) + "&iss=https%3A%2F%2Fevil.example"
        #expect(try await browser.back(other) == "/#error=invalidCredentials")
        let denied = try await browser.start()
        let state = try #require(denied.firstMatch(of: /&state=([^&]+)/)?.1)
        let path = "/v1/auth/oidc/google/callback?error=access_denied&state=\(state)"
        #expect(try await browser.back(path) == "/#error=cancelled")
        for query in ["", "?code=%zz&state=%", "?state=&state=", "?code=<>\"{}|^`"] {
            _ = try await browser.start()
            #expect(try await browser.back("/v1/auth/oidc/google/callback" + query) == "/#error=invalidCredentials")
        }
        #expect(try await browser.ask(.get, "/v1/me").status == 401)
        #expect(try await browser.ask(.post, "/v1/auth/oidc/github/start", "{}").status == 404)
        #expect(try await browser.ask(.post, "/v1/auth/oidc/google/start", #"{"to": "x"}"#).status == 400)
        #expect(try await browser.ask(.post, "/v1/auth/oidc/google/start", #"{"to": "link"}"#).status == 401)
    }

    @Test(.enabled(if: isThere, "glewlwyd is missing")) func whenAGuestHasItems_shouldAsk() async throws {
        let provider = try await Provider()
        let server = try await ServerInProcess(settings: provider.settings)
        defer { try? server.remove() }
        var first = Browser(server: server)
        #expect(try await first.back(provider.send(first.start())) == "/")
        var guest = Browser(server: server)
        _ = try await guest.ask(.post, "/v1/auth/guest", "{}")
        try await server.add("Guest Milk", guest.headers)

        let fragment = try await guest.back(provider.send(guest.start()))
        let link = try #require(fragment.wholeMatch(of: /\/#choice=(.+)/)?.1)
        #expect(try await guest.ask(.get, "/v1/me").text.contains(#""isGuest":true"#))
        let answer = try await guest.ask(.post, "/v1/auth/choice", #"{"link": "\#(link)", "choice": "merge"}"#)

        #expect(answer.status == 200 && answer.value("email") == "ada@peer.example")
        #expect(answer.text.contains("Home (guest)"))
    }

    @Test(.enabled(if: isThere, "glewlwyd is missing")) func whenAWayIsAdded_shouldNeedThePersonWhoWasSent()
        async throws
    {
        let provider = try await Provider()
        let server = try await ServerInProcess(settings: provider.settings)
        defer { try? server.remove() }
        var browser = Browser(server: server)
        let account = #"{"email": "eva@peer.example", "password": "\#(ServerInProcess.password)"}"#
        _ = try await browser.ask(.post, "/v1/auth/register", account)

        let location = try await provider.send(browser.start(#"{"to": "link"}"#))
        var other = Browser(server: server)
        _ = try await other.ask(.post, "/v1/auth/guest", "{}")
        other.cookies["kif-visit"] = browser.cookies["kif-visit"]
        #expect(try await other.back(location) == "/#error=wrongVisit")
        #expect(try await browser.back(provider.send(browser.start(#"{"to": "link"}"#))) == "/#you")
        #expect(try await browser.ask(.get, "/v1/me/ways").text.contains(#""way":"google""#))
        #expect(try await browser.back(provider.send(browser.start(#"{"to": "again"}"#))) == "/#you")
        #expect(try await browser.ask(.delete, "/v1/me/ways/password").status == 204)
        var guest = Browser(server: server)
        _ = try await guest.ask(.post, "/v1/auth/guest", "{}")
        #expect(try await guest.back(provider.send(guest.start(#"{"to": "link"}"#))) == "/#error=wayTaken")
    }

    @Test(.enabled(if: isThere, "glewlwyd is missing")) func whenApplePostsAForm_shouldNeedNoCookieForIt() async throws
    {
        let provider = try await Provider()
        var options = ServerOptions()
        (options.publicURL, options.registration) = ("https://kitchen.example", .open)
        let server = try await ServerInProcess(options, settings: provider.settings)
        defer { try? server.remove() }
        let path = "/v1/auth/oidc/apple/callback"
        var browser = Browser(server: server, host: "kitchen.example")

        let address = try await browser.start(at: "apple")
        #expect(address.contains("response_mode=form_post"))
        #expect(address.contains("redirect_uri=https%3A%2F%2Fkitchen.example%2Fv1%2Fauth%2Foidc%2Fapple%2Fcallback"))
        let location = try await provider.send(address.replacing("&response_mode=form_post", with: ""))
        let query = try #require(location.split(separator: "?").last)
        let form =
            query + "&user=" + "%7B%22name%22%3A%7B%22firstName%22%3A%22Ada%22%2C%22lastName%22%3A%22L+B%22%7D%7D"
        let foreign: HTTPFields = [.origin: "https://appleid.apple.com", .secFetchSite: "cross-site"]
        let posted = try await server.answer(
            .post, path, String(form), type: "application/x-www-form-urlencoded", headers: foreign,
            host: "kitchen.example")
        #expect(posted.status == 303 && posted.headers[.setCookie] == nil)
        let next = try #require(posted.headers[.location])
        #expect(next.hasPrefix(path + "?code=") && next.contains("name=Ada%20L%20B"))
        #expect(try await browser.back(next) == "/")
        #expect(browser.cookies["__Host-kif"] != nil)
        let json = try await server.answer(.post, path, "{}", headers: foreign, host: "kitchen.example")
        #expect(json.status == 415)
        let google = path.replacing("apple", with: "google")
        #expect(try await server.answer(.post, google, "", headers: foreign, host: "kitchen.example").status == 403)
        // Elsewhere than at the public address there is no way back.
        var local = Browser(server: server)
        let refused = try await local.ask(.post, "/v1/auth/oidc/google/start", "{}")
        #expect(refused.status == 409 && refused.value("code") == "needsPublicURL")
        let plain = try await ServerInProcess(settings: provider.settings)
        defer { try? plain.remove() }
        let apple = try await plain.answer(.post, "/v1/auth/oidc/apple/start", "{}", headers: [:])
        #expect(apple.status == 409 && apple.value("code") == "needsPublicURL")
    }
}
