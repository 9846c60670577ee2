import Foundation
import GRDB
import HTTPTypes
import Testing

@testable import KeepItFresh
@testable import KeepItFreshSQLite
@testable import KeepItFreshServer

extension ServerInProcess {
    /// The headers of a new guest.
    func guest() async throws -> HTTPFields {
        try #require(await answer(.post, "/v1/auth/guest", headers: [.acceptToken: "1"]).headersOfPerson)
    }

    /// The headers of a new account with a password.
    func account(_ email: String) async throws -> HTTPFields {
        let body = #"{"email": "\#(email)", "password": "\#(Self.password)"}"#
        return try #require(
            await answer(.post, "/v1/auth/register", body, headers: [.acceptToken: "1"]).headersOfPerson)
    }

    static let password = "lantern-gravel-otter-93"

    /// Adds an item to the household of a person.
    func add(_ name: String, _ person: HTTPFields) async throws {
        let household = try #require(await answer(.get, "/v1/households", headers: person).value("id"))
        let body = """
            [{"id": "\(UUID().uuidString.lowercased())", "day": "2026-11-26", "do": "add", "name": "\(name)"}]
            """
        let answer = try await answer(.post, "/v1/households/\(household)/changes", body, headers: person)
        #expect(answer.status == 200, "\(answer.text)")
    }

    /// Signs a session in long ago.
    func age(_ person: HTTPFields) async throws {
        let id = try #require(await answer(.get, "/v1/me", headers: person).value("session"))
        try await process.database.write { database in
            let sql = "UPDATE session SET authenticatedAt = authenticatedAt - 600 WHERE id = ?"
            try database.execute(sql: sql, arguments: [id])
        }
    }
}

extension ServerInProcess.Answer {
    /// The first field with this name that has a text.
    func value(_ name: String) -> String? {
        guard let regex = try? Regex("\"\(name)\":\"([^\"]*)\"") else { return nil }
        return text.firstMatch(of: regex)?.output[1].substring.map(String.init)
    }

    /// The headers of the person that a sign-in made.
    var headersOfPerson: HTTPFields? {
        value("token").map { [.authorization: "Bearer \($0)", .acceptToken: "1"] }
    }
}
