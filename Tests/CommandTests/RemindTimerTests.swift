import Foundation
import Testing

/// The daily timer, with a stand-in for systemctl.
@Suite(.timeLimit(.minutes(10))) struct RemindTimerTests {
    private let kif: KifScanProcess
    private let environment: [String: String]

    init() async throws {
        kif = try KifScanProcess()
        try await kif.run("list")
        environment = ["PATH": kif.path("bin")]
        try FileManager.default.createDirectory(atPath: kif.path("bin"), withIntermediateDirectories: true)
    }

    private func makeSystemctl() throws {
        let program = kif.path("bin/systemctl")
        try Data("#!/bin/sh\necho \"$@\" >> '\(kif.path("calls"))'\n".utf8).write(to: URL(fileURLWithPath: program))
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program)
    }

    @Test func whenInstalled_shouldSendWhatWasAskedForAndGoAgain() async throws {
        try makeSystemctl()

        let installed = try await kif.run(
            "remind", "install", "--to", "output", "--at", "7:05", "--calendar", "kif.ics", "--household", "Home",
            environment: environment)
        let service = try String(
            contentsOfFile: kif.path(".config/systemd/user/kif-scan-remind.service"), encoding: .utf8)
        let timer = try String(contentsOfFile: kif.path(".config/systemd/user/kif-scan-remind.timer"), encoding: .utf8)
        let removed = try await kif.run("remind", "uninstall", environment: environment)
        let again = try await kif.run("remind", "uninstall", environment: environment)

        #expect(installed.status == 0 && installed.error.contains("every day at 07:05"))
        let starts = service.split(separator: "\n").filter { $0.hasPrefix("ExecStart=") }
        #expect(starts.count == 2)
        #expect(
            starts[0].hasSuffix("remind calendar --output=\(kif.path("kif.ics")) --at=07:05 --quiet --household=Home"))
        #expect(starts[1].hasSuffix("remind send --to=output --quiet --household=Home"))
        #expect(timer.contains("OnCalendar=*-*-* 07:05:00\nPersistent=true\n"))
        #expect(removed.error == "The daily timer is removed.\n" && again.error == "No daily timer is installed.\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: kif.path(".config/systemd/user")).isEmpty)
        let calls = try String(contentsOfFile: kif.path("calls"), encoding: .utf8)
        #expect(calls.contains("enable kif-scan-remind.timer") && calls.contains("disable --now kif-scan-remind.timer"))
    }

    @Test func whenTheServiceRuns_shouldDoAsItsLinesSay() async throws {
        let printed = try await kif.run(
            "remind", "install", "--to", "output", "--calendar", "kif.ics", "--print-units", environment: environment)

        for line in printed.lines where line.hasPrefix("ExecStart=") {
            let words = line.dropFirst("ExecStart=".count).split(separator: " ").map(String.init)
            #expect(words.first?.hasSuffix("/kif-scan") == true)
            #expect(try await kif.run(Array(words.dropFirst()), input: Data()).status == 0)
        }
        #expect(FileManager.default.fileExists(atPath: kif.path("kif.ics")))
        #expect(!FileManager.default.fileExists(atPath: kif.path(".config/systemd/user/kif-scan-remind.timer")))
    }

    @Test func whenSystemdIsNotRunning_shouldSayWhatToDo() async throws {
        let installed = try await kif.run("remind", "install", "--to", "output", environment: environment)
        let removed = try await kif.run("remind", "uninstall", environment: environment)

        #expect(installed.status == 69 && installed.error.contains("systemctl --user enable --now"))
        #expect(removed.status == 69)
    }

    @Test func whenAFileIsAnothers_shouldLeaveIt() async throws {
        try makeSystemctl()
        let folder = kif.path(".config/systemd/user")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data("[Unit]\n".utf8).write(to: URL(fileURLWithPath: "\(folder)/kif-scan-remind.service"))

        let installed = try await kif.run("remind", "install", "--to", "output", environment: environment)
        let removed = try await kif.run("remind", "uninstall", environment: environment)

        #expect(installed.status == 64 && removed.status == 64)
        #expect(try String(contentsOfFile: "\(folder)/kif-scan-remind.service", encoding: .utf8) == "[Unit]\n")
    }

    @Test func whenTheFilesCannotBeWritten_shouldSaySo() async throws {
        try Data().write(to: URL(fileURLWithPath: kif.path(".config")))

        let installed = try await kif.run("remind", "install", "--to", "output", environment: environment)

        #expect(installed.status == 74 || installed.status == 64)
        #expect(installed.errorLines.count == 1)
    }
}
