import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan household role`: what a member may do.
struct HouseholdRoleCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "role", abstract: "Make a member an owner, or an owner a member. For owners.")

    @Argument(help: "The member's id, mail address or name.")
    var member: String

    @Argument(help: "owner or member.")
    var role: HouseholdRole

    @OptionGroup var household: HouseholdOption
    @OptionGroup var options: HouseholdCommandOptions

    func run() async throws {
        try await options.run { households in
            let context = try await household.context(households)
            let changed = try await households.changeRole.execute(context, member: member, to: role)
            let now = changed.with(role)
            options.report(
                now.json(for: households.userId, household: context.householdName),
                "\(now.name) is \(role == .owner ? "an owner" : "a member") now.")
        }
    }
}
