public import FoundationEssentials
import KeepItFreshLabels

/// Why signing in, or a call that needs a signed-in user, failed.
public enum AuthError: Error, Equatable, Sendable {
    /// The user cancelled.
    case cancelled
    case invalidCredentials
    /// A server could not be reached.
    case network
    /// This way to sign in is not offered here.
    case unavailable
    /// The account is closed.
    case accountDisabled
    case notSignedIn
    /// The last sign-in is too long ago for this call.
    case requiresRecentLogin
    /// The credentials belong to another user.
    case userMismatch
    /// The address belongs to an account, to which the user has to sign in first.
    case accountExistsWithDifferentCredential(PendingLink)
    /// The credentials belong to an account, and the guest has to choose: see `PendingLink.Choice`.
    case credentialAlreadyInUse(PendingLink)
    /// The code is wrong, used, too old, or for another address.
    case otpInvalid
    /// There were too many attempts; the next one is allowed after this many seconds.
    case tooManyAttempts(retryAfter: TimeInterval)
    case weakPassword(WeakPasswordReason)
    /// The text is not a mail address or not a phone number in international form.
    case invalidAddress
    /// The address already has an account.
    case emailAlreadyRegistered
    /// The account's only way to sign in cannot be removed.
    case lastMethod
    /// The user is the only owner of households with other members; these are their names.
    case soleOwner([String])
    /// Any other failure, as text for a log.
    case unknown(String)

    /// Why a password is refused.
    public enum WeakPasswordReason: Equatable, Sendable {
        /// It has fewer bytes than this.
        case tooShort(minimum: Int)
        /// It has more bytes than this.
        case tooLong(maximum: Int)
        /// It consists of what attackers try first.
        case common
        /// It consists of the user's address or the product's name.
        case namesUserOrProduct
    }

    /// The name of the case without its values, which may be private: this is what logs contain.
    package var caseName: String {
        switch self {
        case .cancelled: "cancelled"
        case .invalidCredentials: "invalidCredentials"
        case .network: "network"
        case .unavailable: "unavailable"
        case .accountDisabled: "accountDisabled"
        case .notSignedIn: "notSignedIn"
        case .requiresRecentLogin: "requiresRecentLogin"
        case .userMismatch: "userMismatch"
        case .accountExistsWithDifferentCredential: "accountExistsWithDifferentCredential"
        case .credentialAlreadyInUse: "credentialAlreadyInUse"
        case .otpInvalid: "otpInvalid"
        case .tooManyAttempts: "tooManyAttempts"
        case .weakPassword: "weakPassword"
        case .invalidAddress: "invalidAddress"
        case .emailAlreadyRegistered: "emailAlreadyRegistered"
        case .lastMethod: "lastMethod"
        case .soleOwner: "soleOwner"
        case .unknown: "unknown"
        }
    }
}

extension AuthError: CustomStringConvertible {
    /// What went wrong, in one English sentence without the address or identity concerned.
    public var description: String { words.sentence }

    /// What went wrong, without the address or identity concerned.
    package var words: ErrorWords {
        switch self {
        case .cancelled: ErrorWords("signing in was cancelled; nothing changed")
        case .invalidCredentials: ErrorWords("the sign-in details are wrong")
        case .network: ErrorWords("the sign-in server cannot be reached; try again later")
        case .unavailable: ErrorWords("this way to sign in is not available here")
        case .accountDisabled: ErrorWords("the account is closed")
        case .notSignedIn: ErrorWords("you are not signed in", advice: "sign in with: kif-scan login")
        case .requiresRecentLogin:
            ErrorWords("sign in once more first", advice: "kif-scan login METHOD (it counts for five minutes)")
        case .userMismatch:
            ErrorWords("this belongs to another account", advice: "sign out first, with: kif-scan logout")
        case .accountExistsWithDifferentCredential(let link):
            ErrorWords(
                "an account with this address exists; sign in to it within ten minutes",
                advice: "with: kif-scan login METHOD --link \(link.id)")
        case .credentialAlreadyInUse:
            ErrorWords(
                "this belongs to an account, and you are a guest with items",
                advice: """
                    repeat the command with --merge to move the items to the account, or with --switch to leave them with \
                    the guest
                    """)
        case .otpInvalid: ErrorWords("the code is wrong, was used or has expired; request another")
        case .tooManyAttempts(let seconds):
            ErrorWords(Self.wait(Int(clamping: max(1, seconds.rounded(.up)))))
        case .weakPassword(let reason): reason.words
        case .invalidAddress:
            ErrorWords("this is not a mail address, or not a phone number such as +49 151 23456789")
        case .emailAlreadyRegistered:
            ErrorWords("an account with this address exists", advice: "sign in with: kif-scan login email ADDRESS")
        case .lastMethod:
            ErrorWords(
                "it is the only way to sign in to this account",
                advice: "link another first, with: kif-scan account link")
        case .soleOwner(let names):
            ErrorWords(
                "you are the only owner of \(Message.quoted(names)), which others belong to; make one of them an owner first",
                advice: "with: kif-scan household role MEMBER owner")
        case .unknown(let reason): ErrorWords("signing in failed: \(outside: reason)")
        }
    }

    private static func wait(_ seconds: Int) -> Message {
        Message(
            seconds, one: "too many attempts; try again in \(seconds) second",
            other: "too many attempts; try again in \(seconds) seconds")
    }
}

extension AuthError.WeakPasswordReason: CustomStringConvertible {
    /// What is wrong with the password, in one English sentence.
    public var description: String { words.sentence }

    /// What is wrong with the password and how to choose a better one.
    var words: ErrorWords {
        switch self {
        case .tooShort(let minimum):
            ErrorWords("the password is too short: use at least \(minimum) characters, such as a few words")
        case .tooLong(let maximum): ErrorWords("the password is too long: at most \(maximum) bytes")
        case .common: ErrorWords("the password is too common; use a few unrelated words")
        case .namesUserOrProduct:
            ErrorWords("the password is made of your address or of this program's name; use other words")
        }
    }
}
