import Foundation
import GRDB
import HTTPTypes
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPlatform
import Testing

@testable import KeepItFresh
@testable import KeepItFreshServer

/// What devices with a copy send and are answered.
@Suite struct CopyRouteTests {
    private static let nothing = #"{"format": 2, "copy": "", "position": 0, "changes": [], "rows": []}"#

    private static func path(_ household: String) -> String { "/v1/households/\(household)/sync" }

    /// Adds an item as a device that saw the copy in an answer.
    private static func adding(
        _ name: String, seeing answer: CopyAnswer, id: String = UniqueId.make(), packs: Int = 1
    ) -> SentChange {
        SentChange(
            id: id, seen: RequestedChange.Seen(epoch: answer.epoch, number: answer.number), day: .today(), at: Date(),
            action: .add(Item(name: name, quantity: packs, addedDate: Date())))
    }

    private static func body(_ request: CopyRequest) throws -> String {
        String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
    }

    private static func answer(_ answer: ServerInProcess.Answer) throws -> CopyAnswer {
        #expect(answer.status == 200, "\(answer.text)")
        return try JSONDecoder().decode(CopyAnswer.self, from: Data(answer.bytes))
    }

    @Test func whenADeviceSendsAChangeTwice_shouldMakeItOnceAndShowItsRows() async throws {
        let server = try await ServerInProcess()
        defer { try? server.remove() }
        let path = Self.path(server.household)
        let first = try Self.answer(await server.answer(.post, path, Self.nothing))
        let request = CopyRequest(
            epoch: first.epoch, position: first.position, changes: [Self.adding("Milk", seeing: first)])

        let made = try Self.answer(await server.answer(.post, path, Self.body(request)))
        let again = try Self.answer(await server.answer(.post, path, Self.body(request)))

        #expect(made.outcomes.count == 1 && made.outcomes == again.outcomes)
        #expect(made.rows.contains { $0.table == "item" } && again.rows.contains { $0.table == "item" })
        let list = try await server.answer(.get, "/v1/households/\(server.household)/items")
        #expect(list.text.matches(of: /"name":"Milk"/).count == 1)
        let session = try #require(await server.answer(.get, "/v1/me").value("session"))
        #expect(made.device == session)
    }

    @Test func whenNothingIsNew_shouldAnswerInFourHundredBytes() async throws {
        let server = try await ServerInProcess()
        defer { try? server.remove() }
        let first = try Self.answer(await server.answer(.post, Self.path(server.household), Self.nothing))

        let again = CopyRequest(epoch: first.epoch, position: first.position)
        let answer = try await server.answer(.post, Self.path(server.household), Self.body(again))

        #expect(answer.status == 200 && answer.bytes.count <= 400, "\(answer.text)")
    }

    @Test func whenRowsAreMany_shouldSendThemPacked() async throws {
        let server = try await ServerInProcess()
        defer { try? server.remove() }
        let path = Self.path(server.household)
        let first = try Self.answer(await server.answer(.post, path, Self.nothing))
        let changes = (0..<20).map { Self.adding("Jar \($0)", seeing: first) }
        let request = try Self.body(CopyRequest(epoch: first.epoch, position: first.position, changes: changes))
        var headers = server.authorization
        headers[.acceptEncoding] = "gzip"

        let packed = try await server.answer(.post, path, request, headers: headers)
        let plain = try await server.answer(.post, path, request)

        #expect(packed.headers[.contentEncoding] == "gzip" && packed.bytes.count * 2 < plain.bytes.count)
        #expect(plain.headers[.contentEncoding] == nil)
    }

    @Test func whenAChangeIsOfNoUse_shouldRefuseItAndMakeTheOthers() async throws {
        let server = try await ServerInProcess()
        defer { try? server.remove() }
        let path = Self.path(server.household)
        let first = try Self.answer(await server.answer(.post, path, Self.nothing))
        let changes = [
            Self.adding("Milk", seeing: first, packs: -5), Self.adding("Tea", seeing: first),
            Self.adding("Rice\0", seeing: first),
        ]

        let sent = CopyRequest(epoch: first.epoch, position: first.position, changes: changes)
        let answer = try Self.answer(await server.answer(.post, path, Self.body(sent)))

        #expect(answer.outcomes.map(\.refusal) == [.notUsable, nil, .notUsable])
        #expect(answer.outcomes.map(\.id) == changes.map(\.id))
        let list = try await server.answer(.get, "/v1/households/\(server.household)/items")
        #expect(list.text.matches(of: /"name":"([^"]*)"/).map { String($0.1) }.filter { $0 != "" } == ["Tea"])
    }

    @Test(arguments: [
        ("", 400), ("[]", 400), ("{}", 400), (#"{"format": "2"}"#, 400), (#"{"format": 2}"#, 400),
        (#"{"format": 2, "copy": "", "position": -1, "changes": [], "rows": []}"#, 400),
        (#"{"format": 2, "copy": "", "position": 1e400, "changes": [], "rows": []}"#, 400),
        (#"{"format": 2, "copy": null, "position": 0, "changes": [], "rows": []}"#, 400),
        (#"{"format": 2, "copy": "", "position": 0, "changes": [{}], "rows": []}"#, 400),
        (#"{"format": 2, "copy": "", "position": 0, "changes": [], "rows": [{"table": "item"}]}"#, 400),
        (#"{"format": 3, "other": "all of it"}"#, 426), (#"{"format": 0}"#, 426),
    ])
    func whenTheRequestIsNone_shouldSayWhy(body: String, status: Int) async throws {
        let server = try await ServerInProcess()
        defer { try? server.remove() }

        let answer = try await server.answer(.post, Self.path(server.household), body)

        #expect(answer.status == status && !answer.text.contains("\n"), "\(answer.text)")
        #expect(answer.value("code") == (status == 426 ? "otherFormat" : "badRequest"))
        if status == 426 { #expect(answer.text.contains(#""format":\#(CopyRequest.format)"#)) }
    }

    @Test func whenTheRequestIsTooMuch_shouldDoNothing() async throws {
        let server = try await ServerInProcess()
        defer { try? server.remove() }
        let path = Self.path(server.household)
        let item = #"{"table": "item", "key": ["x"]}"#
        let rows = Array(repeating: item, count: CopyRequest.maximumRows + 1).joined(separator: ",")
        let change = try JSONEncoder().encode(
            SentChange(
                id: UniqueId.make(), seen: RequestedChange.Seen(epoch: "", number: 0), day: .today(), at: Date(),
                action: .add(Item(name: "Milk", addedDate: Date()))))
        let changes = Array(
            repeating: String(decoding: change, as: UTF8.self), count: CopyRequest.maximumChanges + 1
        ).joined(separator: ",")
        let start = #"{"format": 2, "copy": "", "position": 0, "changes": ["#
        let padding = String(repeating: " ", count: 8 << 20)

        for (body, status) in [
            ("\(start)], \"rows\": [\(rows)]}", 400), ("\(start)\(changes)], \"rows\": []}", 400),
            ("\(start)], \"rows\": []\(padding)}", 413), (String(repeating: "[", count: 1 << 20), 400),
        ] {
            #expect(try await server.answer(.post, path, body).status == status)
        }
        #expect(try await server.answer(.post, path, Self.nothing, type: "text/plain").status == 415)
        #expect(try await server.answer(.get, "/v1/households/\(server.household)/items").text.contains("\"items\":[]"))
    }

    @Test func shouldAnswerOnlyThePeopleOfTheHousehold() async throws {
        let server = try await ServerInProcess()
        defer { try? server.remove() }
        let (path, guest) = (Self.path(server.household), try await server.guest())

        let others = try await server.answer(.post, path, Self.nothing, headers: guest)
        let unknown = try await server.answer(
            .post, Self.path("11111111-1111-4111-8111-111111111111"), Self.nothing, headers: guest)

        #expect(others.status == 404 && others.text == unknown.text && others.headers == unknown.headers)
        #expect(try await server.answer(.post, path, Self.nothing, headers: [:]).status == 401)
        let made = try await server.answer(.post, "/v1/me/tokens", #"{"name": "Kitchen", "access": "full"}"#)
        let token = try #require(made.value("token"))
        let answer = try await server.answer(.post, path, Self.nothing, headers: [.authorization: "Bearer \(token)"])
        #expect(answer.status == 403 && answer.value("code") == "notForTokens")
    }
}
