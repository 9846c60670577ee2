package import KeepItFreshDomain
import KeepItFreshLabels

extension AuthError {
    /// Says in one line what went wrong and what to do next.
    package var message: Message {
        switch self {
        case .cancelled: Message("signing in was cancelled; nothing changed")
        case .invalidCredentials: Message("the credentials are wrong")
        case .network: Message("the sign-in server cannot be reached; try again later")
        case .unavailable: Message("this way to sign in is not available here")
        case .accountDisabled: Message("the account is closed")
        case .notSignedIn: Message("you are not signed in; sign in with: kif-scan login")
        case .requiresRecentLogin:
            Message("sign in again first, with: kif-scan login METHOD (it counts for five minutes)")
        case .userMismatch:
            Message("these credentials belong to another account; sign out first, with: kif-scan logout")
        case .accountExistsWithDifferentCredential(let link):
            Message(
                """
                an account with this address exists; sign in to it within ten minutes, with: \
                kif-scan login METHOD --link \(link.id)
                """)
        case .credentialAlreadyInUse:
            Message(
                """
                these credentials belong to an account, and you are a guest with items; repeat the command with \
                --merge to move the items to the account, or with --switch to leave them with the guest
                """)
        case .otpInvalid: Message("the code is wrong or has expired; request another")
        case .tooManyAttempts(let seconds): Self.wait(Int(clamping: max(1, seconds.rounded(.up))))
        case .weakPassword(let reason): reason.message
        case .invalidAddress: Message("this is not a mail address, or not a phone number such as +49 151 23456789")
        case .emailAlreadyRegistered:
            Message("an account with this address exists; sign in with: kif-scan login email ADDRESS")
        case .lastMethod:
            Message("it is the only way to sign in to this account; link another first, with: kif-scan account link")
        case .soleOwner(let names):
            Message(
                """
                you are the only owner of \(Message.list(names.map(Self.quoted))), which others belong to; make one of \
                them an owner first, with: kif-scan household role MEMBER owner
                """)
        case .unknown(let reason): Message("signing in failed: \(TerminalText.visible(reason))")
        }
    }

    private static func wait(_ seconds: Int) -> Message {
        Message(
            seconds, one: "too many attempts; try again in \(seconds) second",
            other: "too many attempts; try again in \(seconds) seconds")
    }

    private static func quoted(_ name: String) -> Message {
        .verbatim("\"\(TerminalText.visible(name))\"")
    }
}

extension AuthError.WeakPasswordReason {
    /// Says in one line what is wrong with a password and how to choose a better one.
    var message: Message {
        switch self {
        case .tooShort(let minimum):
            Message("the password is too short: use at least \(minimum) characters, such as a few words")
        case .tooLong(let maximum): Message("the password is too long: at most \(maximum) bytes")
        case .common: Message("the password is too common; use a few unrelated words")
        case .namesUserOrProduct:
            Message("the password is made of your address or of this program's name; use other words")
        }
    }
}

extension ProviderInfo.UnavailableReason {
    /// Says in one line why a way to sign in is not offered.
    package var message: Message {
        switch self {
        case .notConfigured(let setting):
            // Translators: the value is the name of a setting.
            Message("it is not set up here: set \(setting) (see: kif-scan help accounts)")
        case .needsHostedCallback:
            Message(
                """
                Apple only redirects to a public https address, which a command on this machine does not have; it \
                needs a shared server
                """)
        }
    }
}
