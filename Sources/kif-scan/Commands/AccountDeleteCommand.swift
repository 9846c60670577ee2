import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan account delete`: the end of an account.
struct AccountDeleteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete",
        abstract: "Delete this account, and the households that nobody else belongs to, with all their items."
    )

    @Flag(help: "Do not ask.")
    var yes = false

    @OptionGroup var common: CommonOptions

    @MainActor
    func run() async throws {
        let session = try AccountSession(common)
        guard try await session.current() != nil else { throw CommandFailure(AuthError.notSignedIn) }
        try confirm()
        do {
            try await session.root.authManager.deleteAccount()
            session.root.appState.reset()
            common.say("The account is deleted, and all that was its alone.")
        } catch {
            throw CommandFailure(error)
        }
    }

    private func confirm() throws {
        if yes { return }
        guard isatty(STDIN_FILENO) == 1 else {
            throw CommandFailure("this cannot be undone; say so with --yes", status: .usage)
        }
        StandardStreams.redraw("This cannot be undone. Type delete to go on: ")
        guard readLine() == "delete" else {
            throw CommandFailure("nothing was deleted", status: .notAllowed)
        }
    }
}
