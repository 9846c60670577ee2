import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPlatform
import KeepItFreshPresentation
import Synchronization

/// `kif-scan export`: writes the inventory to a file for other programs.
struct ExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write the whole inventory as CSV, JSON Lines or requests to Grocy.",
        usage: "kif-scan export [<file>] [--format <format>] [--photos <folder>] [options]",
        discussion: """
            The format follows from the file's name (.csv, .jsonl) or from --format. CSV cells that a spreadsheet could take \
            for a formula get a leading apostrophe, which import-items removes again.
            """)

    @Argument(help: "The file to write (default: standard output, also -).")
    var file: String?

    @Option(help: "csv, jsonl or grocy (default: by the file's name, else csv).")
    var format: ItemFile.Format?

    @Option(
        name: .customLong("photos"),
        help: ArgumentHelp(
            "Also save the parts of the photos that the values came from as pictures in this folder.",
            valueName: "folder"))
    var photoFolder: String?

    @OptionGroup var household: HouseholdOption
    @OptionGroup var common: CommonOptions

    func run() async throws {
        let format = try chosenFormat
        if file == nil, format == .csv, StandardStreams.outputIsTerminal {
            throw CommandFailure(
                "a table is not printed to a terminal, because its cells could contain control sequences; name a file",
                status: .usage)
        }
        let inventory = try await household.openInventory(common)
        try await write(inventory, as: format)
        if let photoFolder { try await writeCrops(of: inventory, to: photoFolder) }
    }

    private var chosenFormat: ItemFile.Format {
        get throws {
            if let format { return format }
            guard let file, file != "-" else { return .csv }
            let ending = file.split(separator: ".").last.map { $0.lowercased() }
            guard let format = ItemFile.Format.allCases.first(where: { $0.rawValue == ending && $0 != .grocy }) else {
                throw CommandFailure(
                    "'\(TerminalText.visible(file))' does not show the format: end it with .csv or .jsonl, or give --format",
                    status: .usage)
            }
            return format
        }
    }

    /// Writes all items, a batch at a time.
    private func write(_ inventory: Inventory, as format: ItemFile.Format) async throws {
        do {
            let output = try file.flatMap { $0 == "-" ? nil : try WrittenFile($0) }
            let write: @Sendable (String) throws -> Void = { text in
                if let output { try output.write(text) } else { StandardStreams.outputText(text) }
            }
            let skipped = Mutex(0)
            // The header is written with the first items, so that nothing is written if they cannot be read.
            let header = Mutex(format == .csv ? CSVTable.header + CSVTable.lineEnd : "")
            let takeHeader: @Sendable () -> String = {
                header.withLock { text in
                    defer { text = "" }
                    return text
                }
            }
            try await inventory.forEachBatch(ItemQuery(includesUsedUp: true)) { items in
                try write(takeHeader() + Self.text(of: items, as: format))
                guard format == .grocy else { return }
                skipped.withLock { $0 += items.count { $0.grocyRequest == nil && $0.quantity > 0 } }
            }
            try write(takeHeader())
            try output?.store()
            report(skipped: skipped.withLock { $0 })
        } catch let error as DataError {
            throw CommandFailure(error)
        } catch {
            throw CommandFailure(notWritten: file ?? "-", error)
        }
    }

    private static func text(of items: [Item], as format: ItemFile.Format) -> String {
        switch format {
        case .csv: items.map { CSVTable.line(of: $0) + CSVTable.lineEnd }.joined()
        case .jsonl: items.map { $0.exchangeJSON.line + "\n" }.joined()
        case .grocy: items.compactMap { $0.grocyRequest?.line }.map { $0 + "\n" }.joined()
        }
    }

    private func report(skipped count: Int) {
        guard count > 0 else { return }
        common.say(
            Message(
                count, one: "\(count) item without a name and a product number is left out.",
                other: "\(count) items without a name and a product number are left out."))
    }

    private func writeCrops(of inventory: Inventory, to folder: String) async throws {
        do {
            let cropper = PhotoCropper(inventory, worker: WorkerCommand.pictures)
            let counts = try await cropper.write(try await inventory.items(), to: folder)
            let (written, skipped, shown) = (counts.written, counts.skipped, TerminalText.visible(folder))
            common.say(
                Message(written, one: "\(written) picture in \(shown).", other: "\(written) pictures in \(shown)."))
            if skipped > 0 {
                common.say(
                    Message(
                        skipped, one: "\(skipped) picture is left out, as its photo is gone.",
                        other: "\(skipped) pictures are left out, as their photos are gone."))
            }
        } catch let error as Explanation.Failure {
            throw CommandFailure(
                "\(TerminalText.visible(folder)): \(error.message)", status: CommandStatus(error))
        } catch let error as DataError {
            throw CommandFailure(error)
        } catch {
            throw CommandFailure(notWritten: folder, error)
        }
    }
}
