/// A way to sign in, as it is offered to the user.
package struct ProviderInfo: Equatable, Sendable {
    /// The provider id, such as `guest`.
    package let id: String
    package let displayName: String
    /// Whether it creates a user without an account.
    package let isGuest: Bool
    /// Why the provider is known but not offered; nil when it is offered.
    package let unavailableReason: UnavailableReason?

    package init(id: String, displayName: String, isGuest: Bool, unavailableReason: UnavailableReason? = nil) {
        self.id = id
        self.displayName = displayName
        self.isGuest = isGuest
        self.unavailableReason = unavailableReason
    }

    /// Why a way to sign in is not offered.
    package enum UnavailableReason: Equatable, Sendable {
        /// The named setting is missing.
        case notConfigured(String)
        /// The provider only returns to a public https address, and a command on this machine does not have one.
        case needsHostedCallback
    }
}
