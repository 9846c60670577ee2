import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPlatform
import KeepItFreshPresentation

/// `kif-scan import-items`: imports the items of a file.
struct ImportItemsCommand: AsyncParsableCommand {
    /// The order of day and month in dates that are not written as 2027-03-12.
    enum Dates: String, ExpressibleByArgument, CaseIterable {
        case dayFirst = "day-first"
        case monthFirst = "month-first"

        var order: DateOrder { self == .dayFirst ? .dayMonthYear : .monthDayYear }
    }

    static let configuration = CommandConfiguration(
        commandName: "import-items",
        abstract: "Import items from CSV, JSON Lines or Grocy's stock. Importing a file twice adds nothing.",
        discussion: """
            The first line of a table names its columns, at least name or gtin. A file is imported as a whole or not at all, \
            and undo reverts all of it. To import photos, use kif-scan import.
            """)

    /// The faults of a file that are named.
    private static let maximumFaults = 10
    /// Larger files are refused.
    private static let maximumBytes = 4 << 30

    @Argument(help: "The file, or - for standard input.")
    var file: String

    @Option(help: "How to read dates such as 3/4/2027: day-first or month-first (default: they are refused).")
    var dates: Dates?

    @Option(
        name: .customLong("ignore"), parsing: .singleValue,
        help: ArgumentHelp("A column to leave out; may be repeated.", valueName: "column"))
    var ignoredColumns: [String] = []

    @Flag(name: .customLong("skip-bad-rows"), help: "Import the good lines, and list the others.")
    var skipsBadRows = false

    @Flag(help: "Update items that exist already with the file's values (default: leave them as they are).")
    var update = false

    @Flag(name: [.customShort("n"), .customLong("dry-run")], help: "Only show what would be done.")
    var isDryRun = false

    @Flag(help: "Write JSON.")
    var json = false

    @OptionGroup var household: HouseholdOption
    @OptionGroup var common: CommonOptions

    func run() async throws {
        let items = try read()
        let inventory = try await household.openInventory(common)
        let changes: [ItemChange]
        var named = CompleteItems.Outcome()
        do {
            changes = try await inventory.importItems(
                items, replacing: update, isDryRun: isDryRun, on: common.currentDay)
            if !isDryRun { named = try await inventory.nameItems(upTo: .max, on: common.currentDay) }
        } catch {
            throw CommandFailure(error)
        }
        let summary = ImportSummary(changes, of: items)
        list(items.skipped?.faults ?? [])
        summary.warnings.forEach { StandardStreams.error($0) }
        if json {
            StandardStreams.output(summary.json(isDryRun: isDryRun).line)
        } else {
            common.say(summary.message(isDryRun: isDryRun))
            if let message = named.message { common.say(message) }
        }
    }

    /// Checks the file. Throws `CommandFailure`.
    private func read() throws -> ItemFile {
        let handle = try open()
        do throws(ItemFile.Faults) {
            let options = ItemFile.Options(
                order: dates?.order, ignoring: ignoredColumns, skippingBadRows: skipsBadRows)
            return try ItemFile(options, now: Date()) {
                var offset: UInt64 = 0
                return ByteStream {
                    try handle.seek(toOffset: offset)
                    let piece = try handle.read(upToCount: 1 << 16) ?? Data()
                    offset += UInt64(piece.count)
                    return [UInt8](piece)
                }
            }
        } catch {
            let shown = TerminalText.visible(file)
            list(error.faults)
            let more = error.count - min(error.faults.count, skipsBadRows ? .max : Self.maximumFaults)
            guard more > 0 else { throw CommandFailure("\(shown): nothing was imported", status: .unreadableInput) }
            throw CommandFailure(
                Message(
                    more, one: "\(shown): nothing was imported, and \(more) more line is wrong",
                    other: "\(shown): nothing was imported, and \(more) more lines are wrong"), status: .unreadableInput
            )
        }
    }

    private func list(_ faults: [ItemFileFault]) {
        let shown = TerminalText.visible(file)
        for fault in faults.prefix(skipsBadRows ? .max : Self.maximumFaults) {
            StandardStreams.error(Message("\(shown): \(fault.message)"))
        }
    }

    private func open() throws -> FileHandle {
        let shown = TerminalText.visible(file)
        if file == "-" { return try storedInput() }
        let target = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: target) else {
            throw CommandFailure("\(shown): no such file", status: .unreadableInput)
        }
        guard attributes[.type] as? FileAttributeType == .typeRegular else {
            throw CommandFailure("\(shown): it is not a regular file", status: .unreadableInput)
        }
        guard (attributes[.size] as? NSNumber)?.intValue ?? 0 <= Self.maximumBytes else {
            throw CommandFailure("\(shown): it is too large", status: .unreadableInput)
        }
        guard let handle = FileHandle(forReadingAtPath: target) else {
            throw CommandFailure("\(shown): no permission to read it", status: .unreadableInput)
        }
        return handle
    }

    /// Standard input, stored in a file, because it is read twice.
    private func storedInput() throws -> FileHandle {
        guard let stored = UnnamedFile.make() else {
            throw CommandFailure("no temporary file can be made in \(NSTemporaryDirectory())", status: .storageRefused)
        }
        var count = 0
        while let piece = try FileHandle.standardInput.read(upToCount: 1 << 16), !piece.isEmpty {
            count += piece.count
            guard count <= Self.maximumBytes else {
                throw CommandFailure("-: it is too large", status: .unreadableInput)
            }
            do {
                try stored.write(contentsOf: piece)
            } catch {
                throw CommandFailure(notWritten: NSTemporaryDirectory(), error)
            }
        }
        return stored
    }
}
