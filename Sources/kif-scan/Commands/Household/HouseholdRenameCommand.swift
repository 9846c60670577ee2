import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan household rename`: another name for it.
struct HouseholdRenameCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rename", abstract: "Give the household another name. For owners.")

    @Argument(help: "The new name.")
    var name: String

    @OptionGroup var household: HouseholdOption
    @OptionGroup var options: HouseholdCommandOptions

    func run() async throws {
        try await options.run { households in
            let context = try await household.context(households)
            _ = try await households.rename.execute(context, to: name)
            try await options.report(context.householdId, of: households) { summary in
                let earlier = TerminalText.visible(context.householdName)
                return "Renamed \"\(earlier)\" to \"\(TerminalText.visible(summary.household.name))\"."
            }
        }
    }
}
