import Foundation
import GRDB
import HTTPTypes
import KIFTestSupport
import KeepItFreshDomain
import Testing

@testable import KeepItFresh
@testable import KeepItFreshSQLite
@testable import KeepItFreshServer

/// A person's account, tokens for programs, and calendar feeds.
@Suite(.timeLimit(.minutes(10))) struct AccountRouteTests {
    private static let credential = #"{"email": "ada@peer.example", "password": "\#(ServerInProcess.password)"}"#

    @Test func whenTheSignInIsLongAgo_shouldWantAnother() async throws {
        let server = try await ServerInProcess()
        defer { try? server.remove() }
        let ada = try await server.account("ada@peer.example")
        let link = #"{"address": "ada@peer.example", "challenge": "x", "code": "1"}"#
        try await server.age(ada)

        for (method, path, body) in [
            (HTTPRequest.Method.delete, "/v1/me", nil), (.post, "/v1/me/password", #"{"password": "x"}"#),
            (.delete, "/v1/me/ways/password", nil), (.post, "/v1/me/ways", link),
        ] {
            let answer = try await server.answer(method, path, body, headers: ada)
            #expect(answer.status == 403 && answer.value("code") == "requiresRecentLogin", "\(path)")
        }
        let bob = try await server.account("bob@peer.example")
        let other = try await server.answer(.post, "/v1/auth/again", Self.credential, headers: bob)
        let again = try await server.answer(.post, "/v1/auth/again", Self.credential, headers: ada)

        #expect(other.status == 401 && other.value("code") == "invalidCredentials")
        #expect(again.status == 200 && again.value("userId") != nil)
        let renewed = try #require(again.headersOfPerson)
        #expect(try await server.answer(.get, "/v1/me", headers: ada).status == 401)
        #expect(try await server.answer(.delete, "/v1/me", headers: renewed).status == 204)
    }

    @Test func whenASessionCameByACode_shouldNotCountAsASignIn() async throws {
        let server = try await ServerInProcess()
        defer { try? server.remove() }
        let ada = try await server.account("ada@peer.example")
        let code = try #require(try await server.answer(.post, "/v1/me/devices", headers: ada).value("code"))

        let phone = try await server.answer(
            .post, "/v1/auth/code", #"{"code": "\#(code)"}"#, headers: [.acceptToken: "1"])
        let person = try #require(phone.headersOfPerson)

        #expect(try await server.answer(.delete, "/v1/me", headers: person).status == 403)
        let again = try await server.answer(.post, "/v1/auth/again", Self.credential, headers: person)
        let renewed = try #require(again.headersOfPerson)
        #expect(try await server.answer(.delete, "/v1/me", headers: renewed).status == 204)
    }

    @Test func whenAnAccountIsDeleted_shouldLeaveNoRowWithItsId() async throws {
        let server = try await ServerInProcess()
        defer { try? server.remove() }
        let ada = try await server.account("ada@peer.example")
        let me = try await server.answer(.get, "/v1/me", headers: ada)
        let user = try #require(me.value("userId"))
        try await server.add("Milk", ada)
        let shared = "/v1/households/\(server.household)"
        let code = try #require(try await server.answer(.post, shared + "/invitations").value("code"))
        _ = try await server.answer(.post, "/v1/invitations/redeem", #"{"code": "\#(code)"}"#, headers: ada)
        _ = try await server.answer(.post, shared + "/feed", "{}", headers: ada)
        _ = try await server.answer(.post, "/v1/me/tokens", #"{"name": "x", "access": "full"}"#, headers: ada)
        _ = try await server.answer(.post, "/v1/me/devices", headers: ada)
        #expect(try await rows(of: user, in: server).count > 5)

        let answer = try await server.answer(.delete, "/v1/me", headers: ada)

        #expect(answer.status == 204 && answer.headers[.setCookie]?.contains("Max-Age=0") == true)
        #expect(try await rows(of: user, in: server).isEmpty)
        #expect(try await server.answer(.get, "/v1/me", headers: ada).status == 401)
        // Whoever alone owns a household with others cannot go.
        let bob = try await server.account("bob@peer.example")
        let second = try #require(try await server.answer(.post, shared + "/invitations").value("code"))
        _ = try await server.answer(.post, "/v1/invitations/redeem", #"{"code": "\#(second)"}"#, headers: bob)
        #expect(try await server.answer(.delete, "/v1/me").value("code") == "soleOwner")
    }

    /// The columns of all tables with this text in them.
    private func rows(of user: String, in server: ServerInProcess) async throws -> [String] {
        try await server.process.database.read { database in
            let tables = try String.fetchAll(
                database, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%'")
            return try tables.flatMap { table in
                try database.columns(in: table).map(\.name).filter { column in
                    let sql =
                        "SELECT EXISTS (SELECT 1 FROM \"\(table)\" WHERE instr(CAST(\"\(column)\" AS TEXT), ?) > 0)"
                    return try Bool.fetchOne(database, sql: sql, arguments: [user]) == true
                }.map { "\(table).\($0)" }
            }
        }
    }

    @Test func whenATokenIsForReading_shouldChangeNothing() async throws {
        let server = try await ServerInProcess()
        defer { try? server.remove() }
        let change =
            #"[{"id": "6f1c7a5e-0000-4000-8000-000000000001", "day": "2026-11-26", "do": "add", "name": "Tea"}]"#
        let inside = "/v1/households/\(server.household)"
        func token(_ access: String) async throws -> (id: String, headers: HTTPFields) {
            let made = try await server.answer(.post, "/v1/me/tokens", #"{"name": "Kitchen", "access": "\#(access)"}"#)
            #expect(made.status == 201)
            return (try #require(made.value("id")), [.authorization: "Bearer \(try #require(made.value("token")))"])
        }
        let (read, full) = (try await token("read"), try await token("full"))

        let others = Route.all.filter { route in
            !["/v1/auth/oidc/{p}/callback", "/v1/work"].contains(where: route.path.hasPrefix)
        }
        for route in others where route.method != .get {
            let path = route.path.replacing("{h}", with: server.household).replacing(/\{.\}/, with: "x")
            let answer = try await server.answer(route.method, path, "{}", headers: read.headers)
            #expect(answer.status == 403 && answer.value("code") == "readOnly", "\(route.method) \(path)")
            guard !["/changes", "/review", "/scans", "/thresholds"].contains(where: path.contains) else { continue }
            let other = try await server.answer(route.method, path, "{}", headers: full.headers)
            #expect(other.status == 403 && other.value("code") == "notForTokens", "\(route.method) \(path)")
        }
        for path in ["/v1/sessions", "/v1/me/ways", "/v1/me/tokens", inside + "/invitations"] {
            let answer = try await server.answer(.get, path, headers: read.headers)
            #expect(answer.status == 403 && answer.value("code") == "readOnly", "\(path)")
        }
        #expect(try await server.answer(.get, "/v1/me", headers: read.headers).text.contains(#""email":null"#))
        #expect(try await server.answer(.get, inside + "/items", headers: read.headers).status == 200)
        #expect(try await server.answer(.post, inside + "/changes", change, headers: full.headers).status == 200)
        let list = try await server.answer(.get, "/v1/me/tokens")
        #expect(list.text.contains(read.id) && !list.text.contains("\"token\""))
        #expect(try await !server.answer(.get, "/v1/sessions").text.contains(read.id))
        #expect(try await server.answer(.delete, "/v1/me/tokens/\(read.id)").status == 204)
        #expect(try await server.answer(.get, inside + "/items", headers: read.headers).status == 401)
        let session = try #require(try await server.answer(.get, "/v1/me").value("session"))
        for id in [session, "none", read.id] {
            #expect(try await server.answer(.delete, "/v1/me/tokens/\(id)").status == 404)
        }
        for body in ["{}", #"{"name": "x"}"#, #"{"name": "x", "access": "all"}"#, #"{"name": "x", "access": "work"}"#] {
            #expect(try await server.answer(.post, "/v1/me/tokens", body).status == 400)
        }
    }

    @Test func whenAFeedIsRenewed_shouldEndTheEarlierOne() async throws {
        let server = try await ServerInProcess()
        defer { try? server.remove() }
        let (feed, bob) = ("/v1/households/\(server.household)/feed", try await server.account("bob@peer.example"))
        let add = #"""
            [{"id": "6f1c7a5e-0000-4000-8000-000000000001", "day": "2026-11-26", "do": "add", "expiry": "2099-03-01",
            "name": "<img src=x onerror=alert(1)>;BEGIN:VEVENT"}]
            """#
        _ = try await server.answer(.post, "/v1/households/\(server.household)/changes", add)
        func made(_ headers: HTTPFields? = nil) async throws -> String {
            let answer = try await server.answer(.post, feed, #"{"lang": "de"}"#, headers: headers)
            let link = try #require(answer.value("link"))
            return String(try #require(link.firstRange(of: "/v1/").map { link[$0.lowerBound...] }))
        }

        #expect(try await server.answer(.get, feed).text == #"{"isThere":false,"createdAt":null}"#)
        let first = try await made()
        let calendar = try await server.answer(.get, first, headers: [:])
        #expect(calendar.status == 200 && calendar.headers[.contentType] == "text/calendar; charset=utf-8")
        #expect(calendar.text.hasPrefix("BEGIN:VCALENDAR") && calendar.text.contains("SUMMARY:<img src=x onerror"))
        #expect(
            calendar.text.contains(#"\;BEGIN:VEVENT"#)
                && calendar.text.components(separatedBy: "\r\nBEGIN:VEVENT").count == 2)
        #expect(try await server.answer(.get, feed).text.contains(#""isThere":true"#))
        let second = try await made()
        #expect(try await server.answer(.get, first, headers: [:]).status == 404)
        #expect(try await server.answer(.get, second, headers: [:]).status == 200)
        let stored = try await server.process.database.read { try Data.fetchAll($0, sql: "SELECT digest FROM feed") }
        #expect(stored.count == 1 && !second.contains(stored[0].base64EncodedString()))

        #expect(try await server.answer(.get, feed, headers: bob).status == 404)
        #expect(try await server.answer(.post, feed, "{}", headers: bob).status == 404)
        let invitations = "/v1/households/\(server.household)/invitations"
        let code = try #require(try await server.answer(.post, invitations).value("code"))
        _ = try await server.answer(.post, "/v1/invitations/redeem", #"{"code": "\#(code)"}"#, headers: bob)
        let member = try await made(bob)
        #expect(try await server.answer(.get, member, headers: [:]).status == 200)
        let id = try #require(try await server.answer(.get, "/v1/me", headers: bob).value("userId"))
        _ = try await server.answer(.delete, "/v1/households/\(server.household)/members/\(id)")
        #expect(try await server.answer(.get, member, headers: [:]).status == 404)
        #expect(try await server.answer(.get, second, headers: [:]).status == 200)
        #expect(try await server.answer(.delete, feed).status == 204)
        #expect(try await server.answer(.get, second, headers: [:]).status == 404)
    }

    @Test func shouldRenamePeopleAndDevices() async throws {
        let server = try await ServerInProcess()
        defer { try? server.remove() }
        let ada = try await server.account("ada@peer.example")
        let session = try #require(try await server.answer(.get, "/v1/me", headers: ada).value("session"))

        #expect(try await server.answer(.patch, "/v1/me", #"{"name": "Ada"}"#, headers: ada).value("name") == "Ada")
        let named = try await server.answer(
            .patch, "/v1/sessions/\(session)", #"{"device": "Kitchen"}"#, headers: ada)
        #expect(named.status == 204)
        #expect(try await server.answer(.get, "/v1/sessions", headers: ada).value("device") == "Kitchen")
        // Signing in once more, the device keeps its name.
        let again = try await server.answer(.post, "/v1/auth/again", Self.credential, headers: ada)
        let renewed = try #require(again.headersOfPerson)
        #expect(try await server.answer(.get, "/v1/sessions", headers: renewed).value("device") == "Kitchen")
        #expect(try await server.answer(.patch, "/v1/sessions/\(session)", #"{"device": "x"}"#).status == 404)
        for body in [#"{"name": ""}"#, #"{"name": "\#(String(repeating: "x", count: 500))"}"#] {
            #expect(try await server.answer(.patch, "/v1/me", body, headers: renewed).status == 422)
        }
        #expect(try await server.answer(.patch, "/v1/me", "{}", headers: renewed).status == 400)
        #expect(try await server.answer(.patch, "/v1/me", #"{"name": "x"}"#, headers: [:]).status == 401)
    }

    @Test func whenAWayIsAdded_shouldSignInByIt() async throws {
        let server = try await ServerInProcess()
        defer { try? server.remove() }
        let guest = try await server.guest()
        try await server.add("Milk", guest)

        let added = try await server.answer(.post, "/v1/me/ways", Self.credential, headers: guest)
        let ada = try #require(added.headersOfPerson)
        let ways = try await server.answer(.get, "/v1/me/ways", headers: ada)
        let taken = try await server.answer(
            .post, "/v1/me/ways", Self.credential, headers: try await server.account("bob@peer.example"))

        #expect(added.status == 200 && added.text.contains(#""isGuest":false"#))
        #expect(ways.text.contains(#""way":"password","email":"ada@peer.example""#))
        #expect(taken.status == 409 && taken.value("code") == "wayTaken")
        #expect(try await server.answer(.delete, "/v1/me/ways/password", headers: ada).value("code") == "lastMethod")
        #expect(try await server.answer(.delete, "/v1/me/ways/google", headers: ada).status == 404)
        #expect(try await server.answer(.delete, "/v1/me/ways/guest", headers: ada).status == 404)
        let other = try await server.answer(.post, "/v1/auth/password", Self.credential, headers: [.acceptToken: "1"])
        #expect(other.status == 200)
        let new = #"{"password": "gravel-otter-lantern-41"}"#
        #expect(try await server.answer(.post, "/v1/me/password", new, headers: ada).status == 204)
        let ended = try #require(other.headersOfPerson)
        #expect(try await server.answer(.get, "/v1/me", headers: ended).status == 401)
        #expect(try await server.answer(.post, "/v1/me/password", #"{"password": "x"}"#, headers: ada).status == 422)
    }
}
