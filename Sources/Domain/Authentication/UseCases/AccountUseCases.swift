/// All that can be done about being signed in, over the same ports.
public struct AccountUseCases: Sendable {
    /// Signs in.
    public let login: LoginUseCase
    /// Has a code sent.
    public let requestOTP: RequestOTPUseCase
    /// Makes an account.
    public let register: Register
    /// Has the user prove it again.
    public let reauthenticate: Reauthenticate
    /// Gives the user one more way to sign in.
    public let link: LinkCredential
    /// Takes one from the user.
    public let unlink: UnlinkCredential
    /// Lists them.
    public let identities: ListIdentities
    /// Replaces the password.
    public let changePassword: ChangePassword
    /// Deletes the account.
    public let deleteAccount: DeleteAccount
    /// Signs out.
    public let logout: Logout

    /// Use cases over `authentication`, `identities` and `sessions`; `onEvent` hears of logins.
    public init(
        authentication: any AuthenticationCoordinatorProviding & AuthenticationPort,
        identities: any IdentityStoreProviding, sessions: any SessionProviding, clock: any ClockProviding,
        onEvent: @escaping @Sendable (AuthEvent) -> Void = { _ in }
    ) {
        let session = RequireSession(sessions: sessions, clock: clock)
        login = LoginUseCase(authentication: authentication, onEvent: onEvent)
        requestOTP = RequestOTPUseCase(authentication: authentication)
        register = Register(authentication: authentication, onEvent: onEvent)
        reauthenticate = Reauthenticate(
            authentication: authentication, identities: identities, sessions: sessions, session: session)
        link = LinkCredential(
            authentication: authentication, identities: identities, sessions: sessions, session: session)
        unlink = UnlinkCredential(identities: identities, session: session)
        self.identities = ListIdentities(identities: identities, session: session)
        changePassword = ChangePassword(authentication: authentication, session: session)
        deleteAccount = DeleteAccount(
            authentication: authentication, identities: identities, sessions: sessions, session: session)
        logout = Logout(authentication: authentication)
    }
}
