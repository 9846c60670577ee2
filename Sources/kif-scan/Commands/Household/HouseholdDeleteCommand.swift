import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan household delete`: away with it.
struct HouseholdDeleteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete a household with all its items, for all its members. For owners.")

    @Argument(help: "Its name or id.")
    var household: String

    @Flag(help: "Do not ask.")
    var yes = false

    @OptionGroup var options: HouseholdCommandOptions

    func run() async throws {
        try await options.run { households in
            let context = try await households.resolve.context(userId: households.userId, named: household)
            guard context.role == .owner else { throw HouseholdError.ownerOnly }
            if !yes { try await confirm(context, households) }
            try await households.repository.deleteHousehold(context.householdId)
            let value = JSONValue.object([
                ("id", .string(context.householdId)), ("household", .string(context.householdName)),
                ("change", .string("deleted")),
            ])
            options.report(value, "Deleted \"\(TerminalText.visible(context.householdName))\".")
        }
    }

    private func confirm(_ context: HouseholdContext, _ households: Households) async throws {
        guard StandardStreams.inputIsTerminal else {
            throw CommandFailure("deleting needs --yes where nobody can be asked", status: .usage)
        }
        let items = try await households.itemCount(of: context)
        let members = try await households.repository.members(of: context.householdId).count
        let name = TerminalText.visible(context.householdName)
        StandardStreams.redraw(
            "Delete \"\(name)\" for good (items: \(items), members: \(members))? Type yes to go on: ")
        guard readLine() == "yes" else { throw CommandFailure("nothing was deleted", status: .usage) }
    }
}
