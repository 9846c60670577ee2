import Foundation
import KIFTestSupport
import Testing

/// `kif-scan remind …`: what is due, sending it once, thresholds, and errors.
@Suite(.timeLimit(.minutes(10))) struct RemindTests {
    private static let day = ["--today", "2026-11-20"]
    private let kif: KifScanProcess

    init() async throws {
        kif = try KifScanProcess()
        try await kif.run("list")
    }

    @discardableResult
    private func remind(
        _ arguments: String..., environment: [String: String] = [:]
    ) async throws -> KifScanProcess.Outcome {
        try await kif.run(["remind"] + arguments + Self.day, input: Data(), environment: environment)
    }

    @Test func whenSomethingIsDue_shouldListItAsOftenAsAsked() async throws {
        try await kif.add(["Milk", "\u{1B}[2JEggs"], useBy: "2026-11-21")
        try await kif.add(["Rice"], useBy: "2027-11-21")

        let first = try await remind()
        let second = try await remind("due", "--json")

        #expect(first.status == 0 && first.lines.count == 2)
        #expect(first.output.contains("Milk: use by 2026-11-21, tomorrow"))
        #expect(!first.output.contains("\u{1B}"))
        let due = try second.objects()
        #expect(due.map { $0["name"] as? String }.contains("Milk") && due.count == 2)
        #expect(due[0]["daysBefore"] as? Int == 2 && due[0]["daysLeft"] as? Int == 1)
    }

    @Test func whenNothingIsDue_shouldSaySo() async throws {
        let outcome = try await remind()

        #expect(outcome.status == 0 && outcome.output.isEmpty && outcome.error == "Nothing is due.\n")
    }

    @Test func whenSentToOutput_shouldPrintEachReminderOnce() async throws {
        try await kif.add(["Milk"], useBy: "2026-11-21")

        let first = try await remind("send", "--to", "output", "--json")
        let second = try await remind("send", "--to", "output")
        let later = try await kif.run("remind", "send", "--to", "output", "--today", "2026-11-21")

        let objects = try first.objects()
        #expect(objects.count == 2)
        #expect(objects[0]["item"] is String && objects[0]["isRepeated"] as? Bool == false)
        #expect(objects[1]["channel"] as? String == "output" && objects[1]["sent"] as? Int == 1)
        #expect(second.status == 0 && second.output.isEmpty)
        #expect(later.output.contains("Milk: use by 2026-11-21, today"))
    }

    @Test func whenOutputCannotBeWritten_shouldKeepItForTheNextTime() async throws {
        try await kif.add(["Milk"], useBy: "2026-11-21")
        let process = try kif.prepared(["remind", "send", "--to", "output"] + Self.day)
        let full = FileHandle(forWritingAtPath: "/dev/full")
        let unsent = try await kif.outcome(of: process, output: full)

        let next = try await remind("send", "--to", "output")

        #expect(unsent.status == 74)
        #expect(next.lines.first == "You may have received these reminders before:" && next.lines.count == 2)
    }

    @Test func whenMailed_shouldSendAllInOneMailAndNothingTwice() async throws {
        try await kif.add(["Milk", "Eggs"], useBy: "2026-11-21")
        let environment = ["KIF_MAIL": "outbox:\(kif.path("outbox"))", "KIF_REMIND_MAIL": "ada@b.example"]

        let first = try await remind("send", "--to", "mail", environment: environment)
        let second = try await remind("send", "--to", "mail", environment: environment)

        #expect(first.error == "2 reminders sent (mail).\n" && second.error == "Nothing new to send (mail).\n")
        let mails = try String(contentsOfFile: kif.path("outbox"), encoding: .utf8).split(separator: "\n")
        #expect(mails.count == 1 && mails[0].contains("Milk") && mails[0].contains("Eggs"))
    }

    @Test func whenShownOnTheDesktop_shouldUseTheProgramOrSayThatItIsMissing() async throws {
        try await kif.add(["Milk"], useBy: "2026-11-21")
        let program = kif.path("bin/notify-send")
        try FileManager.default.createDirectory(atPath: kif.path("bin"), withIntermediateDirectories: true)

        let missing = try await remind("send", "--to", "desktop", environment: ["PATH": kif.path("bin")])
        try Data("#!/bin/sh\n/bin/echo \"$@\" > '\(kif.path("shown"))'\n".utf8).write(to: URL(fileURLWithPath: program))
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program)
        let shown = try await remind("send", "--to", "desktop", environment: ["PATH": kif.path("bin")])

        #expect(missing.status == 69)
        #expect(missing.error.contains("notify-send is not installed") && missing.error.contains("1 reminder kept"))
        #expect(shown.status == 0)
        #expect(try String(contentsOfFile: kif.path("shown"), encoding: .utf8).contains("Milk"))
    }

    @Test(
        arguments: [
            (["send"], [:], "choose how to be reminded"), (["send", "--to", "pigeon"], [:], "'pigeon'"),
            (["send", "--to", "mail"], [:], "mail is not set up"),
            (["send", "--to", "webhook"], [:], "remind-webhook"),
            (["send", "--to", "mail"], ["KIF_MAIL": "console"], "no confirmed mail address"),
            (["send", "--to", "webhook"], ["KIF_REMIND_WEBHOOK": "http://b.example"], "KIF_REMIND_WEBHOOK"),
            (["due"], ["KIF_REMIND_WEBHOOK": "file:///etc/passwd"], "must be https://"),
            (["send"], ["KIF_REMIND_TO": "desktop,pigeon"], "KIF_REMIND_TO"),
            (["send"], ["KIF_REMIND_MAIL": "nobody"], "KIF_REMIND_MAIL"),
            (["thresholds", "--use-by", "soon"], [:], "soon"), (["thresholds", "--use-by", "400"], [:], "0 to 365"),
            (["thresholds", "--usual", "--use-by", "1"], [:], "cannot be combined"),
            (["calendar", "--at", "24:00"], [:], "24:00"),
            (["install"], [:], "choose how to be reminded"),
            (["install", "--to", "mail"], ["KIF_MAIL": "console"], "not set up"),
            (["due", "--household", "Elsewhere"], [:], "not a member"),
        ] as [([String], [String: String], String)])
    func whenSomethingIsWrong_shouldSayWhatInOneLine(
        arguments: [String], environment: [String: String], words: String
    ) async throws {
        let outcome = try await kif.run(["remind"] + arguments, input: Data(), environment: environment)

        #expect(outcome.status == (words == "not a member" ? 77 : 64))
        #expect(outcome.output.isEmpty)
        #expect(outcome.error.contains(words))
    }

    @Test(arguments: [
        ["due"], ["send", "--to", "output"], ["thresholds"], ["calendar"], ["install", "--to", "output"],
    ])
    func whenNotSignedIn_shouldNotSignInAGuest(arguments: [String]) async throws {
        let stranger = try KifScanProcess()

        let outcome = try await stranger.run(["remind"] + arguments, input: Data())

        #expect(outcome.status == 77 && outcome.error.contains("you are not signed in"))
        #expect(!FileManager.default.fileExists(atPath: stranger.path(".local/state/kif/session")))
    }

    @Test func whenThresholdsChange_shouldRemindByThem() async throws {
        try await kif.add(["Milk"], useBy: "2026-11-25")

        let before = try await remind()
        let changed = try await remind("thresholds", "--use-by", "5, 1", "--best-before", "never", "--json")
        let after = try await remind()
        let usual = try await remind("thresholds", "--usual")

        #expect(before.output.isEmpty && after.output.contains("Milk"))
        #expect(try changed.objects().first?["useBy"] as? [Int] == [5, 1])
        #expect(try changed.objects().first?["bestBefore"] as? [Int] == [])
        #expect(usual.lines[0].hasSuffix("2 days before, on the last day"))
    }

    @Test func whenACalendarIsAskedFor_shouldWriteItWholeOrSayThatItCannot() async throws {
        try await kif.add(["Milk, fresh"], useBy: "2026-11-25")

        let shown = try await remind("calendar")
        let written = try await remind("calendar", "--output", "kif.ics", "--at", "7:30")
        let refused = try await remind("calendar", "--output", "/nonexistent/kif.ics")

        #expect(shown.output.hasPrefix("BEGIN:VCALENDAR\r\n") && shown.output.contains("SUMMARY:Milk\\, fresh"))
        #expect(written.status == 0 && written.error == "The calendar is in kif.ics.\n")
        let text = try String(contentsOfFile: kif.path("kif.ics"), encoding: .utf8)
        #expect(text.contains("TRIGGER:PT7H30M\r\n"))
        #expect(refused.status == 74 && refused.errorLines.count == 1)
    }
}
