import Foundation
import Testing

/// A shell in which the commands of one page run one after the other, as somebody would type them in the repository's
/// folder; with a home of its own.
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
    func commands() throws -> [[ShownCommand]] {
        try page.blocks.filter { $0.language == "sh" }.map(commands)
    }

    /// Lines are put together until the shell takes them for whole.
    private func commands(of block: DocumentPage.Block) throws -> [ShownCommand] {
        var commands: [ShownCommand] = []
        var lines: [Substring] = []
        for (index, line) in block.lines.enumerated() {
            lines.append(line)
            let text = lines.joined(separator: "\n")
            guard try !text.hasSuffix("\\") && bash(["-n", "-c", text]).terminationStatus == 0 else { continue }
            if text.contains(/(?m)^\s*[^#\s]/) {
                commands.append(ShownCommand(page: page.path, line: block.line + index + 1 - lines.count, text: text))
            }
            lines = []
        }
        try #require(lines.isEmpty, "\(page.path):\(block.line): no whole command: \(lines)")
        return commands
    }

    /// Runs the commands; the statuses and what they wrote, of as many as came to an end.
    func run(_ commands: [ShownCommand]) throws -> [KifScanProcess.Outcome] {
        try prepare()
        for (index, command) in commands.enumerated() {
            try write(fixture.typed(command) ?? command.text, to: ".page/\(name(index)).sh")
        }
        try write(Self.script, to: ".page/run")
        _ = try bash([kif.path(".page/run")])
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

    /// The folder as it is after `Scripts/bootstrap`, as far as the pages need it, and what else the page takes for granted.
    private func prepare() throws {
        for folder in [".page", "bin", ".build/release"] {
            try FileManager.default.createDirectory(atPath: kif.path(folder), withIntermediateDirectories: true)
        }
        try FileManager.default.createSymbolicLink(
            atPath: kif.path("TestImages"), withDestinationPath: KifScanProcess.testImages.path)
        let program = try #require(try kif.prepared([]).executableURL?.path)
        try writeProgram(PageFixture.wrapper(of: program), to: ".build/release/kif-scan")
        for (name, text) in PageFixture.standIns { try writeProgram(text, to: "bin/\(name)") }
        let prepared = try bash(["-e", "-c", fixture.before])
        try #require(prepared.terminationStatus == 0, "\(page.path): what the page takes for granted cannot be made")
    }

    /// Each command is sourced, so that what it sets, and where it goes, holds for the next.
    private static let script = """
        for _page_file in "$HOME"/.page/*.sh; do
            . "$_page_file" >"${_page_file%.sh}.output" 2>"${_page_file%.sh}.error" </dev/null
            echo $? >"${_page_file%.sh}.status"
        done
        """

    private func bash(_ arguments: [String]) throws -> Process {
        let kifScan = page.path.hasSuffix("README.md") ? "" : "\(kif.path(".build/release")):"
        let process = try kif.prepared(
            arguments,
            environment: ["PATH": "\(kifScan)\(kif.path("bin")):/usr/bin:/bin"].merging(fixture.environment) { $1 })
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.standardInput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process
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
