import Foundation
import HTTPTypes
import KIFTestSupport
import KeepItFreshAuthentication
import KeepItFreshDomain
import Testing

@testable import KeepItFreshServer

/// Signing in with codes that are sent, and what happens to a guest's items.
@Suite(.timeLimit(.minutes(10))) struct SignInRouteTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func server(_ options: ServerOptions = ServerOptions()) async throws -> ServerInProcess {
        let outbox = DeliverySettings.outbox(path: folder.file("outbox"))
        return try await ServerInProcess(options, settings: AuthSettings(mail: outbox, sms: outbox))
    }

    /// Sends a code and returns it with its challenge.
    private func code(
        _ server: ServerInProcess, _ to: String = #""address": "ada@peer.example""#
    ) async throws -> (challenge: String, code: String) {
        let answer = try await server.answer(.post, "/v1/auth/otp", "{\(to)}", headers: [:])
        #expect(answer.status == 202, "\(answer.text)")
        let outbox = try String(contentsOfFile: folder.file("outbox"), encoding: .utf8)
        let last = try #require(outbox.split(separator: "\n").last)
        let code = try #require(last.firstMatch(of: /"code":"([0-9]{6})"/)?.1)
        return (try #require(answer.value("challenge")), String(code))
    }

    private func verify(
        _ server: ServerInProcess, _ sent: (challenge: String, code: String), _ more: String = "",
        to: String = #""address": "ada@peer.example""#, headers: HTTPFields = [.acceptToken: "1"]
    ) async throws -> ServerInProcess.Answer {
        let body = #"{\#(to), "challenge": "\#(sent.challenge)", "code": "\#(sent.code)"\#(more)}"#
        return try await server.answer(.post, "/v1/auth/otp/verify", body, headers: headers)
    }

    @Test func shouldSayWhichWaysAreSetUp() async throws {
        let (bare, server) = (try await ServerInProcess(), try await server())
        defer { [bare, server].forEach { try? $0.remove() } }

        #expect(try await bare.answer(.get, "/v1", headers: [:]).text.contains(#""ways":["password"]"#))
        #expect(try await server.answer(.get, "/v1").text.contains(#""ways":["password","email","mobile"]"#))
        let refused = try await bare.answer(.post, "/v1/auth/otp", #"{"address": "a@b.example"}"#, headers: [:])
        #expect(refused.status == 403 && refused.value("code") == "unavailable")
    }

    @Test func whenACodeIsSent_shouldSignInOnceWhoHasIt() async throws {
        let server = try await server()
        defer { try? server.remove() }
        let sent = try await code(server)

        let wrong = try await verify(server, (sent.challenge, sent.code == "000000" ? "000001" : "000000"))
        let elsewhere = try await verify(server, sent, to: #""address": "eve@peer.example""#)
        let right = try await verify(server, sent)
        let again = try await verify(server, sent)

        #expect(right.status == 200 && right.value("email") == "ada@peer.example")
        for answer in [wrong, elsewhere, again] {
            #expect(answer.status == 401 && answer.value("code") == "codeInvalid")
            #expect(answer.text == wrong.text)
        }
        let phone = #""phone": "+49 30 1234567""#
        #expect(try await verify(server, code(server, phone), to: phone).status == 200)
    }

    @Test func whenAnAddressHasAnAccount_shouldAnswerAsForOneThatHasNone() async throws {
        let server = try await server()
        defer { try? server.remove() }
        _ = try await server.account("ada@peer.example")

        let known = try await server.answer(.post, "/v1/auth/otp", #"{"address": "ada@peer.example"}"#, headers: [:])
        let unknown = try await server.answer(.post, "/v1/auth/otp", #"{"address": "bob@peer.example"}"#, headers: [:])

        let shape = { (answer: ServerInProcess.Answer) in
            answer.text.replacing(/"[0-9a-f]{32}"|"[0-9T:Z-]{20}"/, with: "X")
        }
        #expect(known.status == 202 && unknown.status == 202 && shape(known) == shape(unknown))
        #expect(known.headers == unknown.headers)
        let soon = try await server.answer(.post, "/v1/auth/otp", #"{"address": "bob@peer.example"}"#, headers: [:])
        #expect(soon.status == 429 && soon.headers[.retryAfter] != nil)
    }

    @Test(arguments: [
        ("{}", 400), (#"{"address": "a@b.example", "phone": "+49301234567"}"#, 400), (#"{"address": 1}"#, 400),
        (#"{"address": "nobody"}"#, 422), (#"{"phone": "12"}"#, 422), (#"{"mail": "a@b.example"}"#, 400),
    ])
    func whenAFieldIsBad_shouldSaySo(body: String, status: Int) async throws {
        let server = try await server()
        defer { try? server.remove() }

        #expect(try await server.answer(.post, "/v1/auth/otp", body, headers: [:]).status == status)
    }

    @Test func whenInvitationsAreNeeded_shouldMakeAnAccountWithOneOnly() async throws {
        var options = ServerOptions()
        options.registration = .invited
        let server = try await server(options)
        defer { try? server.remove() }
        let invitations = "/v1/households/\(server.household)/invitations"
        let invitation = try #require(try await server.answer(.post, invitations).value("code"))

        let refused = try await verify(server, code(server))
        let other = #""address": "bob@peer.example""#
        let joined = try await verify(server, code(server, other), #", "invitation": "\#(invitation)""#, to: other)
        let third = #""address": "eve@peer.example""#
        let late = try await verify(server, code(server, third), #", "invitation": "\#(invitation)""#, to: third)

        #expect(refused.status == 403 && refused.value("code") == "registrationClosed")
        #expect(joined.status == 200 && joined.text.contains(server.household))
        #expect(late.status == 401 && late.value("code") == "codeInvalid")
    }

    @Test func whenAGuestHasItems_shouldAskInThisSessionOnly() async throws {
        let server = try await server()
        defer { try? server.remove() }
        let account = try await server.account("ada@peer.example")
        let (guest, other) = (try await server.guest(), try await server.guest())
        try await server.add("Guest Milk", guest)
        let password = #"{"email": "ada@peer.example", "password": "\#(ServerInProcess.password)"}"#

        let asked = try await server.answer(.post, "/v1/auth/password", password, headers: guest)
        let link = try #require(asked.value("link"))
        let choice = #"{"link": "\#(link)", "choice": "merge"}"#
        let stranger = try await server.answer(.post, "/v1/auth/choice", choice, headers: other)
        let nobody = try await server.answer(.post, "/v1/auth/choice", choice, headers: [:])
        let none = try await server.answer(.post, "/v1/auth/choice", #"{"link": "\#(link)"}"#, headers: guest)
        let merged = try await server.answer(.post, "/v1/auth/choice", choice, headers: guest)
        let person = try #require(merged.headersOfPerson)
        let twice = try await server.answer(.post, "/v1/auth/choice", choice, headers: person)

        #expect(asked.status == 409 && asked.value("code") == "accountChoice")
        #expect([stranger, nobody, none, merged, twice].map(\.status) == [401, 401, 400, 200, 401])
        let own = try #require(try await server.answer(.get, "/v1/me", headers: account).value("userId"))
        #expect(merged.value("userId") == own && merged.text.contains("Home (guest)"))
        #expect(try await server.answer(.get, "/v1/me", headers: guest).status == 401)
    }

    @Test func whenAMailServerTakesIt_shouldArrive() async throws {
        guard FileManager.default.isExecutableFile(atPath: Peer.python) else {
            return print("skipped: aiosmtpd is missing (Scripts/install-peers)")
        }
        let sink = try Peer(Peer.python, [Peer.script("smtp_sink.py"), folder.path])
        let mail = DeliverySettings.smtp(
            server: try await sink.firstLine(), user: nil, passwordFile: nil, from: "kif@b.example")
        let server = try await ServerInProcess(settings: AuthSettings(mail: mail))
        defer { try? server.remove() }

        let answer = try await server.answer(.post, "/v1/auth/otp", #"{"address": "ada@peer.example"}"#, headers: [:])

        let box = folder.file("mail/new")
        let name = try #require(try FileManager.default.contentsOfDirectory(atPath: box).first)
        let text = try String(contentsOfFile: "\(box)/\(name)", encoding: .utf8)
        let code = try #require(text.firstMatch(of: /\n    ([0-9]{6})\r?\n/)?.1)
        let challenge = try #require(answer.value("challenge"))
        #expect(try await verify(server, (challenge, String(code))).status == 200)
    }

    @Test func whenTheMailServerIsDown_shouldSayThatNothingWasSent() async throws {
        let mail = DeliverySettings.smtp(
            server: "smtp://127.0.0.1:1", user: nil, passwordFile: nil, from: "kif@b.example")
        let server = try await ServerInProcess(settings: AuthSettings(mail: mail))
        defer { try? server.remove() }

        let answer = try await server.answer(.post, "/v1/auth/otp", #"{"address": "ada@peer.example"}"#, headers: [:])

        #expect(answer.status == 503 && answer.value("code") == "notSent")
    }
}
