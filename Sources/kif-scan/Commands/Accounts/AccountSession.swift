import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// What the account commands share: the ways to sign in, and reports about the account.
@MainActor
struct AccountSession {
    let signIn: SignIn
    let login: LoginViewModel
    private let options: OutputOptions

    /// Opens the database. Throws `DataError` and `UserSettings.InvalidValue`.
    init(_ options: OutputOptions) throws {
        self.options = options
        signIn = try options.common.openSignIn()
        login = LoginViewModel(manager: signIn.authManager, requestOTP: signIn.accounts.requestOTP)
    }

    /// The identity that is signed in; nil without a session. Throws `AuthError` and `DataError`.
    func current() async throws -> Identity? {
        guard case .startHouseholdFlow = try await signIn.authCoordinator.bootstrap() else { return nil }
        return signIn.appState.identity
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

    /// Prints how `login` ended: what was done, such as "Signed in", and who is signed in now. Throws `AuthError`,
    /// `DataError` and `HouseholdError`.
    func reportLogin(_ action: Message, before: @MainActor () async throws -> Void = {}) async throws {
        guard case .success(_, let isNewUser) = login.flowState else { throw login.error ?? AuthError.cancelled }
        try await before()
        try await report(action, isNewUser: isNewUser)
    }

    /// Prints what was done, such as "Signed in", and who is signed in now. Throws as `reportLogin` does.
    func report(_ action: Message, isNewUser: Bool = false) async throws {
        do {
            let inventory = try await signIn.openInventory(household: nil)
            guard let report = signIn.report(on: inventory.context) else { throw AuthError.notSignedIn }
            // Translators: {1} is what was done, such as "Signed in", {2} who is signed in.
            options.report(report.json(isNewUser: isNewUser), Message("\(action): \(report.message)."))
        } catch HouseholdError.severalFit {
            options.common.say("\(action). You belong to several households: name one with --household.")
        }
    }
}

extension OutputOptions {
    /// Calls `work` with the ways to sign in of this machine. `explain` says what an error means here, where that is
    /// more than it says itself. Throws `CommandFailure`, also on a copy of a server's households.
    @MainActor
    func withAccount(
        explaining explain: (AuthError) -> CommandFailure? = { _ in nil },
        _ work: @MainActor (AccountSession) async throws -> Void
    ) async throws {
        try await common.requireNoCopy()
        do {
            try await work(AccountSession(self))
        } catch let error as AuthError {
            throw explain(error) ?? CommandFailure(error)
        } catch {
            throw CommandFailure(error)
        }
    }
}
