import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan household leave`: out of it.
struct HouseholdLeaveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "leave", abstract: "Leave a household. The others keep it.")

    @Argument(help: "Its name or id.")
    var household: String

    @OptionGroup var options: HouseholdCommandOptions

    func run() async throws {
        try await options.run { households in
            let context = try await households.resolve.context(userId: households.userId, named: household)
            try await households.leave.execute(context)
            let value = JSONValue.object([
                ("id", .string(context.householdId)), ("household", .string(context.householdName)),
                ("change", .string("left")),
            ])
            let name = TerminalText.visible(context.householdName)
            options.report(value, "You left \"\(name)\". An owner can invite you again.")
        }
    }
}
