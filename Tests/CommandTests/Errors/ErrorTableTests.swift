import Foundation
import Testing

/// Every error is reported clearly, on standard error only, and with the status that the README lists.
@Suite struct ErrorTableTests {
    /// A correct call of each command.
    private static let calls: [[String]] = [
        ["scan", "x.jpg"], ["list"], ["parse", "x"], ["register", "a@b.example"], ["login"], ["logout"], ["whoami"],
        ["account", "methods"], ["account", "link", "email", "a@b.example"], ["account", "unlink", "email"],
        ["account", "password"], ["account", "delete", "--yes"], ["household", "list"], ["household", "create", "X"],
        ["household", "select", "X"], ["household", "rename", "X"], ["household", "invite"],
        ["household", "invitations"], ["household", "join"], ["household", "members"],
        ["household", "role", "x", "owner"], ["household", "transfer", "x"], ["household", "remove", "x"],
        ["household", "leave", "X"], ["household", "delete", "X", "--yes"], ["doctor"], ["watch", "."],
        ["serve", "--port", "0"],
        ["scan-worker"], ["show", "aa"], ["eat", "aa"], ["waste", "aa"], ["open", "aa"], ["freeze", "aa"],
        ["thaw", "aa"], ["move", "aa", "attic"], ["delete", "aa"], ["fix", "aa", "--name", "X"], ["review"],
        ["join", "aa", "bb"], ["part", "aa", "1"], ["why", "aa"], ["undo"], ["history"], ["add", "x"], ["search", "x"],
        ["reparse"], ["reread"], ["stats"], ["place", "x"], ["life", "x", "3d"], ["keep", "x", "1"], ["shopping"],
        ["catalog", "import", "x"], ["sync"], ["worker", "--server", "http://127.0.0.1:1"],
        ["catalog", "search", "x"], ["catalog", "show", "4006381333931"], ["catalog", "status"],
        ["export"], ["import-items", "x.csv"], ["backup", "x.sqlite"], ["restore"], ["remind", "due"],
        ["remind", "send", "--to", "output"],
        ["remind", "thresholds"], ["remind", "calendar"], ["remind", "install", "--to", "output"],
        ["remind", "uninstall"], ["completions", "bash"], ["demo", "."],
    ]

    /// Commands that open no inventory.
    private static let withoutDatabase: Set<[String]> = [
        ["parse"], ["doctor"], ["scan-worker"], ["worker"], ["completions"], ["demo"], ["restore"],
        ["catalog", "import"],
        ["catalog", "search"],
        ["catalog", "show"], ["catalog", "status"], ["remind", "uninstall"],
    ]

    /// Commands that run although a setting is wrong: they report it, or get all options as arguments.
    private static let withoutSettings: Set<[String]> = [["doctor"], ["scan-worker"]]

    private let kif: KifScanProcess

    init() throws { kif = try KifScanProcess() }

    @Test(arguments: ErrorTable.rows)
    func whenSomethingIsWrong_shouldSayWhatAndEndAsTheReadmeSays(row: ErrorRow) async throws {
        try await furnish(row.home, files: row.files)

        let run = try await kif.run(row.arguments, input: Data(row.input.utf8), environment: row.environment)

        #expect(run.status == row.status)
        #expect(run.error.contains(row.phrase), "\(run.error)")
        if row.arguments.contains(where: { $0.hasPrefix("--json") }), !row.hasOutput {
            let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: [String: String]]
            #expect(object?["error"]?["code"]?.isEmpty == false, "\(run.output)")
            #expect(object?["error"]?["message"]?.contains("\n") == false, "\(run.output)")
        } else {
            #expect(run.output.isEmpty || row.hasOutput, "\(run.output)")
        }
        try check(run, row.form)
    }

    @Test func whenThereIsACommand_shouldHaveAnErrorTriedAndAGoodCall() async throws {
        let tree = try await commandTree()
        let leaves = Set(tree.leaves)

        #expect(leaves.count > 50)
        #expect(leaves.subtracting(ErrorTable.rows.map { tree.path(of: $0.arguments) }).isEmpty)
        #expect(leaves == Set(Self.calls.map(tree.path)))
        #expect(leaves.isSuperset(of: Self.withoutDatabase) && leaves.isSuperset(of: Self.withoutSettings))
    }

    @Test(arguments: calls)
    func whenAnOptionIsUnknown_shouldSayWhich(call: [String]) async throws {
        let run = try await kif.run(call + ["--no-such-thing"], input: Data())

        #expect(run.status == 64)
        #expect(run.output.isEmpty)
        #expect(run.error.contains("unknown option '--no-such-thing'"), "\(run.error)")
        try check(run, .usage)
    }

    @Test(arguments: calls)
    func whenTheDatabaseIsAnothersFile_shouldRefuseAndLeaveIt(call: [String]) async throws {
        guard !Self.withoutDatabase.contains(where: call.starts) else { return }
        let content = "a file of somebody's, and no database at all\n"
        try await furnish(.new, files: ["other": content, "x.csv": "name\nMilk\n", "x.jpg": ""])

        let run = try await kif.run(
            call, input: Data("AAAAA-BBBBB\n".utf8), environment: ["KIF_DATABASE": "other"])

        #expect(run.status == 74)
        #expect(run.output.isEmpty)
        #expect(run.error.contains("the file is not a database of KeepItFresh"), "\(run.error)")
        try check(run, .lines(1))
        #expect(try String(contentsOfFile: kif.path("other"), encoding: .utf8) == content)
    }

    @Test(arguments: calls)
    func whenTheSettingsAreDamaged_shouldSayWhereAndDoNothing(call: [String]) async throws {
        guard !Self.withoutSettings.contains(where: call.starts) else { return }
        try await furnish(.new, files: [:])
        let folder = kif.folder.appendingPathComponent(".config/kif")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("{\n  \"jobs\": 0\n}\n".utf8).write(to: folder.appendingPathComponent("settings.json"))

        let run = try await kif.run(call, input: Data())

        #expect(run.status == 64)
        #expect(run.output.isEmpty)
        #expect(run.error.contains("settings.json, line 2: \"jobs\" is \"0\" and must be a number"), "\(run.error)")
        try check(run, .lines(1))
        #expect(!FileManager.default.fileExists(atPath: kif.path(".local")))
    }

    /// Checks what is true of every error message.
    private func check(_ run: KifScanProcess.Outcome, _ form: ErrorRow.Form) throws {
        #expect([1, 2, 64, 65, 69, 74, 75, 77, 130].contains(run.status))
        let isRaw = (run.error + run.output).unicodeScalars.contains {
            ($0.properties.generalCategory == .control || $0.properties.generalCategory == .format) && $0 != "\n"
        }
        #expect(!isRaw, "\(run.error.debugDescription)")
        for sign in ["Fatal error", "runtime failure", "Backtrac", "Optional(", "Error Domain", "SQLITE_", ".swift"] {
            #expect(!run.error.contains(sign), "\(run.error)")
        }
        switch form {
        case .lines(let count):
            #expect(run.errorLines.count == count, "\(run.error)")
            #expect(run.errorLines.last?.hasPrefix("kif-scan: ") == true, "\(run.error)")
        case .usage:
            #expect(run.status == 64)
            #expect(run.error.contains("kif-scan: ") && run.error.contains("\nUsage: "), "\(run.error)")
        }
    }

    private func furnish(_ home: ErrorRow.Home, files: [String: String]) async throws {
        if case .stocked = home { try await ErrorHome.shared.value.copy(to: kif.folder) }
        for (name, content) in files { try Data(content.utf8).write(to: kif.folder.appendingPathComponent(name)) }
    }

    private func commandTree() async throws -> CommandTree {
        let dump = try await kif.run("--experimental-dump-help")
        return try JSONDecoder().decode(CommandTree.self, from: Data(dump.output.utf8))
    }
}
