import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshPresentation
import KeepItFreshReminders
import Testing

/// Units by a program in place of systemctl, and checked by systemd itself.
@Suite(.timeLimit(.minutes(10))) struct SystemdUserUnitsTests {
    private let folder: TemporaryFolder
    private let files = [(name: "a.service", lines: ["# ours", "x"]), (name: "a.timer", lines: ["# ours", "y"])]

    init() throws { folder = try TemporaryFolder() }

    private var units: SystemdUserUnits {
        SystemdUserUnits(folder: folder.file("systemd/user"), path: folder.path, mark: "# ours")
    }

    private func makeSystemctl(_ script: String = "") throws {
        let path = folder.file("systemctl")
        try Data("#!/bin/sh\necho \"$@\" >> '\(folder.path)/calls'\n\(script)\n".utf8).write(
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
        let calls = try text("calls").split(separator: "\n")
        #expect(
            calls.prefix(3)
                == ["daemon-reload", "enable a.timer", "restart a.timer"].map { "--user --quiet \($0)" }[...])
        #expect(calls.suffix(2) == ["disable --now a.timer", "daemon-reload"].map { "--user --quiet \($0)" }[...])
    }

    @Test func whenAFileIsNotOurs_shouldChangeNothing() throws {
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
        #expect(throws: UnitError.notStarted) { try units.install(files, starting: "a.timer") }
        try makeSystemctl("exit 1")
        #expect(throws: UnitError.notStarted) { try units.install(files, starting: "a.timer") }
        #expect(try text("systemd/user/a.timer") == "# ours\ny\n")
    }

    @Test func whenTheFolderCannotBeCreated_shouldSaySo() {
        let units = SystemdUserUnits(folder: "/dev/null/user", path: folder.path, mark: "# ours")

        #expect(throws: UnitError.notWritable("/dev/null/user/a.service")) {
            try units.install(files, starting: "a.timer")
        }
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/systemd-analyze")))
    func whenSystemdVerifiesTheUnits_shouldFindNoFault() async throws {
        let timer = ReminderTimer(
            program: "/bin/true",
            commands: [
                ["remind", "calendar", "--output=/tmp/50% of $HOME.ics"], ["remind", "send", "--household=Süß \"x\""],
            ],
            minute: 485)
        for (name, lines) in [("a.service", timer.service), ("a.timer", timer.timer)] {
            try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: URL(fileURLWithPath: folder.file(name)))
            // Tests run in parallel, and Foundation changes the process's mask for new files for a moment.
            try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: folder.file(name))
        }

        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/systemd-analyze")
        process.arguments = ["--user", "verify", "--man=no", folder.file("a.timer"), folder.file("a.service")]
        try Data().write(to: URL(fileURLWithPath: folder.file("complaints")))
        process.standardError = FileHandle(forWritingAtPath: folder.file("complaints"))
        process.environment = ["XDG_RUNTIME_DIR": folder.path, "HOME": folder.path]
        try await process.runToEnd()
        let complaints = try text("complaints")

        #expect(!complaints.contains(folder.path), "\(complaints)")
        #expect(process.terminationStatus == 0, "\(complaints)")
        #expect(timer.timer.contains("OnCalendar=*-*-* 08:05:00") && timer.timer.contains("Persistent=true"))
    }
}
