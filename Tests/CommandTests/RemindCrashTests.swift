import Foundation
import KIFTestSupport
import Testing

/// Reminders when the program is killed between claiming, sending and recording them.
@Suite(.serialized, .timeLimit(.minutes(10))) struct RemindCrashTests {
    private let kif: KifScanProcess
    private let sink: Peer
    private let address: String

    init() async throws {
        kif = try KifScanProcess()
        try await kif.run("list")
        sink = try Peer("/usr/bin/python3", [Peer.script("reminder_sink.py"), kif.folder.path])
        address = try await sink.firstLine()
    }

    private static let arguments = ["remind", "send", "--to", "webhook", "--today", "2026-11-20"]

    private func sentKeys() throws -> [String] {
        // The last line may still be in writing.
        guard let data = FileManager.default.contents(atPath: kif.path("requests")),
            let end = data.lastIndex(of: 0x0A)
        else { return [] }
        return try data[...end].split(separator: 0x0A).compactMap {
            (try JSONSerialization.jsonObject(with: $0) as? [String: Any])?["key"] as? String
        }
    }

    private func start(_ path: String) throws -> Process {
        let process = try kif.prepared(Self.arguments, environment: environment(path))
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.start()
        return process
    }

    private func send() async throws -> KifScanProcess.Outcome {
        try await kif.run(Self.arguments, input: Data(), environment: environment("/ok"))
    }

    private func environment(_ path: String) -> [String: String] {
        ["KIF_REMIND_WEBHOOK": address + path, "KIF_REMIND_DIGEST": "each"]
    }

    @Test func whenKilledBeforeTheAnswer_shouldSendAgainUnderTheSameKeyAndThenNoMore() async throws {
        try await kif.add(["Milk"], useBy: "2026-11-21")
        let process = try start("/hold")
        try await eventually("the reminder arrives") { try !sentKeys().isEmpty }
        kill(process.processIdentifier, SIGKILL)
        try await process.waitForEnd()

        let second = try await send()
        let third = try await send()

        #expect(second.status == 0 && third.error.contains("Nothing new"))
        let keys = try sentKeys()
        #expect(keys.count == 2 && Set(keys).count == 1)
    }

    @Test func whenKilledAndEatenMeanwhile_shouldSendNothing() async throws {
        try await kif.add(["Milk"], useBy: "2026-11-21")
        let process = try start("/hold")
        try await eventually("the reminder arrives") { try !sentKeys().isEmpty }
        kill(process.processIdentifier, SIGKILL)
        try await process.waitForEnd()
        let id = try #require(try await kif.run("list", "--json").objects().first?["id"] as? String)
        try await kif.run("eat", id, "--today", "2026-11-20")

        let after = try await send()

        #expect(after.status == 0)
        #expect(try sentKeys().count == 1)
    }

    @Test func whenAnotherIsSending_shouldSayTryAgain() async throws {
        try await kif.add(["Milk"], useBy: "2026-11-21")
        let process = try start("/hold")
        try await eventually("the reminder arrives") { try !sentKeys().isEmpty }

        let second = try await send()
        kill(process.processIdentifier, SIGKILL)
        try await process.waitForEnd()

        #expect(second.status == 75 && second.error.contains("is sending the reminders"))
        #expect(try sentKeys().count == 1)
    }

    /// Whenever the program is killed, each reminder arrives. Only the reminder being sent at that time can arrive twice,
    /// with the same key.
    @Test func whenKilledAgainAndAgain_shouldBringEachAndNoneMoreOftenThanKilled() async throws {
        let names = (0..<40).map { "Item \($0)" }
        try await kif.add(names, useBy: "2026-11-21")
        var kills = 0
        var generator = SeededGenerator(state: 7)
        for _ in 0..<20 {
            let before = try sentKeys().count
            let process = try start("/ok")
            // Kills the run after it has sent one reminder, at any moment of the next ones.
            try await eventually("one is sent", pause: .milliseconds(1)) {
                try !process.isRunning || sentKeys().count > before
            }
            try await Task.sleep(for: .microseconds(Int.random(in: 0...20_000, using: &generator)))
            kill(process.processIdentifier, SIGKILL)
            try await process.waitForEnd()
            if process.terminationReason == .uncaughtSignal { kills += 1 }
        }

        let last = try await send()
        let afterwards = try await send()

        #expect(last.status == 0 && afterwards.error.contains("Nothing new"))
        let keys = try sentKeys()
        #expect(Set(keys).count == names.count)
        #expect(keys.count <= names.count + kills)
    }

    @Test func whenTheMailServerStopsAnswering_shouldMailAgainUnderTheSameId() async throws {
        try await kif.add(["Milk"], useBy: "2026-11-21")
        let fails = kif.path("sendmail-fails")
        let works = kif.path("sendmail-works")
        // The first run accepts the mail and then dies: whether the mail was sent is unknown.
        for (path, end) in [(fails, "exit 1"), (works, "exit 0")] {
            try Data("#!/bin/sh\ncat >> '\(kif.path("mails"))'\n\(end)\n".utf8).write(to: URL(fileURLWithPath: path))
            try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
        }
        let arguments = ["remind", "send", "--to", "mail", "--today", "2026-11-20"]
        func mail(_ program: String) async throws -> Int32 {
            let environment = [
                "KIF_MAIL": "sendmail:\(program)", "KIF_MAIL_FROM": "kif@b.example", "KIF_REMIND_MAIL": "ada@b.example",
            ]
            return try await kif.run(arguments, input: Data(), environment: environment).status
        }

        let statuses = try await [mail(fails), mail(works), mail(works)]

        #expect(statuses == [69, 0, 0])
        let text = try String(contentsOfFile: kif.path("mails"), encoding: .utf8)
        let ids = text.split(separator: "\n").filter { $0.hasPrefix("Message-ID:") }
        #expect(ids.count == 2 && ids[0] == ids[1])
    }
}
