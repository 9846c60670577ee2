import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation

/// `kif-scan parse`: parses the text of a label, or the content of a barcode, without a photo.
struct ParseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "parse",
        abstract: "Show what the text of a label, or the content of a barcode, means. No photo is needed.",
        usage: """
            kif-scan parse [--json] "BEST BEFORE 12 MAR 2027"
            kif-scan parse --barcode [--symbology S] PAYLOAD
            kif-scan parse --json-lines < texts.jsonl
            kif-scan parse [--json] --readings FOLDER
            """,
        discussion: """
            With --json-lines each line of standard input is an object: {"id", "text", "locale", "today"} for texts, \
            {"id", "input", "symbology", "today"} for barcodes; only "text" or "input" is required. One result line \
            is written for each, in order. With --readings the results are those of scanning the photos with the same \
            options. In a barcode FNC1 is the byte 0x1D; an AIM identifier such as ]C1 may come first.
            """
    )

    @Argument(help: "The text or payload (default: the whole of standard input).")
    var text: String?

    @Flag(help: "Write a JSON object.")
    var json = false

    @Flag(name: .customLong("json-lines"), help: "Read and write JSON Lines.")
    var jsonLines = false

    @Flag(help: "The input is the content of a barcode, not the text of a label.")
    var barcode = false

    @Option(help: "The barcode's kind, such as EAN-13 or GS1-128 (default: from an AIM identifier, or guessed).")
    var symbology: String?

    @Option(
        help: ArgumentHelp(
            "Decide anew from the readings that scan --readings saved, without the photos.", valueName: "folder"))
    var readings: String?

    @OptionGroup var locale: LocaleOption
    @OptionGroup var common: CommonOptions

    /// Longer texts are refused.
    private static let maximumBytes = 64 << 20

    func validate() throws {
        if jsonLines && text != nil { throw usageError("--json-lines reads standard input; leave out the text.") }
        if readings != nil && (text != nil || jsonLines || barcode) {
            throw usageError(
                "--readings takes the place of a text; leave out the text, --json-lines and --barcode.")
        }
        guard let symbology else { return }
        guard barcode else { throw usageError("--symbology needs --barcode.") }
        guard Symbology.named(symbology) != nil else {
            throw usageError("'\(TerminalText.visible(symbology))' is not a known kind of barcode.")
        }
    }

    func run() async throws {
        if let readings { return try await scan(SavedReadings(folder: readings)) }
        let report = ParseReport(isBarcode: barcode, today: common.currentDay, locale: locale.current)
        if jsonLines {
            try parseLines(with: report)
        } else if json {
            StandardStreams.output(report.json(for: try input(), symbology: symbology).line)
        } else {
            StandardStreams.output(report.lines(for: try input(), symbology: symbology, in: common.language))
        }
    }

    private func scan(_ folder: SavedReadings) async throws {
        let found: (readings: [PhotoReading], others: [String])
        do throws(ScanError) {
            found = try folder.load()
        } catch {
            let isEmpty = error == .noPhotos
            throw CommandFailure(
                isEmpty ? Message("there is no saved reading in the folder") : error.words.message,
                status: .unreadableInput)
        }
        let writer = ResultWriter(common, isJSON: json, today: common.currentDay, household: nil)
        let reporter = ScanReporter(total: found.readings.count, progress: .none, isQuiet: json || common.quiet) {
            writer.write($0)
        }
        for path in found.others {
            reporter.reportError(
                Message("\(TerminalText.visible(path)): not a saved reading"), status: .unreadableInput)
        }
        let options = locale.options(on: common.currentDay, grouping: .chosen(nil))
        for await progress in SavedReadings.scan(found.readings, options: options) {
            reporter.report(progress.stage, of: progress.file, at: progress.index)
        }
        reporter.finish(isDryRun: false)
        guard reporter.exitStatus == .success else { throw ExitCode(reporter.exitStatus.rawValue) }
    }

    private func input() throws -> String {
        if let text { return text }
        guard let bytes = try StandardStreams.input(limit: Self.maximumBytes) else {
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
                StandardStreams.error(Message("line \(lineNumber): \(error.message)"))
                StandardStreams.output(
                    JSONValue.object([("id", .null), ("error", .string(error.message.english))]).line)
            }
        }
        guard isComplete else { throw ExitCode(CommandStatus.unreadableInput.rawValue) }
    }
}
