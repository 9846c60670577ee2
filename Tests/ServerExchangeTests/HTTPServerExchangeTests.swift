import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshServerExchange

@Suite(.timeLimit(.minutes(10))) final class HTTPServerExchangeTests {
    private static let answer =
        #"{"copy":"c","number":7,"households":{},"device":"d","outcomes":[],"columns":{},"rows":[],"hasMore":false}"#
    private let folder: TemporaryFolder
    /// They end with the test.
    private var servers: [ScriptedServer] = []

    init() throws { folder = try TemporaryFolder() }

    private func server(
        _ status: String, _ headers: [String] = [], body: String, patience: HTTPServerExchange.Patience = .long
    ) async throws -> (HTTPServerExchange, ScriptedServer) {
        let scripted = try await ScriptedServer(status, headers: headers, body: body, in: folder.path)
        servers.append(scripted)
        let address = try #require(ServerAddress(scripted.address))
        return (HTTPServerExchange(address, token: "secret", patience: patience), scripted)
    }

    private let request = CopyRequest(epoch: "c", position: 3)

    @Test func whenTheServerAnswers_shouldReturnWhatItSaysOfTheRequest() async throws {
        let (server, scripted) = try await server("200 OK", body: "b'''\(Self.answer)'''")

        let answer = try await server.exchange(request, of: "a b/ü")

        #expect(answer.epoch == "c" && answer.number == 7 && answer.position == nil)
        #expect(scripted.requests.hasPrefix("POST /v1/households/a%20b%2F%C3%BC/sync HTTP/1.1\r\n"))
        #expect(scripted.requests.contains("Authorization: Bearer secret\r\n"))
        #expect(scripted.requests.contains("Content-Type: application/json\r\n"))
        #expect(scripted.requests.contains("Accept-Encoding: gzip\r\n"))
        #expect(!scripted.requests.contains("Expect:"))
    }

    @Test func whenTheAnswerIsPacked_shouldUnpackIt() async throws {
        let (server, _) = try await server(
            "200 OK", ["Content-Encoding: gzip"], body: "gzip.compress(b'''\(Self.answer)''')")

        #expect(try await server.exchange(request, of: "h").number == 7)
    }

    @Test(arguments: [
        ("401 Unauthorized", #"{"code":"notSignedIn"}"#, CopyFault.signedOut),
        ("401 Unauthorized", #"{"code":"accountDeleted"}"#, .accountDeleted),
        ("401 Unauthorized", #"{"code":"other"}"#, .notUnderstood),
        ("404 Not Found", #"{"type":"about:blank","status":404,"code":"notFound","title":"No."}"#, .notFound),
        ("404 Not Found", #"{"code":"removed","day":"2026-11-29"}"#, .noLongerAMember(Self.removed)),
        ("404 Not Found", #"{"code":"householdDeleted","day":"2026-11-29"}"#, .noLongerAMember(Self.deleted)),
        ("404 Not Found", #"{"code":"removed","day":"yesterday"}"#, .notUnderstood),
        ("404 Not Found", #"{"code":"removed"}"#, .notUnderstood),
        ("404 Not Found", #"{"code":"other"}"#, .notUnderstood),
        ("404 Not Found", "<html>", .notUnderstood),
        ("426 Upgrade Required", #"{"code":"otherFormat","format":2}"#, .otherFormat(2)),
        ("426 Upgrade Required", #"{"format":0}"#, .otherFormat(0)),
        ("426 Upgrade Required", #"{"code":"otherFormat"}"#, .notUnderstood),
        ("413 Too Large", "", .tooLarge),
        ("429 Too Many", "", .busy(retryAfter: nil)),
        ("500 Error", "", .busy(retryAfter: nil)),
        ("502 Bad Gateway", "<html>", .busy(retryAfter: nil)),
        ("503 Unavailable", "", .busy(retryAfter: nil)),
        ("504 Timeout", "", .busy(retryAfter: nil)),
        ("507 Full", "", .busy(retryAfter: nil)),
        ("400 Bad Request", #"{"code":"badRequest"}"#, .notUnderstood),
        ("200 OK", "<html>hello</html>", .notUnderstood),
        ("200 OK", #"{"copy":7}"#, .notUnderstood),
        ("200 CUT", #"{"copy":"c""#, .unreachable),
    ])
    func whenItAnswersOtherwise_shouldSayWhy(status: String, body: String, fault: CopyFault) async throws {
        let type = "Content-Type: Application/Problem+JSON; charset=utf-8"
        let (server, _) = try await server(status, [type], body: "b'''\(body)'''")

        await #expect(throws: fault) { try await server.exchange(request, of: "h") }
    }

    /// A proxy or another program answers in the server's place, in JSON of its own.
    @Test(arguments: [
        ("401 Unauthorized", #"{"code":"notSignedIn"}"#), ("401 Unauthorized", #"{"code":"accountDeleted"}"#),
        ("404 Not Found", #"{"code":"notFound"}"#), ("404 Not Found", #"{"code":"removed","day":"2026-11-29"}"#),
        ("426 Upgrade Required", #"{"format":0}"#),
    ])
    func whenTheFormIsAnother_shouldBelieveNothing(status: String, body: String) async throws {
        for type in [[], ["Content-Type: application/json"], ["Content-Type: text/html"]] {
            let (server, _) = try await server(status, type, body: "b'''\(body)'''")

            await #expect(throws: CopyFault.notUnderstood) { try await server.exchange(request, of: "h") }
        }
    }

    private static let day = CivilDate(clampedDayNumber: 20_786)
    private static let removed = FormerMembership(endedOn: day, isHouseholdDeleted: false)
    private static let deleted = FormerMembership(endedOn: day, isHouseholdDeleted: true)

    @Test func whenItSaysWhenToAskAgain_shouldTellThat() async throws {
        let (server, _) = try await server("503 Unavailable", ["Retry-After: 7"], body: "b''")

        await #expect(throws: CopyFault.busy(retryAfter: 7)) { try await server.exchange(request, of: "h") }
    }

    @Test func whenItSendsToAnotherAddress_shouldNotGoThere() async throws {
        let other = try await ScriptedServer("200 OK", body: "b'''\(Self.answer)'''", in: folder.path)
        let (server, _) = try await server("302 Found", ["Location: \(other.address)/"], body: "b''")

        await #expect(throws: CopyFault.notUnderstood) { try await server.exchange(request, of: "h") }
        #expect(other.requests.isEmpty)
    }

    @Test func whenTheAnswerIsTooLarge_shouldRefuseItAlsoWherePacked() async throws {
        let large = #"b'{"copy":"' + b'x' * (9 << 20) + b'"}'"#
        for (headers, body) in [([], large), (["Content-Encoding: gzip"], "gzip.compress(\(large))")] {
            let (server, _) = try await server("200 OK", headers, body: body)

            await #expect(throws: CopyFault.notUnderstood) { try await server.exchange(request, of: "h") }
        }
    }

    @Test func whenItDoesNotAnswerUntilTheDeadline_shouldGiveUp() async throws {
        let (server, _) = try await server("200 OK", body: "None", patience: .short(until: .now + .seconds(1)))

        let time = await ContinuousClock().measure {
            await #expect(throws: CopyFault.unreachable) { try await server.exchange(request, of: "h") }
            await #expect(throws: CopyFault.unreachable) { try await server.exchange(request, of: "h") }
        }

        #expect(time < .milliseconds(1_600))
    }

    @Test func whenNothingListens_shouldBeUnreachable() async throws {
        let address = try #require(ServerAddress("http://127.0.0.1:1"))

        await #expect(throws: CopyFault.unreachable) {
            try await HTTPServerExchange(address, token: nil).exchange(request, of: "h")
        }
    }

    @Test func whenACodeIsTaken_shouldReturnTheSession() async throws {
        let body =
            #"{"userId":"u","name":"Ann","email":null,"isGuest":false,"session":"s","registration":"open","households":[{"id":"h","name":"Home","role":"owner"}],"isNew":false,"token":"t"}"#
        let (server, scripted) = try await server("200 OK", body: "b'''\(body)'''")

        let begun = try await server.signIn(code: "ABC", device: "laptop")

        #expect(begun.token == "t" && begun.account.session == "s" && begun.account.households.map(\.name) == ["Home"])
        #expect(scripted.requests.contains("Accept-Token: 1\r\n"))
    }

    @Test(arguments: [
        (#"{"token":"a\nb","userId":"u","isGuest":false,"session":"s","households":[]}"#, 200),
        (#"{"token":"","userId":"u","isGuest":false,"session":"s","households":[]}"#, 200),
        (#"{"userId":"u","isGuest":false,"session":"s","households":[]}"#, 200),
    ])
    func whenTheSessionCannotBeUsed_shouldNotBeUnderstood(body: String, status: Int) async throws {
        let (server, _) = try await server("\(status) OK", body: "rb'''\(body)'''")

        await #expect(throws: CopyFault.notUnderstood) { _ = try await server.signIn(code: "ABC", device: "laptop") }
    }

    @Test(arguments: [("401 Unauthorized", "codeInvalid", false), ("429 Too Many", "tooMany", true)])
    func whenACodeIsRefused_shouldReturnTheServersReason(status: String, code: String, isTemporary: Bool) async throws {
        let body = #"b'{"code":"\#(code)","title":"The code is wrong."}'"#
        let (server, _) = try await server(status, ["Content-Type: application/problem+json"], body: body)

        await #expect(
            throws: HTTPServerExchange.Refusal(code: code, title: "The code is wrong.", isTemporary: isTemporary)
        ) { _ = try await server.signIn(code: "ABC", device: "laptop") }
    }
}
