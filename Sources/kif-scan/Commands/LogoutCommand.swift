import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan logout`: signs out.
struct LogoutCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "logout",
        abstract: "Sign out.",
        discussion: """
            Nothing is lost: the next scan, or kif-scan login, goes on as the guest of this machine, and an account \
            is there when it is signed in to again.
            """
    )

    @OptionGroup var common: CommonOptions

    @MainActor
    func run() async throws {
        let session = try AccountSession(common)
        do {
            try await session.root.authManager.signOut()
            session.root.appState.reset()
            common.say("Signed out.")
        } catch {
            throw CommandFailure(error)
        }
    }
}
