import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan account password`: another password.
struct AccountPasswordCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "password",
        abstract: "Replace the password of this account; its other sessions end."
    )

    @OptionGroup var secret: SecretOption
    @OptionGroup var common: CommonOptions

    @MainActor
    func run() async throws {
        let session = try AccountSession(common)
        do {
            try await session.root.accounts.changePassword.execute(secret.password("New password", isNew: true))
            common.say("The password is replaced; sessions elsewhere are ended.")
        } catch AuthError.unavailable {
            throw CommandFailure(
                "this account has no password; add one with: kif-scan account link email ADDRESS", status: .usage)
        } catch {
            throw CommandFailure(error)
        }
    }
}
