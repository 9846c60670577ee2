import Foundation
import KeepItFresh
import KeepItFreshPresentation

/// What the commands about accounts have in common: the account, as the user's settings say, and what is told of it.
@MainActor
struct AccountSession {
    let root: CompositionRoot
    let login: LoginViewModel
    private let common: CommonOptions

    /// Opens the database. Throws `CommandFailure`.
    init(_ common: CommonOptions) throws {
        self.common = common
        do {
            root = try common.openRoot()
        } catch {
            throw CommandFailure(error)
        }
        login = LoginViewModel(manager: root.authManager, requestOTP: root.accounts.requestOTP)
    }

    /// Who is signed in; nil when nobody is. Throws `CommandFailure`.
    func current() async throws -> Identity? {
        do {
            guard case .startHouseholdFlow = try await root.authCoordinator.bootstrap() else { return nil }
            return root.appState.identity
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Throws `CommandFailure`, with the reason, where a method is not known or not offered.
    func require(_ method: AuthProviderType) throws {
        guard let info = root.providers.first(where: { $0.id == method.providerId }) else {
            let known = root.providers.map(\.id).joined(separator: ", ")
            throw CommandFailure(
                "'\(TerminalText.visible(method.providerId))' is no way to sign in; there are: \(known)",
                status: .usage)
        }
        guard let reason = info.unavailableReason else { return }
        throw CommandFailure("\(info.id): \(reason.message)", status: CommandStatus(AuthError.unavailable))
    }

    /// Tells who is signed in now, after what was done.
    func tell(_ deed: String, isNewUser: Bool, json: Bool) async throws {
        do {
            let inventory = try await root.openInventory(household: nil)
            guard let identity = root.appState.identity, let profile = root.appState.profile else {
                throw AuthError.notSignedIn
            }
            let report = AccountReport(identity: identity, profile: profile, context: inventory.context)
            if json { StandardStreams.output(report.json(isNewUser: isNewUser).line) }
            common.say("\(deed): \(report.line).")
        } catch HouseholdError.severalFit {
            common.say("\(deed). You belong to several households: name one with --household.")
        } catch {
            throw CommandFailure(error)
        }
    }
}
