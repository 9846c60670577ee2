import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan login`: signs in.
struct LoginCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "login",
        abstract: "Sign in. A scan does so by itself, as a guest.",
        discussion: """
            A guest who signs in to something new keeps user id and items. Who is signed in already proves it again, \
            which unlink, password and delete ask for.
            """
    )

    @OptionGroup var credentials: CredentialOptions

    @Flag(help: "Signing in to an account that exists, bring the guest's items along.")
    var merge = false

    @Flag(name: .customLong("switch"), help: "Signing in to an account that exists, leave the guest's items.")
    var leavesGuest = false

    @Option(help: "Once signed in, link what waits under this id.")
    var link: String?

    @Flag(help: "Write one JSON object.")
    var json = false

    @OptionGroup var common: CommonOptions

    func validate() throws {
        guard !merge || !leavesGuest else { throw ValidationError("--merge and --switch exclude each other.") }
    }

    @MainActor
    func run() async throws {
        let session = try AccountSession(common)
        try session.require(credentials.provider)
        let current = try await session.current()
        if let current, current.isGuest == (credentials.provider == .anonymous) {
            guard !current.isGuest else {
                try await claimLink(session)
                return try await session.tell("Signed in already", isNewUser: false, json: json)
            }
            return try await signInAgain(session)
        }
        if current != nil, credentials.provider == .anonymous {
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
        try await session.tell("Signed in", isNewUser: isNewUser, json: json)
    }

    /// Proves it again: the session is as good as new, and nobody else's.
    @MainActor
    private func signInAgain(_ session: AccountSession) async throws {
        guard let credential = try await credential(session) else { return }
        do {
            try await session.root.accounts.reauthenticate.execute(credential)
        } catch {
            throw CommandFailure(error)
        }
        try await claimLink(session)
        try await session.tell("Signed in again", isNewUser: false, json: json)
    }

    @MainActor
    private func credential(_ session: AccountSession) async throws -> LoginCredential? {
        credentials.sendsCode
            ? try await credentials.codeCredential(session, common, json: json) : try credentials.credential()
    }

    @MainActor
    private func claimLink(_ session: AccountSession) async throws {
        guard let link else { return }
        do {
            let identity = try await session.root.accounts.link.claim(pendingLinkId: link)
            common.say("\(identity.provider.providerId) leads to this account from now on.")
        } catch AuthError.invalidCredentials {
            throw CommandFailure("nothing waits under that id for this account, or no longer", status: .notAllowed)
        } catch {
            throw CommandFailure(error)
        }
    }

    private static func ask() throws -> LinkChoice {
        StandardStreams.redraw(
            "An account has this already, and you are a guest with items. (m)erge them, (s)witch without, or stay? ")
        switch readLine()?.first {
        case "m", "M": return .merge
        case "s", "S": return .switchAccount
        default: throw CommandFailure(AuthError.cancelled)
        }
    }
}
