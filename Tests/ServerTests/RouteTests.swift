import Foundation
import HTTPTypes
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
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

    /// Who was a member learns that, and since when; nobody else learns that there is a household.
    @Test func whenAMembershipHasEnded_shouldSaySoToThatPersonAlone() async throws {
        let server = try await ServerInProcess()
        defer { try? server.remove() }
        let (ben, stranger) = (try await server.guest(), try await server.guest())
        func join(_ household: String) async throws {
            let code = try #require(
                await server.answer(.post, "/v1/households/\(household)/invitations").value("code"))
            let body = #"{"code": "\#(code)"}"#
            #expect(try await server.answer(.post, "/v1/invitations/redeem", body, headers: ben).status == 200)
        }
        func told(_ person: HTTPFields, _ household: String) async throws -> (code: String?, day: String?) {
            let path = "/v1/households/\(household)"
            let answer = try await server.answer(.get, path + "/items", headers: person)
            let sync = try await server.answer(
                .post, path + "/sync", #"{"format": 1, "copy": "", "position": 0, "changes": [], "rows": []}"#,
                headers: person)
            #expect(answer.status == 404 && sync.status == 404)
            #expect(answer.value("code") == sync.value("code"))
            return (answer.value("code"), answer.value("day"))
        }
        let id = try #require(await server.answer(.get, "/v1/me", headers: ben).value("userId"))
        try await join(server.household)

        #expect(
            try await server.answer(.delete, "/v1/households/\(server.household)/members/\(id)").status == 204)
        let removed = try await told(ben, server.household)
        let made = try await server.answer(.post, "/v1/households", #"{"name": "Cabin"}"#)
        let cabin = try #require(made.value("id"))
        try await join(cabin)
        #expect(try await server.answer(.delete, "/v1/households/\(cabin)").status == 204)
        let deleted = try await told(ben, cabin)

        #expect(removed.code == "removed" && removed.day.flatMap { CivilDate($0) } != nil)
        #expect(deleted.code == "householdDeleted" && deleted.day == removed.day)
        for household in [server.household, cabin, UniqueId.make()] {
            let unknown = try await told(stranger, household)
            #expect(unknown.code == "notFound" && unknown.day == nil)
        }
        try await join(server.household)
        let path = "/v1/households/\(server.household)/items"
        #expect(try await server.answer(.get, path, headers: ben).status == 200)
    }

    @Test func whenAnAccountWasDeleted_shouldSaySoToItsSessions() async throws {
        let server = try await ServerInProcess()
        defer { try? server.remove() }
        let (ben, eve) = (try await server.guest(), try await server.guest())

        #expect(try await server.answer(.delete, "/v1/me", headers: ben).status == 204)
        #expect(try await server.answer(.post, "/v1/auth/logout", headers: eve).status == 204)

        #expect(try await server.answer(.get, "/v1/me", headers: ben).value("code") == "accountDeleted")
        #expect(try await server.answer(.get, "/v1/me", headers: eve).value("code") == "notSignedIn")
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
