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

    @Flag(help: "Write one JSON object.")
    var json = false

    @OptionGroup var common: CommonOptions

    private var provider: AuthProviderType { AuthProviderType(providerId: method) }

    func validate() throws {
        guard !merge || !leavesGuest else { throw usageError("--merge and --switch cannot be combined.") }
        guard server == nil || method == "guest" && credentials.address == nil && !merge && !leavesGuest && link == nil
        else { throw usageError("--server takes the code of a device, and no other way to sign in.") }
    }

    @MainActor
    func run() async throws {
        if let server { return try await signIn(at: server) }
        let session = try await AccountSession(common)
        try session.require(provider)
        let current = try await session.current()
        if let current, current.isGuest == (provider == .anonymous) {
            guard !current.isGuest else {
                try await claimLink(session)
                return try await session.report(Message("Already signed in"), isNewUser: false, json: json)
            }
            return try await signInAgain(session)
        }
        if current != nil, provider == .anonymous {
            throw CommandFailure(
                "you are signed in to an account; sign out first, with: kif-scan logout", status: .notAllowed)
        }
        guard let credential = try await credential(session) else { return }
        await session.login.login(with: credential, choice: merge ? .merge : leavesGuest ? .switchAccount : .ask)
        try await finish(session)
    }

    @MainActor
    private func finish(_ session: AccountSession) async throws {
        if case .awaitingChoice = session.login.flowState, isatty(STDIN_FILENO) == 1 {
            await session.login.resolve(choice: try Self.ask())
        }
        guard case .success(_, let isNewUser) = session.login.flowState else {
            throw CommandFailure(session.login.error ?? AuthError.cancelled)
        }
        try await claimLink(session)
        try await session.report(Message("Signed in"), isNewUser: isNewUser, json: json)
    }

    /// Signs in again with the same account, which renews the session.
    @MainActor
    private func signInAgain(_ session: AccountSession) async throws {
        guard let credential = try await credential(session) else { return }
        do {
            try await session.signIn.accounts.reauthenticate.execute(credential, in: session.signIn.session())
        } catch {
            throw CommandFailure(error)
        }
        try await claimLink(session)
        try await session.report(Message("Signed in again"), isNewUser: false, json: json)
    }

    @MainActor
    private func credential(_ session: AccountSession) async throws -> LoginCredential? {
        try await credentials.credential(of: provider, session, common, json: json)
    }

    @MainActor
    private func claimLink(_ session: AccountSession) async throws {
        guard let link else { return }
        do {
            let identity = try await session.signIn.accounts.link.claim(
                pendingLinkId: link, in: session.signIn.session())
            common.say("\(identity.provider.providerId) can now be used to sign in to this account.")
        } catch AuthError.invalidCredentials {
            throw CommandFailure(
                "this account has no pending way to sign in with that id, or it has expired", status: .notAllowed)
        } catch {
            throw CommandFailure(error)
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
