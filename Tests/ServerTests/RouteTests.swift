import Foundation
import HTTPTypes
import KeepItFresh
import KeepItFreshDomain
import Testing

@testable import KeepItFreshServer

/// The operations and their description.
@Suite struct RouteTests {
    @Test func shouldBeThoseThatAreDescribed() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Documentation/api.yaml")
        var described: Set<String> = []
        var path = ""
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            let (indent, word) = (line.prefix { $0 == " " }.count, line.drop { $0 == " " }.prefix { $0 != ":" })
            if indent == 0 { path = "" }
            if indent == 2, word.hasPrefix("/") { path = String(word) }
            if indent == 4, !path.isEmpty, ["get", "put", "post", "patch", "delete"].contains(word) {
                described.insert("\(word.uppercased()) \(path)")
            }
        }

        #expect(described.count > 30)
        #expect(described == Set(Route.all.map { "\($0.method.rawValue) \($0.path)" }))
    }

    @Test func whenTheMethodIsAnother_shouldSayWhichThereAre() async throws {
        let server = try await ServerInProcess()
        defer { try? server.remove() }

        let answer = try await server.answer(.delete, "/v1/households")

        #expect(answer.status == 405 && answer.headers[.allow] == "GET, POST")
        #expect(try await server.answer(.get, "/v2").status == 404)
    }

    @Test func whenAHouseholdIsNotYours_shouldAnswerAsIfThereWereNone() async throws {
        let server = try await ServerInProcess()
        defer { try? server.remove() }
        let guest = try await server.answer(.post, "/v1/auth/guest", headers: [.acceptToken: "1"])
        let token = try #require(guest.text.firstMatch(of: /"token":"([^"]+)"/)?.1)

        let others = try await server.answer(
            .get, "/v1/households/\(server.household)/items", headers: [.authorization: "Bearer \(token)"])
        let unknown = try await server.answer(
            .get, "/v1/households/11111111-1111-4111-8111-111111111111/items",
            headers: [.authorization: "Bearer \(token)"])

        #expect(others.status == 404 && others.text == unknown.text && others.headers == unknown.headers)
    }

    @Test func whenSomebodyTriesAsGuest_shouldNeverBeTheGuestOfTheMachine() async throws {
        let server = try await ServerInProcess()
        defer { try? server.remove() }
        let own = try await server.answer(.get, "/v1/me")

        let guest = try await server.answer(.post, "/v1/auth/guest", headers: [:])
        let other = try await server.answer(.post, "/v1/auth/guest", headers: [:])

        let ids = try [own, guest, other].map { try #require($0.text.firstMatch(of: /"userId":"([^"]+)"/)?.1) }
        #expect(Set(ids).count == 3)
        #expect(guest.headers[.setCookie]?.contains("HttpOnly; SameSite=Lax") == true)
        // Signed out, the machine's next command has its own guest again.
        #expect(try await server.process.person(String(ids[0])).inventory().context.householdId == server.household)
    }
}
