import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan logout`: signs out.
struct LogoutCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "logout",
        abstract: "Sign out.",
        discussion: "A guest has no account to come back to: the next scan starts as a new guest."
    )

    @OptionGroup var common: CommonOptions

    func run() async throws {
        do {
            try await CompositionRoot(database: common.database).authCoordinator.logout()
            common.say("Signed out.")
        } catch {
            throw CommandFailure(error)
        }
    }
}
