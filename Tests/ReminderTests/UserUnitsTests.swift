import Foundation
import KeepItFreshDomain
import KeepItFreshPresentation
import KeepItFreshReminders
import TestSupport
import Testing

/// Units by a program that stands for systemctl, and as systemd itself reads them.
@Suite(.timeLimit(.minutes(5))) struct UserUnitsTests {
    private let folder: TemporaryFolder
    private let files = [(name: "a.service", lines: ["# ours", "x"]), (name: "a.timer", lines: ["# ours", "y"])]

    init() throws { folder = try TemporaryFolder() }

    private var units: UserUnits {
        UserUnits(folder: folder.file("systemd/user"), path: folder.path, mark: "# ours")
    }

    private func makeSystemctl(_ script: String = "") throws {
        let path = folder.file("systemctl")
        try Data("#!/bin/sh\necho \"$@\" >> '\(folder.path)/told'\n\(script)\n".utf8).write(
            to: URL(fileURLWithPath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: folder.file(name), encoding: .utf8)
    }

    @Test func whenInstalledTwiceAndRemoved_shouldLeaveNothing() throws {
        try makeSystemctl()

        for _ in 0..<2 { try units.install(files, starting: "a.timer") }
        #expect(try text("systemd/user/a.timer") == "# ours\ny\n")
        let isRemoved = try units.remove(["a.timer", "a.service"], stopping: "a.timer")

        #expect(isRemoved)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("systemd/user")).isEmpty)
        #expect(try !units.remove(["a.timer", "a.service"], stopping: "a.timer"))
        let told = try text("told").split(separator: "\n")
        #expect(
            told.prefix(3)
                == ["daemon-reload", "enable a.timer", "restart a.timer"].map { "--user --quiet \($0)" }[...])
        #expect(told.suffix(2) == ["disable --now a.timer", "daemon-reload"].map { "--user --quiet \($0)" }[...])
    }

    @Test func whenAFileIsAnothers_shouldTouchNothing() throws {
        try makeSystemctl()
        let path = folder.file("systemd/user/a.timer")
        try FileManager.default.createDirectory(
            atPath: folder.file("systemd/user"), withIntermediateDirectories: true)
        try Data("[Timer]\n".utf8).write(to: URL(fileURLWithPath: path))

        #expect(throws: UnitError.foreign(path)) { try units.install(files, starting: "a.timer") }
        #expect(throws: UnitError.foreign(path)) { _ = try units.remove(["a.timer"], stopping: "a.timer") }
        #expect(!FileManager.default.fileExists(atPath: folder.file("systemd/user/a.service")))
        #expect(try text("systemd/user/a.timer") == "[Timer]\n")
    }

    @Test func whenSystemctlIsMissingOrRefuses_shouldSaySoWithTheFilesInPlace() throws {
        #expect(throws: UnitError.notTold) { try units.install(files, starting: "a.timer") }
        try makeSystemctl("exit 1")
        #expect(throws: UnitError.notTold) { try units.install(files, starting: "a.timer") }
        #expect(try text("systemd/user/a.timer") == "# ours\ny\n")
    }

    @Test func whenTheFolderCannotBeMade_shouldSaySo() {
        let units = UserUnits(folder: "/dev/null/user", path: folder.path, mark: "# ours")

        #expect(throws: UnitError.notWritable("/dev/null/user/a.service")) {
            try units.install(files, starting: "a.timer")
        }
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/systemd-analyze")))
    func whenSystemdReadsTheUnits_shouldFindNothingWrong() throws {
        let timer = ReminderTimer(
            program: "/bin/true",
            commands: [
                ["remind", "calendar", "--output=/tmp/50% of $HOME.ics"], ["remind", "send", "--household=Süß \"x\""],
            ],
            minute: 485)
        for (name, lines) in [("a.service", timer.service), ("a.timer", timer.timer)] {
            try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: URL(fileURLWithPath: folder.file(name)))
            // Tests run side by side, and Foundation lifts the mask of new files for a moment.
            try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: folder.file(name))
        }

        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/systemd-analyze")
        process.arguments = ["--user", "verify", "--man=no", folder.file("a.timer"), folder.file("a.service")]
        let output = Pipe()
        process.standardError = output
        process.environment = ["XDG_RUNTIME_DIR": folder.path, "HOME": folder.path]
        try process.run()
        let complaints = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()

        #expect(!complaints.contains(folder.path), "\(complaints)")
        #expect(process.terminationStatus == 0, "\(complaints)")
        #expect(timer.timer.contains("OnCalendar=*-*-* 08:05:00") && timer.timer.contains("Persistent=true"))
    }
}
