import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan household transfer`: another owner in one's place.
struct HouseholdTransferCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "transfer",
        abstract: "Make a member the owner in your place; you stay as a member. For owners.")

    @Argument(help: "The member's id, mail address or name.")
    var member: String

    @OptionGroup var household: HouseholdOption
    @OptionGroup var options: HouseholdCommandOptions

    func run() async throws {
        try await options.run { households in
            let context = try await household.context(households)
            let heir = try await households.transfer.execute(context, to: member).with(.owner)
            options.report(
                heir.json(for: households.userId, household: context.householdName),
                "\(heir.name) owns \"\(TerminalText.visible(context.householdName))\" now; you are a member. "
                    + "Leave with: kif-scan household leave")
        }
    }
}
