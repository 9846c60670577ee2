import Foundation
import KIFTestSupport
import KeepItFreshDomain
import Testing

@testable import KeepItFreshReminders

/// Notifications by a program in place of notify-send.
@Suite(.timeLimit(.minutes(10))) struct DesktopReminderChannelTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func whenTheTextContainsMarkup_shouldEscapeIt() {
        #expect(DesktopReminderChannel.body(["<b>A & B</b>", "C:\\new"]) == "&lt;b&gt;A &amp; B&lt;/b&gt;\nC:\\\\new")
    }

    @Test func whenShown_shouldPassTitleAndBodyAsOneArgumentEach() async throws {
        try makeProgram("printf '%s|' \"$@\" > '\(folder.path)/seen'")
        let channel = DesktopReminderChannel(path: "/nonexistent:\(folder.path)") { _ in ("--title", ["one", "two"]) }

        try await channel.deliver(try .sample())

        let seen = try String(contentsOfFile: folder.file("seen"), encoding: .utf8)
        #expect(seen == "--app-name=KeepItFresh|--|--title|one\ntwo|")
    }

    @Test func whenTheProgramIsMissing_shouldSayWhich() async {
        let channel = DesktopReminderChannel(path: folder.path) { _ in ("", []) }

        #expect(!channel.isInstalled)
        await #expect(throws: ReminderDelivery.Failure.missing(program: "notify-send")) {
            try await channel.deliver(try .sample())
        }
    }

    @Test func whenThereIsNoDesktop_shouldBeRefused() async throws {
        try makeProgram("exit 1")
        let channel = DesktopReminderChannel(path: folder.path) { _ in ("", []) }

        await #expect(throws: ReminderDelivery.Failure.refused) { try await channel.deliver(try .sample()) }
    }

    private func makeProgram(_ script: String) throws {
        let path = folder.file("notify-send")
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(fileURLWithPath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
    }
}
