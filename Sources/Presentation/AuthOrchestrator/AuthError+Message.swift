package import KeepItFreshDomain
import KeepItFreshLabels

extension AuthError {
    /// Says in one line what went wrong and what to do next.
    package var message: String {
        switch self {
        case .cancelled: "signing in was cancelled; nothing changed"
        case .invalidCredentials: "the credentials are wrong"
        case .network: "the sign-in server cannot be reached; try again later"
        case .unavailable: "this way to sign in is not available here"
        case .accountDisabled: "the account is closed"
        case .notSignedIn: "you are not signed in; sign in with: kif-scan login"
        case .requiresRecentLogin: "sign in again first, with: kif-scan login METHOD (it counts for five minutes)"
        case .userMismatch: "these credentials belong to another account; sign out first, with: kif-scan logout"
        case .accountExistsWithDifferentCredential(let link):
            "an account with this address exists; sign in to it within ten minutes, with: "
                + "kif-scan login METHOD --link \(link.id)"
        case .credentialAlreadyInUse:
            "these credentials belong to an account, and you are a guest with items: repeat with --merge to move them "
                + "to the account, or with --switch to leave them with the guest"
        case .otpInvalid: "the code is wrong or has expired; request another"
        case .tooManyAttempts(let seconds):
            "too many attempts; try again in \(Int(clamping: max(1, seconds.rounded(.up)))) s"
        case .weakPassword(let reason): reason.message
        case .invalidAddress: "this is not a mail address, or not a phone number such as +49 151 23456789"
        case .emailAlreadyRegistered: "an account with this address exists; sign in with: kif-scan login email ADDRESS"
        case .lastMethod: "it is the only way to sign in to this account; link another first: kif-scan account link"
        case .soleOwner(let names):
            "you are the only owner of \(Self.list(names)), which others belong to: make one of them an owner first"
        case .unknown(let reason): "signing in failed: \(TerminalText.visible(reason))"
        }
    }

    private static func list(_ names: [String]) -> String {
        names.map { "\"\(TerminalText.visible($0))\"" }.joined(separator: ", ")
    }
}

extension AuthError.WeakPasswordReason {
    /// Says in one line what is wrong with a password and how to choose a better one.
    var message: String {
        switch self {
        case .tooShort(let minimum):
            "the password is too short: use at least \(minimum) characters, such as a few words"
        case .tooLong(let maximum): "the password is too long: at most \(maximum) bytes"
        case .common: "the password is too common; use a few unrelated words"
        case .namesUserOrProduct: "the password is made of your address or of this program's name; use other words"
        }
    }
}

extension ProviderInfo.UnavailableReason {
    /// Says in one line why a way to sign in is not offered.
    package var message: String {
        switch self {
        case .notConfigured(let setting): "it is not set up here: set \(setting) (see Documentation/ACCOUNTS.md)"
        case .needsHostedCallback:
            "Apple only redirects to a public https address, which a command on this machine does not have; "
                + "it needs a shared server"
        }
    }
}
