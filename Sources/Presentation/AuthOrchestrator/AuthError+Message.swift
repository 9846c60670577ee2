public import KeepItFreshDomain

extension AuthError {
    /// What went wrong, and what to do next, in one line for people.
    public var message: String {
        switch self {
        case .cancelled: "signing in was cancelled; nothing changed"
        case .invalidCredentials: "the credentials are not right"
        case .network: "the sign-in server cannot be reached; try again later"
        case .unavailable: "this way to sign in is not available here"
        case .accountDisabled: "the account is closed"
        case .notSignedIn: "nobody is signed in; sign in with: kif-scan login"
        case .requiresRecentLogin: "sign in again first, with: kif-scan login METHOD; it counts for five minutes"
        case .userMismatch: "that is another account; sign out first, with: kif-scan logout"
        case .accountExistsWithDifferentCredential(let link):
            "the address has an account already; sign in to that within ten minutes, adding: --link \(link.id)"
        case .credentialAlreadyInUse:
            "an account has this already, and you are a guest with items: repeat with --merge to bring them along, "
                + "or with --switch to leave them with the guest"
        case .otpInvalid: "the code is not right, or too old; ask for another"
        case .tooManyAttempts(let seconds):
            "too many attempts; try again in \(Int(max(1, seconds.rounded(.up)))) s"
        case .weakPassword(let reason): reason.message
        case .invalidAddress: "that is no mail address, or no phone number such as +49 151 23456789"
        case .emailAlreadyRegistered: "the address has an account already; sign in with: kif-scan login email ADDRESS"
        case .lastMethod: "it is the only way to sign in to this account; link another first: kif-scan account link"
        case .soleOwner(let names):
            "others belong to \(Self.list(names)), which only you own: make one of them the owner first"
        case .unknown(let reason): "signing in failed: \(TerminalText.visible(reason))"
        }
    }

    private static func list(_ names: [String]) -> String {
        names.map { "\"\(TerminalText.visible($0))\"" }.joined(separator: ", ")
    }
}
