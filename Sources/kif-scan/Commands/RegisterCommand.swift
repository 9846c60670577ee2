import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan register`: makes an account.
struct RegisterCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "register",
        abstract: "Make an account with a mail address and a password.",
        discussion: "Whoever is signed in as a guest becomes this account and keeps user id and items."
    )

    @Argument(help: "The mail address.")
    var email: String

    @OptionGroup var secret: SecretOption

    @Flag(help: "Write one JSON object.")
    var json = false

    @OptionGroup var common: CommonOptions

    @MainActor
    func run() async throws {
        let session = try AccountSession(common)
        if let current = try await session.current(), !current.isGuest {
            throw CommandFailure(
                "you are signed in to an account; sign out first, with: kif-scan logout", status: .notAllowed)
        }
        guard EmailAddress(email) != nil else { throw CommandFailure(AuthError.invalidAddress) }
        await session.login.register(email: email, password: try secret.password("Password", isNew: true))
        guard case .success(_, let isNewUser) = session.login.flowState else {
            throw CommandFailure(session.login.error ?? AuthError.cancelled)
        }
        try await session.tell("Registered", isNewUser: isNewUser, json: json)
    }
}
