import Foundation
import KIFTestSupport
import Testing

/// Completions, the demo, suggestions for mistyped commands, narrow terminals, plain output and the log.
@Suite(.timeLimit(.minutes(10))) struct ErgonomicsTests {
    private let kif: KifScanProcess

    init() throws { kif = try KifScanProcess() }

    @Test(arguments: [("bash", "/bin/bash"), ("zsh", "/usr/bin/zsh"), ("fish", "/usr/bin/fish")])
    func whenAShellReadsItsCompletions_shouldFindNothingWrong(shell: String, program: String) async throws {
        let script = try await kif.run("completions", shell)
        #expect(script.status == 0 && script.output.contains("remind"))
        guard FileManager.default.isExecutableFile(atPath: program) else { return }
        try Data(script.output.utf8).write(to: URL(fileURLWithPath: kif.path("script")))

        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["-n", kif.path("script")]
        process.environment = ["HOME": kif.folder.path]
        try await process.runToEnd()

        #expect(process.terminationStatus == 0)
    }

    @Test func whenBashCompletes_shouldOfferTheCommands() async throws {
        try Data(try await kif.run("completions", "bash").output.utf8).write(
            to: URL(fileURLWithPath: kif.path("script")))
        let process = try kif.prepared([])
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        let ask =
            "source ./script; COMP_WORDS=(kif-scan rem); COMP_CWORD=1; COMP_LINE='kif-scan rem'; COMP_POINT=12; "
            + "_kif-scan kif-scan rem kif-scan 2>/dev/null || _kif_scan kif-scan rem kif-scan; echo \"${COMPREPLY[@]}\""
        process.arguments = ["--norc", "-c", ask]

        let completion = try await kif.outcome(of: process)

        #expect(completion.output.contains("remind"))
    }

    @Test func whenTheShellIsUnknown_shouldSayWhichThereAre() async throws {
        let outcome = try await kif.run("completions", "tcsh")

        #expect(outcome.status == 64 && outcome.error.contains("bash"))
    }

    @Test(
        arguments: [
            (["lst"], "kif-scan list"), (["remnid", "send"], "kif-scan remind"),
            (["lsit", "--within", "3"], "kif-scan list"), (["household", "invit"], "kif-scan household invite"),
            (["remind", "sned", "--to", "output"], "kif-scan remind send"),
        ] as [([String], String)])
    func whenACommandIsMistyped_shouldAskWhetherItWasMeant(arguments: [String], meant: String) async throws {
        let outcome = try await kif.run(arguments, input: Data())

        #expect(outcome.status == 64)
        #expect(outcome.error.contains("did you mean: \(meant)\n"))
    }

    @Test(arguments: [("remove", "delete"), ("consume", "eat"), ("throw", "waste"), ("rename", "fix")])
    func whenAnEverydayWordIsTyped_shouldSayTheCommand(word: String, command: String) async throws {
        let outcome = try await kif.run(word, "Milk")

        #expect(outcome.status == 64 && outcome.error.contains("did you mean: kif-scan \(command)"))
    }

    @Test func whenAFileHasACommandsName_shouldNotAsk() async throws {
        try Data("no photo".utf8).write(to: URL(fileURLWithPath: kif.path("lst")))

        #expect(try await !kif.run("lst").error.contains("did you mean"))
    }

    @Test func whenAnItemOrASettingIsMistyped_shouldAskWhetherItWasMeant() async throws {
        try await kif.run("list")
        try await kif.add(["Oat milk"], useBy: "2027-01-01")

        let item = try await kif.run("eat", "ilk")
        let setting = try await kif.run("list", environment: ["KIF_LOCAL": "de"])

        #expect(item.status == 64 && item.error.contains("did you mean") && item.error.contains("(Oat milk)?"))
        #expect(setting.status == 64 && setting.error.contains("did you mean \"KIF_LOCALE\"?"))
    }

    @Test func whenPlain_shouldPrintOneValuePerLine() async throws {
        try await kif.run("list")
        try await kif.add(["Oat milk"], useBy: "2027-01-01")

        let flag = try await kif.run("list", "--plain", "--today", "2026-12-31")
        let variable = try await kif.run("remind", "--today", "2026-12-31", environment: ["KIF_PLAIN": "yes"])
        let wrong = try await kif.run("list", environment: ["KIF_PLAIN": "maybe"])

        #expect(flag.lines.contains("Expiring soon: 1") && flag.lines.contains("Oat milk"))
        #expect(variable.lines.first == "Oat milk" && variable.lines.contains("  now: tomorrow"))
        #expect(wrong.status == 64)
    }

    @Test func whenTheLocaleIsGerman_shouldSpeakGermanToPeopleAndNothingElseToScripts() async throws {
        try await kif.run("list")
        let german = ["LANG": "de_DE.UTF-8"]

        let empty = try await kif.run("list", environment: german)
        try await kif.add(["Milch"], useBy: "2027-01-01")
        let list = try await kif.run("list", "--today", "2026-12-31", environment: german)
        let due = try await kif.run("remind", "--today", "2026-12-31", environment: german)
        let json = try await kif.run("list", "--json", "--today", "2026-12-31", environment: german)
        let italian = try await kif.run("list", "--today", "2026-12-31", environment: ["LANG": "it_IT.UTF-8"])

        #expect(empty.error.hasPrefix("Der Bestand ist leer."))
        #expect(list.output.hasPrefix("Läuft bald ab (1)\n") && list.output.contains("morgen"))
        #expect(due.output.contains("zu verbrauchen bis Fr 1. Jan., morgen"))
        #expect(try json.objects().first?["status"] as? String == "expiringSoon")
        #expect(italian.output.hasPrefix("Expiring soon (1)\n"))
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
    func whenTheTerminalIsNarrow_shouldFit() async throws {
        try await kif.run("list")
        try await kif.add([String(repeating: "Oat milk ", count: 20)], useBy: "2027-01-01")
        let process = try kif.prepared([])
        let program = try #require(process.executableURL?.path)
        process.executableURL = URL(fileURLWithPath: "/usr/bin/script")
        let command = "stty cols 44; '\(program)' list --no-color --today 2026-12-31"
        process.arguments = ["--quiet", "--return", "--command", command, "/dev/null"]

        let shown = try await kif.outcome(of: process)

        let lines = shown.output.split(whereSeparator: \.isNewline)
        #expect(lines.count > 2 && lines.allSatisfy { $0.count <= 44 }, "\(lines)")
    }

    @Test func whenLogging_shouldPrintOneLineForEachPhotoToStandardError() async throws {
        let photo = KifScanProcess.testImage("rice-cakes.jpg")

        let asked = try await kif.run("--dry-run", "--json", "--log-level", "debug", photo, "/no\u{1B}where.jpg")
        let set = try await kif.run("--dry-run", "--json", photo, environment: ["KIF_LOG_LEVEL": "debug"])
        let info = try await kif.run("--dry-run", "--json", "--log-level", "info", photo)
        let wrong = try await kif.run("--log-level", "loud", photo)

        let lines = asked.errorLines.filter { $0.contains("debug keepitfresh.photos: photo ") }
        #expect(lines.count == 2)
        #expect(
            lines.contains { $0.contains("rice-cakes.jpg") && $0.contains("expiry=20") && $0.contains("status=read") })
        #expect(!asked.error.contains("\u{1B}"))
        #expect(try asked.objects().count == 2)
        #expect(set.errorLines.filter { $0.contains("keepitfresh.photos") }.count == 1)
        #expect(!info.error.contains("keepitfresh"))
        #expect(wrong.status == 64)
    }

    @Test func whenTheDemoIsShown_shouldLeaveNothingBehind() async throws {
        try FileManager.default.createDirectory(atPath: kif.path("photos"), withIntermediateDirectories: true)
        for name in ["rice-cakes.jpg", "minced-beef.jpg"] {
            try FileManager.default.copyItem(
                atPath: KifScanProcess.testImage(name), toPath: kif.path("photos/\(name)"))
        }
        let environment = ["TMPDIR": kif.path("tmp"), "KIF_HOUSEHOLD": "Elsewhere"]
        try FileManager.default.createDirectory(atPath: kif.path("tmp"), withIntermediateDirectories: true)

        let demo = try await kif.run("demo", "photos", environment: environment)

        #expect(demo.status == 0, "\(demo.error)")
        #expect(demo.output.contains("$ kif-scan list") && demo.output.contains("Expiring soon"))
        #expect(!FileManager.default.fileExists(atPath: kif.path(".local")))
        #expect(try FileManager.default.contentsOfDirectory(atPath: kif.path("tmp")).isEmpty)
    }

    @Test func whenTheDemoHasNoPhotos_shouldSayWhatToDo() async throws {
        let missing = try await kif.run("demo", "/nonexistent")

        #expect(missing.status == 65 && missing.errorLines.count == 1)
    }
}
