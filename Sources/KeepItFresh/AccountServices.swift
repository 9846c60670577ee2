import KeepItFreshAuthentication
import KeepItFreshDomain
import KeepItFreshSQLite

/// What signing in is made of, over one database.
struct AccountServices {
    let sessions: LocalSessions
    let coordinator: AuthenticationCoordinator
    let useCases: AccountUseCases
    let invitationDelivery: (any InvitationDeliveryProviding)?
    private let identities: SQLiteIdentityStore

    init(
        _ database: SQLiteDatabase, sessionPath: String, settings: AuthSettings, prompt: any SignInPromptProviding,
        onEvent: @escaping @Sendable (AuthEvent) -> Void
    ) {
        let clock = SystemClock()
        let random = SystemRandom()
        let identities = SQLiteIdentityStore(database, clock: clock)
        let mail = settings.mail?.makeDelivery()
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
            authentication: coordinator, identities: identities, sessions: sessions, clock: clock, onEvent: onEvent)
    }

    /// The mail addresses that a user has proven to own. Throws `DataError`.
    func verifiedEmails(of userId: String) async throws -> [EmailAddress] {
        try await identities.identities(of: userId).filter(\.emailVerified).compactMap {
            $0.email.flatMap { EmailAddress($0) }
        }
    }
}
