import KeepItFreshAuthentication
import KeepItFreshDomain
import KeepItFreshSQLite

/// What signing in is made of, over one database.
struct AccountServices {
    let sessions: LocalSessions
    let coordinator: AuthenticationCoordinator
    let useCases: AccountUseCases

    init(
        _ database: SQLiteDatabase, sessionPath: String, settings: AuthSettings, prompt: any SignInPromptProviding,
        onEvent: @escaping @Sendable (AuthEvent) -> Void
    ) {
        let clock = SystemClock()
        let random = SystemRandom()
        let identities = SQLiteIdentityStore(database, clock: clock)
        let codes = OneTimeCodes(store: SQLiteOTPStore(database, random: random), clock: clock, random: random)
        sessions = LocalSessions(
            file: SessionFile(path: sessionPath), store: SQLiteSessionStore(database), clock: clock, random: random)
        coordinator = AuthenticationCoordinator(
            strategies: [
                AnonymousAuthStrategy(),
                EmailPasswordAuthStrategy(
                    identities: identities, attempts: SQLiteAttemptStore(database), hasher: Argon2idHasher(),
                    clock: clock),
                EmailOTPAuthStrategy(
                    codes: codes, identities: identities, delivery: settings.mail?.makeDelivery()),
                MobileOTPAuthStrategy(codes: codes, delivery: settings.sms?.makeDelivery()),
                OpenIDAuthStrategy.google(settings.google, prompt: prompt, clock: clock, random: random),
                OpenIDAuthStrategy.apple(settings.apple, prompt: prompt, clock: clock, random: random),
            ],
            identities: identities, sessions: sessions, clock: clock)
        useCases = AccountUseCases(
            authentication: coordinator, identities: identities, sessions: sessions, clock: clock, onEvent: onEvent)
    }
}
