import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan import-items`: brings items of a file in.
struct ImportItemsCommand: AsyncParsableCommand {
    /// How dates of a table are meant that are not written as 2027-03-12.
    enum Dates: String, ExpressibleByArgument, CaseIterable {
        case dayFirst = "day-first"
        case monthFirst = "month-first"

        var order: DateOrder { self == .dayFirst ? .dayMonthYear : .monthDayYear }
    }

    static let configuration = CommandConfiguration(
        commandName: "import-items",
        abstract: "Bring items in from CSV, JSON Lines or Grocy's stock. Importing twice doubles nothing.",
        discussion: """
            A table needs a first line that names its columns, at least name or gtin. All of a file is taken or nothing; \
            undo takes it back as a whole. Photos are imported by kif-scan import.
            """)

    /// A file of more bytes than this is no inventory.
    private static let limit = 256 << 20

    @Argument(help: "The file, or - for standard input.")
    var file: String

    @Option(help: "How dates such as 3/4/2027 are meant: day-first or month-first (default: they are refused).")
    var dates: Dates?

    @Flag(help: "Items that are there already take the file's values (default: they stay as they are).")
    var update = false

    @Flag(name: .customLong("dry-run"), help: "Only tell what would be done.")
    var isDryRun = false

    @Flag(help: "Write JSON.")
    var json = false

    @OptionGroup var household: HouseholdOption
    @OptionGroup var common: CommonOptions

    func run() async throws {
        let items = try read()
        let inventory = try await household.openInventory(common)
        let changes: [ItemChange]
        do {
            changes =
                isDryRun
                ? try await inventory.foretellImport(items, replacing: update)
                : try await inventory.importItems(items, replacing: update, on: common.currentDay)
        } catch {
            throw CommandFailure(error)
        }
        let summary = ImportSummary(changes, of: items)
        if let warning = summary.warning { StandardStreams.error("kif-scan: \(warning)") }
        if json {
            StandardStreams.output(summary.json(isDryRun: isDryRun).line)
        } else {
            common.say(summary.line(isDryRun: isDryRun))
        }
    }

    private func read() throws -> ItemFile {
        let bytes = try content()
        do throws(ItemFileFaults) {
            return try ItemFile(bytes, order: dates?.order, now: Date())
        } catch {
            let shown = TerminalText.visible(file)
            error.faults.prefix(10).forEach { StandardStreams.error("kif-scan: \(shown): \($0.message)") }
            let more = error.faults.count > 10 ? " (and \(error.faults.count - 10) more)" : ""
            throw CommandFailure("\(shown): nothing was imported\(more)", status: .unreadableInput)
        }
    }

    private func content() throws -> [UInt8] {
        let shown = TerminalText.visible(file)
        if file == "-" {
            guard let bytes = try StandardStreams.input(limit: Self.limit) else {
                throw CommandFailure("-: it is too large", status: .unreadableInput)
            }
            return bytes
        }
        let target = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: target) else {
            throw CommandFailure("\(shown): there is no such file", status: .unreadableInput)
        }
        guard attributes[.type] as? FileAttributeType == .typeRegular else {
            throw CommandFailure("\(shown): it is not a regular file", status: .unreadableInput)
        }
        guard (attributes[.size] as? NSNumber)?.intValue ?? 0 <= Self.limit else {
            throw CommandFailure("\(shown): it is too large", status: .unreadableInput)
        }
        guard let data = FileManager.default.contents(atPath: target) else {
            throw CommandFailure("\(shown): it may not be read", status: .unreadableInput)
        }
        return [UInt8](data)
    }
}
