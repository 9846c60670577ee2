/// What happens while a user signs in, for a log or a counter. It carries nothing that is secret.
public enum AuthEvent: String, Equatable, Sendable, CaseIterable {
    case loginStarted = "auth_login_started"
    case loginSuccess = "auth_login_success"
    case loginFailed = "auth_login_failed"
    case profileCreated = "profile_created"
    case profileLoaded = "profile_loaded"
}
