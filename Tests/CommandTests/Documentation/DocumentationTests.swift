import Foundation
import Testing

/// Runs every command of every page, in order, and compares status and output with the page.
@Suite(.timeLimit(.minutes(15))) struct DocumentationTests {
    /// The pages that show commands.
    static let pages = DocumentPage.all.filter { $0.blocks.contains { $0.language == "sh" } }

    @Test(arguments: pages)
    func whenAPageShowsCommands_shouldEndAsItSays(page: DocumentPage) async throws {
        let shell = try PageShell(page)
        let blocks = try await shell.commands()
        let commands = blocks.joined().filter { UnrunCommand.of($0) == nil }

        let outcomes = try await shell.run(Array(commands))

        #expect(outcomes.count == commands.count, "ended at \(commands.dropFirst(outcomes.count).prefix(1))")
        for (command, outcome) in zip(commands, outcomes) {
            #expect(outcome.status == command.status, "\(command)\n\(outcome.output)\n\(outcome.error)")
        }
        try expectShown(by: page, in: Array(zip(commands, outcomes)))
    }

    /// Checks that each line of a `text` block is in the output of the block before; `…` matches anything.
    private func expectShown(by page: DocumentPage, in runs: [(ShownCommand, KifScanProcess.Outcome)]) throws {
        for (block, shown) in zip(page.blocks, page.blocks.dropFirst()) where shown.language == "text" {
            let lines = block.line..<block.line + block.lines.count
            let written = runs.filter { lines.contains($0.0.line) }.flatMap { $0.1.lines + $0.1.errorLines }
            for line in shown.lines {
                let parts = line.split(separator: "…", omittingEmptySubsequences: false).map {
                    NSRegularExpression.escapedPattern(for: String($0))
                }
                let pattern = try Regex("^" + parts.joined(separator: ".*") + "$")
                #expect(
                    written.contains { $0.wholeMatch(of: pattern) != nil },
                    "\(page.path):\(shown.line): \(line)\n\(written)")
            }
        }
    }

    @Test func whenACommandCannotBeRun_shouldStillBeUnderstood() async throws {
        let forest = try await CommandForest.shared.value
        var unrun: [ShownCommand] = []
        for page in Self.pages {
            unrun += try await PageShell(page).commands().joined().filter { UnrunCommand.of($0) != nil }
        }

        for command in unrun {
            for call in command.calls { #expect(forest.fault(of: call) == nil, "\(command)") }
            let program = command.text.prefix { $0 != " " }
            guard program.hasPrefix("Scripts/") else { continue }
            #expect(FileManager.default.isExecutableFile(atPath: DocumentPage.root.path + "/" + program), "\(command)")
        }
        for entry in UnrunCommand.all {
            #expect(unrun.contains { $0.text.hasPrefix(entry.beginning) }, "no longer in the pages: \(entry.beginning)")
        }
    }

    @Test func whenThePictureOfATerminalIsDrawnAgain_shouldShowTheSame() async throws {
        let kif = try KifScanProcess()
        let process = try kif.prepared([])
        let program = try #require(process.executableURL?.path)
        process.executableURL = DocumentPage.root.appendingPathComponent("Scripts/render-terminal")
        process.arguments = [program, kif.path("")]
        _ = try await kif.outcome(of: process)

        for picture in ["terminal.svg", "review.svg"] {
            let drawn = try words(ofPicture: kif.path(picture))
            let shown = try words(ofPicture: DocumentPage.root.path + "/Documentation/\(picture)")
            #expect(drawn == shown)
        }
    }

    /// The texts in a drawn terminal, without the items' ids, which differ from run to run.
    private func words(ofPicture path: String) throws -> [String] {
        let picture = try String(contentsOfFile: path, encoding: .utf8)
        return picture.matches(of: />([^<]+)<\/text>/).map { String($0.1.replacing(/^[0-9a-f]{4,}$/, with: "id")) }
    }

    @Test(arguments: DocumentPage.all)
    func whenProseNamesACommandOrAnOption_shouldBeOneThatThereIs(page: DocumentPage) async throws {
        let forest = try await CommandForest.shared.value

        for span in page.codeSpans {
            if span.hasPrefix("kif-scan ") {
                let fault = forest.fault(of: span.split(separator: " ").dropFirst())
                #expect(fault == nil, "\(page.path): \(span)")
            } else if let option = span.firstMatch(of: /^--[a-z][a-z-]*/), page.isForUsers {
                #expect(forest.root.takesSomewhere(option.0), "\(page.path): \(span)")
            }
        }
    }

    /// Measurements take minutes, or photos outside the repository, so only their names and options are checked.
    @Test func whenProseNamesAMeasurement_shouldBeOneThatThereIs() async throws {
        let spans = DocumentPage.all.flatMap(\.codeSpans).filter { $0.hasPrefix("Scripts/benchmark ") }
        #expect(!spans.isEmpty)
        let kif = try KifScanProcess()
        for (measurement, spans) in Dictionary(grouping: spans, by: { $0.split(separator: " ")[1] }) {
            let process = try kif.prepared([String(measurement), "--help"])
            process.executableURL = DocumentPage.root.appendingPathComponent("Scripts/benchmark")

            let help = try await kif.outcome(of: process)

            #expect(help.status == 0, "\(spans)")
            for option in spans.flatMap({ $0.split(separator: " ") }) where option.hasPrefix("--") {
                #expect(help.output.contains("\(option) "), "\(spans)")
            }
        }
    }

    @Test(arguments: DocumentPage.all.filter { $0.isForUsers && $0.path != "README.md" })
    func whenAPageIsForUsers_shouldBeShortAndNameNoTest(page: DocumentPage) {
        #expect(page.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 100)
        #expect(!page.codeSpans.contains { $0.contains("Tests") && !$0.contains("TestImages") || $0.hasPrefix("when") })
    }

    @Test(arguments: DocumentPage.all)
    func whenAPageLinksOrNamesAFile_shouldBeThere(page: DocumentPage) throws {
        for link in page.links {
            let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            let path = parts[0].isEmpty ? page.path : page.path(of: parts[0])
            #expect(isThere(path), "\(page.path): \(link)")
            guard parts.count == 2 else { continue }
            let target = DocumentPage.all.first { $0.path == path }
            #expect(target?.anchors.contains(String(parts[1])) == true, "\(page.path): \(link)")
        }
        for span in page.codeSpans {
            guard
                let path = span.firstMatch(
                    of: /^(Sources|Tests|Scripts|Documentation|TestImages|[A-Z]+\.md)(\/[\w.+\/-]+)?/)?.0
            else { continue }
            #expect(isThere(String(path)) || isThere(page.path(of: path)), "\(page.path): \(span)")
        }
    }

    private func isThere(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: DocumentPage.root.path + "/" + path)
    }

    @Test func whenAPageListsTheFieldsOfAnObject_shouldBeThoseThatAreWritten() async throws {
        let kif = try KifScanProcess()
        let page = try #require(DocumentPage.all.first { $0.path == "Documentation/JSON.md" })
        let photo = try #require(page.section("The object for a photo"))
        let item = try #require(page.section("The object for an item"))

        let scanned = try await kif.run("--no-text", "--json", KifScanProcess.testImage("rice-cakes.jpg"))
        let written = try #require(try scanned.objects().first)
        let listed = try #require(try await kif.run("list", "--json").objects().first)

        let rows = photo.text.split(separator: "\n").filter { $0.hasPrefix("| `") }
        let fields = rows.flatMap { DocumentPage(path: "", text: String($0.split(separator: "|")[0])).codeSpans }
        #expect(Set(fields.map(String.init)) == Set(written.keys))
        #expect(Set(listed.keys).isSubset(of: item.codeSpans.map(String.init)))
    }
}
