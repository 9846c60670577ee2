import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan parse`: the parsers alone, no photo needed.
struct ParseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "parse",
        abstract: "Tell what a label's text, or a barcode's content, means. No photo is needed.",
        usage: """
            kif-scan parse [--json] "BEST BEFORE 12 MAR 2027"
            kif-scan parse --barcode [--symbology S] PAYLOAD
            kif-scan parse --json-lines < texts.jsonl
            """,
        discussion: """
            With --json-lines each line of standard input is an object: {"id", "text", "locale", "today"} for texts, \
            {"id", "input", "symbology", "today"} for barcodes; only "text" or "input" is required. One result line \
            is written for each, in order. In a barcode FNC1 is the byte 0x1D; an AIM identifier such as ]C1 may lead.
            """
    )

    @Argument(help: "The text or payload (default: the whole of standard input).")
    var text: String?

    @Flag(help: "Write a JSON object.")
    var json = false

    @Flag(name: .customLong("json-lines"), help: "Read and write JSON Lines.")
    var jsonLines = false

    @Flag(help: "What is read is a barcode's content, not a label's text.")
    var barcode = false

    @Option(help: "The barcode's kind, such as EAN-13 or GS1-128 (default: told by an AIM identifier, or guessed).")
    var symbology: String?

    @OptionGroup var locale: LocaleOption
    @OptionGroup var common: CommonOptions

    /// A text of more bytes than this is refused.
    private static let byteLimit = 64 << 20

    func validate() throws {
        if jsonLines && text != nil { throw ValidationError("--json-lines reads standard input; leave out the text.") }
        guard let symbology else { return }
        guard barcode else { throw ValidationError("--symbology goes with --barcode.") }
        guard Symbology.named(symbology) != nil else {
            throw ValidationError("'\(TerminalText.visible(symbology))' is no kind of barcode known here.")
        }
    }

    func run() throws {
        let report = ParseReport(isBarcode: barcode, today: common.currentDay, locale: locale.current)
        if jsonLines {
            try parseLines(with: report)
        } else if json {
            StandardStreams.output(report.json(for: try input(), symbology: symbology).line)
        } else {
            report.lines(for: try input(), symbology: symbology).forEach(StandardStreams.output)
        }
    }

    private func input() throws -> String {
        if let text { return text }
        guard let bytes = try StandardStreams.input(limit: Self.byteLimit) else {
            throw CommandFailure("the text is too long", status: .unreadableInput)
        }
        var text = String(decoding: bytes, as: UTF8.self)
        if barcode, text.hasSuffix("\n") { text.removeLast() }
        return text
    }

    private func parseLines(with report: ParseReport) throws {
        var lineNumber = 0
        var isComplete = true
        while let line = readLine() {
            lineNumber += 1
            guard !line.isEmpty else { continue }
            do {
                StandardStreams.output(try report.json(forLine: line).line)
            } catch {
                isComplete = false
                StandardStreams.error("kif-scan: line \(lineNumber): \(error.message)")
                StandardStreams.output(JSONValue.object([("id", .null), ("error", .string(error.message))]).line)
            }
        }
        guard isComplete else { throw ExitCode(CommandStatus.unreadableInput.rawValue) }
    }
}
