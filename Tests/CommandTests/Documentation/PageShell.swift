import Foundation
import KIFTestSupport
import Testing

/// A shell that runs the commands of one page one after the other, as typed in the repository's folder, with its own
/// temporary home.
struct PageShell {
    private let kif: KifScanProcess
    private let page: DocumentPage
    private let fixture: PageFixture

    init(_ page: DocumentPage) throws {
        self.page = page
        kif = try KifScanProcess()
        fixture = PageFixture.of(page.path)
    }

    /// The commands of each block, in order.
    func commands() async throws -> [[ShownCommand]] {
        var blocks: [[ShownCommand]] = []
        for block in page.blocks where block.language == "sh" { blocks.append(try await commands(of: block)) }
        return blocks
    }

    /// Joins lines until the shell accepts them as a complete command.
    private func commands(of block: DocumentPage.Block) async throws -> [ShownCommand] {
        var commands: [ShownCommand] = []
        var lines: [Substring] = []
        for (index, line) in block.lines.enumerated() {
            lines.append(line)
            let text = lines.joined(separator: "\n")
            if text.hasSuffix("\\") { continue }
            guard try await bash(["-n", "-c", text]) == 0 else { continue }
            if text.contains(/(?m)^\s*[^#\s]/) {
                commands.append(ShownCommand(page: page.path, line: block.line + index + 1 - lines.count, text: text))
            }
            lines = []
        }
        try #require(lines.isEmpty, "\(page.path):\(block.line): no whole command: \(lines)")
        return commands
    }

    /// Runs the commands and returns the status and output of those that ended.
    func run(_ commands: [ShownCommand]) async throws -> [KifScanProcess.Outcome] {
        try await prepare()
        for (index, command) in commands.enumerated() {
            try write(fixture.typed(command) ?? command.text, to: ".page/\(name(index)).sh")
        }
        try write(Self.script, to: ".page/run")
        _ = try await bash([kif.path(".page/run")], within: .seconds(600))
        return try commands.indices.prefix(while: hasEnded).map(outcome)
    }

    private func hasEnded(_ index: Int) -> Bool {
        FileManager.default.fileExists(atPath: kif.path(".page/\(name(index)).status"))
    }

    private func outcome(_ index: Int) throws -> KifScanProcess.Outcome {
        let read = { (kind: String) in
            try String(contentsOfFile: kif.path(".page/\(name(index)).\(kind)"), encoding: .utf8)
        }
        let status = try read("status").trimmingCharacters(in: .whitespacesAndNewlines)
        return KifScanProcess.Outcome(status: Int32(status) ?? -1, output: try read("output"), error: try read("error"))
    }

    /// Makes the parts of the folder that the pages need after `Scripts/bootstrap`, and the page's own preparation.
    private func prepare() async throws {
        for folder in [".page", "bin", ".build/release"] {
            try FileManager.default.createDirectory(atPath: kif.path(folder), withIntermediateDirectories: true)
        }
        try FileManager.default.createSymbolicLink(
            atPath: kif.path("TestImages"), withDestinationPath: KifScanProcess.testImages.path)
        let program = try #require(try kif.prepared([]).executableURL?.path)
        try writeProgram(PageFixture.wrapper(of: program), to: ".build/release/kif-scan")
        for (name, text) in PageFixture.standIns { try writeProgram(text, to: "bin/\(name)") }
        let prepared = try await bash(["-e", "-c", fixture.before])
        try #require(prepared == 0, "\(page.path): the preparation of the page failed")
    }

    /// Each command is sourced, so that its variables and its folder stay for the next one.
    private static let script = """
        for _page_file in "$HOME"/.page/*.sh; do
            . "$_page_file" >"${_page_file%.sh}.output" 2>"${_page_file%.sh}.error" </dev/null
            echo $? >"${_page_file%.sh}.status"
        done
        """

    /// The status that bash ends with.
    private func bash(_ arguments: [String], within limit: Duration = .seconds(120)) async throws -> Int32 {
        let kifScan = page.path.hasSuffix("README.md") ? "" : "\(kif.path(".build/release")):"
        let process = try kif.prepared(
            arguments,
            environment: ["PATH": "\(kifScan)\(kif.path("bin")):/usr/bin:/bin"].merging(fixture.environment) { $1 })
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.standardInput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        try process.start()
        try await process.waitForEnd(within: limit)
        return process.terminationStatus
    }

    private func name(_ index: Int) -> String { String(1000 + index) }

    private func write(_ text: String, to name: String) throws {
        try Data((text + "\n").utf8).write(to: URL(fileURLWithPath: kif.path(name)))
    }

    private func writeProgram(_ text: String, to name: String) throws {
        try write(text, to: name)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: kif.path(name))
    }
}
