import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan account methods`: how the user can sign in.
struct AccountMethodsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "methods",
        abstract: "List the ways to sign in to this account."
    )

    @Flag(help: "Write one JSON object for each.")
    var json = false

    @OptionGroup var common: CommonOptions

    @MainActor
    func run() async throws {
        let session = try AccountSession(common)
        do {
            let identities = try await session.root.accounts.identities.execute()
            for report in identities.map(IdentityReport.init) {
                StandardStreams.output(json ? report.json.line : report.line)
            }
            if identities.isEmpty {
                common.say("You are a guest, without an account. Make one: kif-scan register ADDRESS")
            }
        } catch {
            throw CommandFailure(error)
        }
    }
}
