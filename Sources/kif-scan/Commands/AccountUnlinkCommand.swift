import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan account unlink`: one way less to sign in.
struct AccountUnlinkCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "unlink",
        abstract: "Take a way to sign in from this account; the last one stays."
    )

    @Argument(help: "Which: email, email-code, mobile-code, google or apple.")
    var method: String

    @OptionGroup var common: CommonOptions

    @MainActor
    func run() async throws {
        let session = try AccountSession(common)
        do {
            try await session.root.accounts.unlink.execute(AuthProviderType(providerId: method))
            common.say("\(TerminalText.visible(method)) no longer leads to this account.")
        } catch AuthError.unavailable {
            throw CommandFailure(
                "this account has no '\(TerminalText.visible(method))'; kif-scan account lists what it has",
                status: .usage)
        } catch {
            throw CommandFailure(error)
        }
    }
}
