import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// `kif-scan login`: signs in.
struct LoginCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "login",
        abstract: "Sign in. The first scan signs you in as a guest by itself.",
        discussion: """
            A guest who signs in to a new account keeps the user id and the items. If you are signed in already, you are \
            asked to sign in again; unlink, password and delete require that.

            With --server, this machine gets a copy of the households that you have at a server (kif-scan serve), and \
            commands use that copy from then on. The server's page shows a code: You, Sign in another device.
            """
    )

    @Argument(help: "How to sign in: guest, email, email-code, mobile-code, google or apple.")
    var method = "guest"

    @OptionGroup var credentials: CredentialOptions

    @Option(help: ArgumentHelp("The server, such as http://kitchen.lan:8642.", valueName: "url"))
    var server: String?

    @Flag(help: "If the account exists already, add the guest's items to it.")
    var merge = false

    @Flag(name: .customLong("switch"), help: "If the account exists already, leave the guest's items behind.")
    var leavesGuest = false

    @Option(help: "Once signed in, link the pending way to sign in that has this id.")
    var link: String?

    @OptionGroup var options: OutputOptions

    private var provider: AuthProviderType { AuthProviderType(providerId: method) }

    func validate() throws {
        guard !merge || !leavesGuest else { throw usageError("--merge and --switch cannot be combined.") }
        guard server == nil || method == "guest" && credentials.address == nil && !merge && !leavesGuest && link == nil
        else { throw usageError("--server takes the code of a device, and no other way to sign in.") }
    }

    func run() async throws {
        if let server { return try await signIn(at: server) }
        try await options.withAccount(signIn)
    }

    @MainActor
    private func signIn(_ account: AccountSession) async throws {
        try account.require(provider)
        if let current = try await account.current() {
            guard provider != .anonymous || current.isGuest else {
                throw CommandFailure(
                    "you are signed in to an account; sign out first, with: kif-scan logout", status: .notAllowed)
            }
            if current.isGuest == (provider == .anonymous) { return try await signInAgain(account, current) }
        }
        guard let credential = try await credentials.credential(of: provider, account, options) else { return }
        await account.login.login(with: credential, choice: merge ? .merge : leavesGuest ? .switchAccount : .ask)
        if case .awaitingChoice = account.login.flowState, isatty(STDIN_FILENO) == 1 {
            await account.login.resolve(choice: try Self.ask())
        }
        try await account.reportLogin(Message("Signed in")) { try await claimLink(account) }
    }

    /// Signs in again with the same account, which renews the session; the guest is signed in already.
    @MainActor
    private func signInAgain(_ account: AccountSession, _ current: Identity) async throws {
        if !current.isGuest {
            guard let credential = try await credentials.credential(of: provider, account, options) else { return }
            try await account.signIn.accounts.reauthenticate.execute(credential, in: account.signIn.session())
        }
        try await claimLink(account)
        try await account.report(current.isGuest ? Message("Already signed in") : Message("Signed in again"))
    }

    @MainActor
    private func claimLink(_ account: AccountSession) async throws {
        guard let link else { return }
        do {
            let identity = try await account.signIn.accounts.link.claim(
                pendingLinkId: link, in: account.signIn.session())
            options.common.say("\(identity.provider.providerId) can now be used to sign in to this account.")
        } catch AuthError.invalidCredentials {
            throw CommandFailure(
                "this account has no pending way to sign in with that id, or it has expired", status: .notAllowed)
        }
    }

    private static func ask() throws -> PendingLink.Choice {
        // Translators: m and s are typed as they are.
        let typed = StandardStreams.ask(
            """
            The account exists already, and you are a guest with items. m: add them to the account, s: leave them with \
            the guest, Enter: stay the guest:
            """)
        switch typed?.first {
        case "m", "M": return .merge
        case "s", "S": return .switchAccount
        default: throw CommandFailure(AuthError.cancelled)
        }
    }
}
