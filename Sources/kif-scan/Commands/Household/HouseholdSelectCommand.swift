import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan household select`: which one commands work in from now on.
struct HouseholdSelectCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "select", abstract: "Choose the household that commands work in from now on.")

    @Argument(help: "Its name or id.")
    var household: String

    @OptionGroup var options: HouseholdCommandOptions

    func run() async throws {
        try await options.run { households in
            let context = try await households.select.execute(named: household, by: households.userId)
            try await options.report(context.householdId, of: households) { summary in
                "Selected \"\(TerminalText.visible(summary.household.name))\"."
            }
            options.sayIfSettingGoesFirst(before: context.householdName)
        }
    }
}
