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
    public var description: String {
        switch self {
        case .cancelled: "Signing in was cancelled."
        case .invalidCredentials: "The credentials are wrong."
        case .network: "The sign-in server cannot be reached."
        case .unavailable: "This way to sign in is not available."
        case .accountDisabled: "The account is closed."
        case .notSignedIn: "No user is signed in."
        case .requiresRecentLogin: "The last sign-in is too long ago for this; sign in again."
        case .userMismatch: "The credentials belong to another user."
        case .accountExistsWithDifferentCredential: "The address belongs to an account; sign in to that account first."
        case .credentialAlreadyInUse: "The credentials belong to an account, and the current guest has items."
        case .otpInvalid: "The code is wrong, used or too old."
        case .tooManyAttempts(let seconds):
            "There were too many attempts; try again in \(Int(clamping: max(1, seconds.rounded(.up)))) s."
        case .weakPassword(let reason): reason.description
        case .invalidAddress: "This is not a mail address or an international phone number."
        case .emailAlreadyRegistered: "The address already has an account."
        case .lastMethod: "The only way to sign in to an account cannot be removed."
        case .soleOwner(let names): "The user is the only owner of \(names.joined(separator: ", "))."
        case .unknown(let reason): "Signing in failed: \(reason)."
        }
    }
}

extension AuthError.WeakPasswordReason: CustomStringConvertible {
    /// What is wrong with the password, in one English sentence.
    public var description: String {
        switch self {
        case .tooShort(let minimum): "The password has fewer than \(minimum) bytes."
        case .tooLong(let maximum): "The password has more than \(maximum) bytes."
        case .common: "The password is easy to guess."
        case .namesUserOrProduct: "The password consists of the user's address or the product's name."
        }
    }
}
