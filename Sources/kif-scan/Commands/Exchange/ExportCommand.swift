import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// `kif-scan export`: writes the inventory to a file for other programs.
struct ExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write the whole inventory as CSV, JSON Lines or requests to Grocy.",
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
        let items: [Item]
        do { items = try await inventory.items() } catch { throw CommandFailure(error) }
        try write(text(of: items, as: format))
        if format == .grocy { reportSkipped(items) }
        if let photoFolder { try await writeCrops(of: items, in: inventory, to: photoFolder) }
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

    private func text(of items: [Item], as format: ItemFile.Format) -> String {
        switch format {
        case .csv:
            ([CSVTable.header] + items.map(CSVTable.line)).map { $0 + CSVTable.lineEnd }.joined()
        case .jsonl: items.map { $0.exchangeJSON.line + "\n" }.joined()
        case .grocy: items.compactMap { $0.grocyRequest?.line }.map { $0 + "\n" }.joined()
        }
    }

    /// Writes the file as a whole, readable by its owner only.
    private func write(_ text: String) throws {
        guard let file, file != "-" else { return StandardStreams.outputText(text) }
        do {
            let files = FileManager.default
            let place = URL(fileURLWithPath: file)
            if let type = (try? files.attributesOfItem(atPath: place.path))?[.type] as? FileAttributeType,
                type != .typeRegular
            {
                throw CocoaError(.fileWriteFileExists)
            }
            try Data(text.utf8).write(to: place, options: .atomic)
            try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: place.path)
        } catch {
            throw CommandFailure(notWritten: TerminalText.visible(file), error)
        }
    }

    private func reportSkipped(_ items: [Item]) {
        let count = items.count { $0.grocyRequest == nil && $0.quantity > 0 }
        guard count > 0 else { return }
        let words = count == 1 ? "1 item without a product number is" : "\(count) items without a product number are"
        common.say("\(words) left out: Grocy finds products by number only.")
    }

    private func writeCrops(of items: [Item], in inventory: Inventory, to folder: String) async throws {
        do {
            let counts = try await inventory.exportCrops(of: items, to: folder)
            let skipped = counts.skipped > 0 ? "; \(counts.skipped) left out, their photos are gone" : ""
            common.say(
                "\(counts.written) picture\(counts.written == 1 ? "" : "s") in \(TerminalText.visible(folder))\(skipped)"
            )
        } catch let error as Explanation.Failure {
            throw CommandFailure(
                "\(TerminalText.visible(folder)): \(error.message)", status: CommandStatus(error))
        } catch let error as DataError {
            throw CommandFailure(error)
        } catch {
            throw CommandFailure(notWritten: "to \(TerminalText.visible(folder))", error)
        }
    }
}
