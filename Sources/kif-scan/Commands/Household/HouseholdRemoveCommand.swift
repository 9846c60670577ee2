import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan household remove`: takes a member out.
struct HouseholdRemoveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Take a member out, who loses access at once. For owners.")

    @Argument(help: "The member's id, mail address or name.")
    var member: String

    @OptionGroup var household: HouseholdOption
    @OptionGroup var options: HouseholdCommandOptions

    func run() async throws {
        try await options.run { households in
            let context = try await household.context(households)
            let removed = try await households.removeMember.execute(context, member: member)
            let value = JSONValue.object([
                ("userId", .string(removed.membership.userId)), ("household", .string(context.householdName)),
                ("change", .string("removed")),
            ])
            let name = TerminalText.visible(context.householdName)
            options.report(value, "\(removed.name) has no access to \"\(name)\" any more.")
        }
    }
}
