/// How a provider on the web is asked who the user is.
public enum SocialFlow: String, Equatable, Sendable, CaseIterable {
    /// In a browser on this machine, which comes back to an address of it.
    case browser
    /// In a browser anywhere, with a code to type there.
    case device
}
