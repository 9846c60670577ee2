import Foundation
import KIFTestSupport
import KeepItFreshAuthentication
import KeepItFreshDomain
import Testing

/// Codes are delivered to peers: aiosmtpd for mail, a program and a server of the test for the others.
@Suite(.serialized, .timeLimit(.minutes(10))) struct DeliveryTests {
    private static let message = OTPMessage(address: "ada@peer.example", code: "271828", minutes: 5)
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: [[String](), ["--login"], ["--tls"]])
    func whenAMailServerAcceptsTheMail_shouldArriveComplete(options: [String]) async throws {
        let sink = try Peer(Peer.python, [Peer.script("smtp_sink.py"), folder.path] + options)
        let server = try await sink.firstLine()
        let password = folder.file("password")
        try Data("sink-secret\n".utf8).write(to: URL(fileURLWithPath: password))
        let isLogin = options == ["--login"]
        let delivery = try #require(
            SMTPDelivery(
                server: server, user: isLogin ? "kif" : nil, passwordFile: isLogin ? password : nil,
                from: "kif@b.example"))

        if options == ["--tls"] {
            // Its certificate is self-signed: no code is sent there.
            await #expect(throws: AuthError.unavailable) { try await delivery.deliver(Self.message) }
            #expect(try received().isEmpty)
            return
        }
        try await delivery.deliver(Self.message)

        let mails = try received()
        let mail = try #require(mails.first)
        #expect(mail.contains("To: <ada@peer.example>") && mail.contains("From: KeepItFresh <kif@b.example>"))
        #expect(mail.contains("X-RcptTo: ada@peer.example"))
        #expect(mail.contains("    271828") && !mail.contains("sink-secret"))
    }

    @Test func whenTheMailServerWantsAnotherPassword_shouldBeUnavailable() async throws {
        let sink = try Peer(Peer.python, [Peer.script("smtp_sink.py"), folder.path, "--login"])
        let password = folder.file("password")
        try Data("wrong".utf8).write(to: URL(fileURLWithPath: password))
        let server = try await sink.firstLine()
        let delivery = try #require(
            SMTPDelivery(server: server, user: "kif", passwordFile: password, from: "kif@b.example"))

        await #expect(throws: AuthError.unavailable) { try await delivery.deliver(Self.message) }
    }

    @Test(arguments: [
        "http://b.example", "smtp://", "smtp://kif:secret@b.example", "b.example:25", "file:///etc/passwd",
    ])
    func whenTheServerIsNotAMailServer_shouldBeRefused(server: String) {
        #expect(SMTPDelivery(server: server, user: nil, passwordFile: nil, from: "kif@b.example") == nil)
    }

    @Test func whenAProgramSendsMail_shouldGetTheMessageAndNoOtherSecret() async throws {
        let program = folder.file("sendmail")
        let script =
            "#!/bin/sh\ncat > '\(folder.path)/mail'\nprintf '%s ' \"$@\" > '\(folder.path)/arguments'\n"
            + "env > '\(folder.path)/environment'\n"
        try Data(script.utf8).write(to: URL(fileURLWithPath: program))
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program)

        try await SendmailDelivery(program: program, from: "kif@b.example").deliver(Self.message)

        #expect(try text("mail").contains("To: <ada@peer.example>\n") && text("mail").contains("271828"))
        #expect(try text("arguments") == "-i -t ")
        #expect(try !text("environment").contains("271828") && !text("environment").contains("KIF_"))
    }

    @Test(arguments: ["/nonexistent/sendmail", "/bin/false"])
    func whenTheProgramFails_shouldBeUnavailable(program: String) async {
        await #expect(throws: AuthError.unavailable) {
            try await SendmailDelivery(program: program, from: "kif@b.example").deliver(Self.message)
        }
    }

    @Test func whenAGatewayAcceptsTheCode_shouldGetNumberTextAndToken() async throws {
        let gateway = try Peer("/usr/bin/python3", [Peer.script("webhook_sink.py"), folder.path])
        let address = try await gateway.firstLine()
        try Data("gateway-token\n".utf8).write(to: URL(fileURLWithPath: folder.file("token")))
        let message = OTPMessage(address: "+4915123456789", code: "314159", minutes: 5)

        let delivery = try #require(WebhookDelivery(address: address + "/ok", tokenFile: folder.file("token")))
        try await delivery.deliver(message)

        let request = try text("request")
        #expect(request.contains("Bearer gateway-token") && request.contains(#""to":"+4915123456789""#))
        #expect(request.contains("your code is 314159"))
    }

    @Test(arguments: ["/refuse", "/redirect"])
    func whenAGatewayRefusesOrRedirects_shouldBeUnavailable(path: String) async throws {
        let gateway = try Peer("/usr/bin/python3", [Peer.script("webhook_sink.py"), folder.path])
        let address = try await gateway.firstLine()
        let delivery = try #require(WebhookDelivery(address: address + path, tokenFile: nil))

        await #expect(throws: AuthError.unavailable) { try await delivery.deliver(Self.message) }
        #expect(!FileManager.default.fileExists(atPath: folder.file("followed")))
    }

    @Test func whenThereIsAnOutbox_shouldBeReadableByItsOwnerOnly() async throws {
        let path = folder.file("outbox")

        for _ in 0..<2 { try await OutboxDelivery(path: path).deliver(Self.message) }

        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
        #expect(mode?.intValue == 0o600)
        #expect(try text("outbox") == String(repeating: #"{"code":"271828","to":"ada@peer.example"}"# + "\n", count: 2))
    }

    private func received() throws -> [String] {
        let folder = folder.file("mail/new")
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return try files.map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: folder.file(name), encoding: .utf8)
    }
}
