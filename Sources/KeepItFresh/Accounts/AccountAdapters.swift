import KeepItFreshAuthentication
import KeepItFreshDomain
import KeepItFreshSQLite

/// The adapters that sign users in, all over one database, whoever signs in.
struct AccountAdapters {
    let clock = SystemClock()
    let random = SystemRandom()
    let identities: SQLiteIdentityStore
    let sessions: SQLiteSessionStore
    let codes: SQLiteSignInCodes
    let visits: SQLiteProviderVisits
    /// The accounts for users of other devices.
    private let remoteIdentities: SQLiteIdentityStore
    let invitationDelivery: (any InvitationDeliveryProviding)?
    private let strategies: [any AuthenticationStrategyProviding]

    init(_ database: SQLiteDatabase, settings: AuthSettings, prompt: (any SignInPromptProviding)?) {
        identities = SQLiteIdentityStore(database, clock: clock)
        remoteIdentities = SQLiteIdentityStore(database, clock: clock, isRemote: true)
        sessions = SQLiteSessionStore(database)
        codes = SQLiteSignInCodes(database)
        visits = SQLiteProviderVisits(database)
        let mail = settings.mail?.makeDelivery()
        let prompt = prompt ?? SilentPrompt()
        invitationDelivery = mail.map(InvitationDelivery.init)
        let codes = OneTimeCodes(store: SQLiteOTPStore(database, random: random), clock: clock, random: random)
        strategies = [
            AnonymousAuthStrategy(),
            EmailPasswordAuthStrategy(
                identities: identities, attempts: SQLiteAttemptStore(database), hasher: Argon2idHasher(), clock: clock),
            EmailOTPAuthStrategy(codes: codes, identities: identities, delivery: mail),
            MobileOTPAuthStrategy(codes: codes, delivery: settings.sms?.makeDelivery()),
            OpenIDAuthStrategy.google(settings.google, prompt: prompt, clock: clock, random: random),
            OpenIDAuthStrategy.apple(settings.apple, prompt: prompt, clock: clock, random: random),
        ]
    }

    /// Signs in to `sessions`, of this machine's user or with `isRemote` of another device's.
    func coordinator(_ sessions: any SessionProviding, isRemote: Bool) -> AuthenticationCoordinator {
        AuthenticationCoordinator(
            strategies: strategies, identities: isRemote ? remoteIdentities : identities, sessions: sessions,
            clock: clock)
    }

    /// The operations on the account of who has the session of `sessions`.
    func useCases(_ coordinator: AuthenticationCoordinator, _ sessions: any SessionProviding) -> AccountUseCases {
        AccountUseCases(authentication: coordinator, identities: identities, sessions: sessions, clock: clock)
    }

    /// The verified mail addresses of a user. Throws `DataError`.
    func verifiedEmails(of userId: String) async throws -> [EmailAddress] {
        try await identities.identities(of: userId).filter(\.emailVerified).compactMap {
            $0.email.flatMap { EmailAddress($0) }
        }
    }

    /// Shows nothing: for a program that signs in guests only.
    private struct SilentPrompt: SignInPromptProviding {
        func show(_ prompt: LoginCredential.Prompt) async {}
    }
}
