import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan whoami`: who is signed in, and where.
struct WhoAmICommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "whoami",
        abstract: "Tell who is signed in and which household is worked in."
    )

    @Flag(help: "Write one JSON object.")
    var json = false

    @OptionGroup var household: HouseholdOption
    @OptionGroup var common: CommonOptions

    func run() async throws {
        do {
            let root = try await CompositionRoot(database: common.database)
            guard case .startHouseholdFlow(_, let profile) = try await root.authCoordinator.bootstrap(),
                let identity = await root.appState.identity
            else {
                throw CommandFailure("nobody is signed in; sign in with: kif-scan login guest", status: .notAllowed)
            }
            let context = try await root.openInventory(household: household.household).context
            let account = AccountReport(identity: identity, profile: profile, context: context)
            StandardStreams.output(json ? account.json.line : account.line)
        } catch {
            throw CommandFailure(error)
        }
    }
}
