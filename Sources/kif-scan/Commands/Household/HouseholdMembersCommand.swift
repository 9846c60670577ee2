import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan household members`: who belongs to it.
struct HouseholdMembersCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "members", abstract: "List the members with their roles and ids.")

    @OptionGroup var household: HouseholdOption
    @OptionGroup var options: HouseholdCommandOptions

    func run() async throws {
        try await options.run { households in
            let context = try await household.context(households)
            for member in try await households.members.execute(context) {
                let value = member.json(for: households.userId, household: context.householdName)
                StandardStreams.output(options.json ? value.line : member.line(for: households.userId))
            }
        }
    }
}
