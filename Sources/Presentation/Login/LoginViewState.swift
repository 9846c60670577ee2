public import KeepItFreshDomain

/// How far a login has come.
public enum LoginViewState: Equatable, Sendable {
    case idle
    case sendingCode
    /// A code was sent, and is waited for.
    case awaitingCode(OTPRequestResult)
    case signingIn
    /// The guest has to say what becomes of it.
    case awaitingChoice(PendingLink)
    case success(Identity, isNewUser: Bool)
    /// It did not work; the model's `error` says why.
    case failed
}
