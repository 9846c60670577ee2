import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan account link`: one more way to sign in.
struct AccountLinkCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "link",
        abstract: "Add a way to sign in to this account.",
        discussion: "With email, the password is the new one. A guest becomes an account by it."
    )

    @OptionGroup var credentials: CredentialOptions

    @Flag(help: "Write one JSON object.")
    var json = false

    @OptionGroup var common: CommonOptions

    @MainActor
    func run() async throws {
        let session = try AccountSession(common)
        guard credentials.provider != .anonymous else {
            throw CommandFailure("name what to link: email, email-code, mobile-code, google or apple", status: .usage)
        }
        try session.require(credentials.provider)
        do {
            let credential =
                credentials.sendsCode
                ? try await credentials.codeCredential(session, common, json: json)
                : try credentials.credential(isNewPassword: true)
            guard let credential else { return }
            let report = IdentityReport(try await session.root.accounts.link.execute(credential))
            if json { StandardStreams.output(report.json.line) }
            common.say("Linked: \(report.line).")
        } catch {
            throw CommandFailure(error)
        }
    }
}
