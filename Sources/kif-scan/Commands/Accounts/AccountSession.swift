import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// What the account commands share: the database with the ways to sign in, and reports about the account.
@MainActor
struct AccountSession {
    let signIn: SignIn
    let login: LoginViewModel
    private let common: CommonOptions

    /// Opens the database. Throws `CommandFailure`, also on a copy of a server's households.
    init(_ common: CommonOptions) async throws {
        self.common = common
        try await common.requireNoCopy()
        do {
            signIn = try common.openSignIn()
        } catch {
            throw CommandFailure(error)
        }
        login = LoginViewModel(manager: signIn.authManager, requestOTP: signIn.accounts.requestOTP)
    }

    /// The identity that is signed in; nil without a session. Throws `CommandFailure`.
    func current() async throws -> Identity? {
        do {
            guard case .startHouseholdFlow = try await signIn.authCoordinator.bootstrap() else { return nil }
            return signIn.appState.identity
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Throws `CommandFailure`, with the reason, if a method does not exist or is not set up.
    func require(_ method: AuthProviderType, offersGuest: Bool = true) throws {
        guard let info = signIn.providers.first(where: { $0.id == method.providerId }) else {
            let known = signIn.providers.filter { offersGuest || !$0.isGuest }.map(\.id).joined(separator: ", ")
            throw CommandFailure(
                "'\(TerminalText.visible(method.providerId))' is not a way to sign in; there are: \(known)",
                status: .usage)
        }
        guard let reason = info.unavailableReason else { return }
        throw CommandFailure("\(info.id): \(reason.message)", status: CommandStatus(AuthError.unavailable))
    }

    /// Prints what was done, such as "Signed in", and who is signed in now. Throws `CommandFailure`.
    func report(_ action: Message, isNewUser: Bool, json: Bool) async throws {
        do {
            let inventory = try await signIn.openInventory(household: nil)
            guard let report = signIn.report(on: inventory.context) else { throw AuthError.notSignedIn }
            if json { StandardStreams.output(report.json(isNewUser: isNewUser).line) }
            // Translators: {1} is what was done, such as "Signed in", {2} who is signed in.
            common.say("\(action): \(report.message).")
        } catch HouseholdError.severalFit {
            common.say("\(action). You belong to several households: name one with --household.")
        } catch {
            throw CommandFailure(error)
        }
    }
}
