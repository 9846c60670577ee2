import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan export`: takes the inventory out.
struct ExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write the whole inventory as CSV, JSON Lines or requests to Grocy.",
        discussion: """
            The format is that of the file's name: .csv, .jsonl; else --format tells. Cells of CSV that a spreadsheet could \
            take for a formula begin with an apostrophe, which import-items takes away again.
            """)

    @Argument(help: "The file to write (default, and -: standard output).")
    var file: String?

    @Option(help: "csv, jsonl or grocy (default: by the file's name, else csv).")
    var format: ItemFileFormat?

    @Option(
        name: .customLong("photos"),
        help: ArgumentHelp(
            "Also write pictures of the places in photos that gave the values to this folder.", valueName: "folder"))
    var photoFolder: String?

    @OptionGroup var household: HouseholdOption
    @OptionGroup var common: CommonOptions

    func run() async throws {
        let format = try chosenFormat
        if file == nil, format == .csv, StandardStreams.outputIsTerminal {
            throw CommandFailure(
                "a table is not written to a terminal, which its cells could steer; name a file", status: .usage)
        }
        let inventory = try await household.openInventory(common)
        let items: [Item]
        do { items = try await inventory.items() } catch { throw CommandFailure(error) }
        try write(text(of: items, as: format))
        if format == .grocy { sayWhatIsLeftOut(items) }
        if let photoFolder { try await writeCrops(of: items, in: inventory, to: photoFolder) }
    }

    private var chosenFormat: ItemFileFormat {
        get throws {
            if let format { return format }
            guard let file, file != "-" else { return .csv }
            let ending = file.split(separator: ".").last.map { $0.lowercased() }
            guard let format = ItemFileFormat.allCases.first(where: { $0.rawValue == ending && $0 != .grocy }) else {
                throw CommandFailure(
                    "'\(TerminalText.visible(file))' tells no format: end it with .csv or .jsonl, or give --format",
                    status: .usage)
            }
            return format
        }
    }

    private func text(of items: [Item], as format: ItemFileFormat) -> String {
        switch format {
        case .csv:
            ([ItemTable.head] + items.map(ItemTable.line)).map { $0 + ItemTable.lineEnd }.joined()
        case .jsonl: items.map { $0.exchangeJSON.line + "\n" }.joined()
        case .grocy: items.compactMap { $0.grocyRequest?.line }.map { $0 + "\n" }.joined()
        }
    }

    /// Writes the file as a whole, for its owner alone.
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

    private func sayWhatIsLeftOut(_ items: [Item]) {
        let count = items.count { $0.grocyRequest == nil && $0.quantity > 0 }
        guard count > 0 else { return }
        let words = count == 1 ? "1 item without a product number is" : "\(count) items without a product number are"
        common.say("\(words) left out: Grocy knows none by name.")
    }

    private func writeCrops(of items: [Item], in inventory: Inventory, to folder: String) async throws {
        do {
            let counts = try await inventory.exportCrops(of: items, to: folder)
            let gone = counts.gone > 0 ? "; \(counts.gone) left out, their photos are gone" : ""
            common.say(
                "\(counts.written) picture\(counts.written == 1 ? "" : "s") in \(TerminalText.visible(folder))\(gone)")
        } catch let error as ExplanationError {
            throw CommandFailure(
                "\(TerminalText.visible(folder)): \(error.message)", status: CommandStatus(error))
        } catch let error as DataError {
            throw CommandFailure(error)
        } catch {
            throw CommandFailure(notWritten: "to \(TerminalText.visible(folder))", error)
        }
    }
}
