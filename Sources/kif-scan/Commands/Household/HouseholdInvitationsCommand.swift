import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan household invitations`: which are open.
struct HouseholdInvitationsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "invitations", abstract: "List the open invitations, or take one back. For owners.")

    @Option(help: ArgumentHelp("Take the invitation of this id back.", valueName: "id"))
    var withdraw: String?

    @OptionGroup var household: HouseholdOption
    @OptionGroup var options: HouseholdCommandOptions

    func run() async throws {
        try await options.run { households in
            let context = try await household.context(households)
            if let withdraw {
                try await households.repository.withdrawInvitation(withdraw, to: context.householdId)
                let value = JSONValue.object([
                    ("id", .string(withdraw)), ("household", .string(context.householdName)),
                    ("change", .string("withdrawn")),
                ])
                return options.report(value, "Took the invitation back; its code lets nobody in.")
            }
            let open = try await households.repository.invitations(to: context.householdId)
            if open.isEmpty {
                options.common.say("There are no open invitations. Make one with: kif-scan household invite")
            }
            for invitation in open {
                let line = options.json ? invitation.json(household: context.householdName).line : invitation.line
                StandardStreams.output(line)
            }
        }
    }
}
