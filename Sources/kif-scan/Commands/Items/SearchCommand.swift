import ArgumentParser
import KeepItFreshPresentation

/// `kif-scan search`: lists the items with a text in their values.
struct SearchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "search",
        abstract: "List the items with a text in their name, brand, category, number, lot or notes (list --search).",
        usage: "kif-scan search <text> [--all] [options]",
        discussion: "Exit status: 1 when no item has it.",
        aliases: ["find"]
    )

    @Argument(help: "The text.")
    var text: String

    @Flag(help: "Also items that are used up.")
    var all = false

    @Flag(help: "Write one JSON object for each item.")
    var json = false

    @OptionGroup var household: HouseholdOption
    @OptionGroup var common: CommonOptions

    func run() async throws {
        let options = ["--search=\(text)"] + (all ? ["--all"] : []) + (json ? ["--json"] : [])
        var list = try await ListCommand.asyncParse(options)
        (list.household, list.common) = (household, common)
        guard try await list.write() else { throw ExitCode(CommandStatus.nothingFound.rawValue) }
    }
}
