import Foundation
import KIFTestSupport
import KeepItFreshAuthentication
import KeepItFreshDomain
import KeepItFreshPresentation
import KeepItFreshReminders
import Testing

/// Reminders are delivered to peers: aiosmtpd for mail, programs and a server of the test for the others.
@Suite(.serialized, .timeLimit(.minutes(10))) struct ReminderDeliveryTests {
    private static let hostile = "Milk\r\nBcc: eve@b.example\r\n.\r\n\u{1B}[2J\u{202E}süß"
    private let folder: TemporaryFolder
    private let recipient: EmailAddress

    init() throws {
        folder = try TemporaryFolder()
        recipient = try #require(EmailAddress("ada@peer.example"))
    }

    private func channel(_ mail: any MailProviding) -> MessageReminderChannel {
        MessageReminderChannel.mail(by: mail) { [recipient] in
            ReminderWords(today: $0.today).mail(of: $0, to: recipient)
        }
    }

    @Test func whenAMailServerAcceptsTheMail_shouldArriveCompleteUnderItsId() async throws {
        let sink = try Peer(Peer.python, [Peer.script("smtp_sink.py"), folder.path])
        let address = try await sink.firstLine()
        let server = try #require(
            SMTPDelivery(server: address, user: nil, passwordFile: nil, from: "kif@b.example"))

        try await channel(server).deliver(try .sample(name: Self.hostile, key: "notice-7"))

        let mail = try #require(try received().first)
        let parts = mail.components(separatedBy: "\n\n")
        #expect(parts[0].contains("Message-ID: <kif-notice-7@b.example>"))
        #expect(parts[0].contains("Subject: KeepItFresh: 1 item to use"))
        #expect(parts[0].contains("X-RcptTo: ada@peer.example\n") || parts[0].hasSuffix("X-RcptTo: ada@peer.example"))
        #expect(!mail.contains("Bcc"))
        let text = try #require(Data(base64Encoded: parts[1], options: .ignoreUnknownCharacters))
        let lines = String(decoding: text, as: UTF8.self)
        #expect(lines.contains("süß") && lines.contains("use by 2024-10-06, in 2 days"))
        #expect(!lines.unicodeScalars.contains("\u{1B}") && !lines.unicodeScalars.contains("\u{202E}"))
    }

    @Test func whenNoMailServerAnswers_shouldBeUnreachable() async throws {
        let server = try #require(
            SMTPDelivery(server: "smtp://127.0.0.1:1", user: nil, passwordFile: nil, from: "kif@b.example"))

        await #expect(throws: ReminderDelivery.Failure.unreachable) { try await channel(server).deliver(try .sample()) }
    }

    @Test func whenAProgramSendsMail_shouldGetTheMessage() async throws {
        let program = folder.file("sendmail")
        try Data("#!/bin/sh\ncat > '\(folder.path)/mail'\n".utf8).write(to: URL(fileURLWithPath: program))
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program)

        try await channel(SendmailDelivery(program: program, from: "kif@b.example")).deliver(try .sample())
        let failing = channel(SendmailDelivery(program: "/bin/false", from: "kif@b.example"))

        let mail = try String(contentsOfFile: folder.file("mail"), encoding: .utf8)
        #expect(mail.contains("To: <ada@peer.example>\n") && mail.contains("Message-ID: <kif-notice-1@b.example>"))
        await #expect(throws: ReminderDelivery.Failure.refused) { try await failing.deliver(try .sample()) }
    }

    @Test func whenThereIsAnOutbox_shouldContainTheMail() async throws {
        try await channel(OutboxDelivery(path: folder.file("outbox"))).deliver(try .sample())

        let data = try Data(contentsOf: URL(fileURLWithPath: folder.file("outbox")))
        let mail = try JSONDecoder().decode([String: String].self, from: data)
        #expect(mail["to"] == "ada@peer.example" && mail["id"] == "kif-notice-1")
        #expect(mail["text"]?.contains("Oat Drink") == true)
        let nowhere = channel(OutboxDelivery(path: "/nonexistent/outbox"))
        await #expect(throws: ReminderDelivery.Failure.refused) { try await nowhere.deliver(try .sample()) }
    }

    @Test func whenAServerAcceptsThePost_shouldGetKeyTokenAndReminder() async throws {
        let sink = try Peer("/usr/bin/python3", [Peer.script("reminder_sink.py"), folder.path])
        let address = try await sink.firstLine()
        try Data("hook-token\n".utf8).write(to: URL(fileURLWithPath: folder.file("token")))

        try await webhook(address + "/ok", tokenFile: folder.file("token")).deliver(
            try .sample(name: Self.hostile, key: "home/item\r\nX: 1"))

        let data = try Data(contentsOf: URL(fileURLWithPath: folder.file("requests")))
        let request = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(request["key"] as? String == "\"home/itemX: 1\"")
        #expect(request["authorization"] as? String == "Bearer hook-token")
        let body = try #require(request["body"] as? [String: Any])
        #expect(body["item"] as? String == "item-1" && body["daysBefore"] as? Int == 2)
        #expect(body["name"] as? String == Self.hostile)
        await #expect(throws: ReminderDelivery.Failure.refused) {
            try await webhook(address + "/refuse").deliver(try .sample())
        }
        await #expect(throws: ReminderDelivery.Failure.unreachable) {
            try await webhook("http://127.0.0.1:1/ok").deliver(try .sample())
        }
    }

    @Test func whenAServerIsOnTheOwnNetwork_shouldGetThePostInPlainText() async throws {
        // An address of this machine that is not taken for one at once.
        let sink = try Peer("/usr/bin/python3", [Peer.script("reminder_sink.py"), folder.path, "127.0.0.2"])
        let address = try await sink.firstLine()
        let settings = DeliverySettings.webhook(address: address + "/ok", tokenFile: nil)
        let delivery = try #require(settings.makeWebhook())
        let channel = MessageReminderChannel.webhook(by: delivery) { _ in ("use the milk", false) }

        try await channel.deliver(try .sample())

        let data = try Data(contentsOf: URL(fileURLWithPath: folder.file("requests")))
        let request = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(request["body"] as? String == "use the milk")
        #expect(request["type"] as? String == "text/plain; charset=utf-8")
        #expect(WebhookDelivery(address: address, tokenFile: nil) == nil)
    }

    @Test func whenOutputCannotBeWritten_shouldBeRefused() async {
        let channel = MessageReminderChannel.output { _ in throw CocoaError(.fileWriteUnknown) }

        await #expect(throws: ReminderDelivery.Failure.refused) { try await channel.deliver(try .sample()) }
    }

    private func webhook(_ address: String, tokenFile: String? = nil) throws -> MessageReminderChannel {
        let delivery = try #require(WebhookDelivery(address: address, tokenFile: tokenFile))
        return MessageReminderChannel.webhook(by: delivery) { notice in
            (ReminderWords(today: notice.today).json(of: notice).map(\.line).joined(), true)
        }
    }

    private func received() throws -> [String] {
        let folder = folder.file("mail/new")
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return try files.map {
            try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8).replacingOccurrences(of: "\r\n", with: "\n")
        }
    }
}
