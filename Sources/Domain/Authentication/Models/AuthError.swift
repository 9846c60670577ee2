public import FoundationEssentials

/// Why signing in, or what needs it, did not work.
public enum AuthError: Error, Equatable, Sendable {
    /// The user gave up.
    case cancelled
    /// The credentials are not right.
    case invalidCredentials
    /// A server could not be reached.
    case network
    /// This way to sign in is not offered here.
    case unavailable
    /// The account is closed.
    case accountDisabled
    /// Nobody is signed in.
    case notSignedIn
    /// It was too long ago that the user proved to be that.
    case requiresRecentLogin
    /// The credentials are another user's.
    case userMismatch
    /// The address belongs to an account; the user signs in there first.
    case accountExistsWithDifferentCredential(PendingLink)
    /// The credentials belong to an account; the guest has to say what becomes of it.
    case credentialAlreadyInUse(PendingLink)
    /// The code is not right, not for this address, used, or too old.
    case otpInvalid
    /// Too much was tried; after so many seconds it can be tried again.
    case tooManyAttempts(retryAfter: TimeInterval)
    /// The password is not good enough.
    case weakPassword(WeakPasswordReason)
    /// The text is no mail address, or no phone number in international form.
    case invalidAddress
    /// The address has an account already.
    case emailAlreadyRegistered
    /// The account's only way to sign in cannot be taken away.
    case lastMethod
    /// The user is the only owner of households that others belong to, of these names.
    case soleOwner([String])
    /// Anything else, in words for a log.
    case unknown(String)
}
