import KeepItFreshAuthentication
import KeepItFreshDomain
import KeepItFreshSQLite

/// The adapters that sign users in, all over one database.
///
/// `AccountUseCases` are the operations that run on these adapters and know only their ports; `AuthManager` calls the
/// operations for an interface and publishes the identity that is signed in.
struct AccountAdapters {
    let sessions: LocalSessions
    let coordinator: AuthenticationCoordinator
    let useCases: AccountUseCases
    let invitationDelivery: (any InvitationDeliveryProviding)?
    private let identities: SQLiteIdentityStore

    init(
        _ database: SQLiteDatabase, sessionPath: String, settings: AuthSettings, prompt: (any SignInPromptProviding)?
    ) {
        let clock = SystemClock()
        let random = SystemRandom()
        let identities = SQLiteIdentityStore(database, clock: clock)
        let mail = settings.mail?.makeDelivery()
        let prompt = prompt ?? SilentPrompt()
        self.identities = identities
        invitationDelivery = mail.map(InvitationDelivery.init)
        let codes = OneTimeCodes(store: SQLiteOTPStore(database, random: random), clock: clock, random: random)
        sessions = LocalSessions(
            file: SessionFile(path: sessionPath), store: SQLiteSessionStore(database), clock: clock, random: random)
        coordinator = AuthenticationCoordinator(
            strategies: [
                AnonymousAuthStrategy(),
                EmailPasswordAuthStrategy(
                    identities: identities, attempts: SQLiteAttemptStore(database), hasher: Argon2idHasher(),
                    clock: clock),
                EmailOTPAuthStrategy(codes: codes, identities: identities, delivery: mail),
                MobileOTPAuthStrategy(codes: codes, delivery: settings.sms?.makeDelivery()),
                OpenIDAuthStrategy.google(settings.google, prompt: prompt, clock: clock, random: random),
                OpenIDAuthStrategy.apple(settings.apple, prompt: prompt, clock: clock, random: random),
            ],
            identities: identities, sessions: sessions, clock: clock)
        useCases = AccountUseCases(
            authentication: coordinator, identities: identities, sessions: sessions, clock: clock)
    }

    /// The verified mail addresses of a user. Throws `DataError`.
    func verifiedEmails(of userId: String) async throws -> [EmailAddress] {
        try await identities.identities(of: userId).filter(\.emailVerified).compactMap {
            $0.email.flatMap { EmailAddress($0) }
        }
    }

    /// Who keeps items in this database, in households of which this user is no member. Throws `DataError`.
    func others(than userId: String) async throws -> OtherUsers {
        try await identities.others(than: userId)
    }

    /// The id of this machine's guest; nil when there has been none. Throws `DataError`.
    func guestId() async throws -> String? {
        try await identities.guestId()
    }

    /// Shows nothing: for a program that signs in guests only.
    private struct SilentPrompt: SignInPromptProviding {
        func show(_ prompt: LoginCredential.Prompt) async {}
    }
}
