import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan logout`: signs out.
struct LogoutCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "logout",
        abstract: "Sign out.",
        discussion: "Nothing is lost: the next scan, or kif-scan login, goes on as the same guest."
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
