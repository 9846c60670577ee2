import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan login`: signs in.
struct LoginCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "login",
        abstract: "Sign in. A scan does so by itself, as a guest."
    )

    @Argument(help: "How to sign in: guest.")
    var provider = "guest"

    @OptionGroup var common: CommonOptions

    func run() async throws {
        do {
            let root = try await CompositionRoot(database: common.database)
            if case .startHouseholdFlow = try await root.authCoordinator.bootstrap() {
                common.say("You are signed in already; kif-scan whoami tells as whom.")
                return
            }
            _ = try await root.authCoordinator.loginThenHandoff(providerId: provider)
            let context = try await root.openInventory(household: nil).context
            common.say("Signed in; the household is \"\(TerminalText.visible(context.householdName))\".")
        } catch {
            throw CommandFailure(error)
        }
    }
}
