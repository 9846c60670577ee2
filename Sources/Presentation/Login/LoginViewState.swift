package import KeepItFreshDomain

/// The state of a login screen.
package enum LoginViewState: Equatable, Sendable {
    case idle
    case sendingCode
    /// A code was sent and has to be entered.
    case awaitingCode(OTPRequestResult)
    case signingIn
    /// The guest has to choose what happens to the items.
    case awaitingChoice(PendingLink)
    case success(Identity, isNewUser: Bool)
    /// The model's `error` says why.
    case failed
}
