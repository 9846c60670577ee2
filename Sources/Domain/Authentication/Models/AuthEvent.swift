/// An event of signing in or out, for a log or a counter. It contains nothing secret.
///
/// Each operation is reported once. `AuthManager` reports its operations as `Auth_…`. A login without it, by
/// `LoginWithProvider`, is reported as `auth_login_…`, and the profile as `profile_…`.
package enum AuthEvent: String, Equatable, Sendable, CaseIterable {
    case loginStarted = "auth_login_started"
    case loginSuccess = "auth_login_success"
    case loginFailed = "auth_login_failed"
    case profileCreated = "profile_created"
    case profileLoaded = "profile_loaded"
    case listenerSuccess = "Auth_Listener_Success"
    case listenerEmpty = "Auth_Listener_Empty"
    case signInStart = "Auth_SignIn_Start"
    case signInSuccess = "Auth_SignIn_Success"
    case signInFail = "Auth_SignIn_Fail"
    case signOutStart = "Auth_SignOut_Start"
    case signOutSuccess = "Auth_SignOut_Success"
    case signOutFail = "Auth_SignOut_Fail"
    case deleteAccountStart = "Auth_DeleteAccount_Start"
    case deleteAccountSuccess = "Auth_DeleteAccount_Success"
    case deleteAccountFail = "Auth_DeleteAccount_Fail"

    /// The severity of an event.
    package enum Level: String, Equatable, Sendable, CaseIterable {
        case info, analytic, warning, severe
    }

    package var level: Level {
        switch self {
        case .listenerEmpty: .warning
        case .signInFail, .signOutFail, .deleteAccountFail, .loginFailed: .severe
        default: .info
        }
    }
}
