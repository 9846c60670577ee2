import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan household create`: makes one.
struct HouseholdCreateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "create", abstract: "Make a household and select it. You are its owner.")

    @Argument(help: "Its name.")
    var name: String

    @OptionGroup var options: HouseholdCommandOptions

    func run() async throws {
        try await options.run(signsInGuest: true) { households in
            let made = try await households.create.execute(named: name, by: households.userId)
            try await options.report(made.id, of: households) { summary in
                let shown = TerminalText.visible(summary.household.name)
                return "Made \"\(shown)\" and selected it. Invite somebody with: kif-scan household invite"
            }
            options.sayIfSettingGoesFirst(before: made.name)
        }
    }
}
