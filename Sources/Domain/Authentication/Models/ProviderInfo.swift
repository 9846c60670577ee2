/// A way to sign in that can be offered.
public struct ProviderInfo: Equatable, Sendable {
    /// The provider id, such as `guest`.
    public let id: String
    /// The name to show.
    public let displayName: String
    /// True when it makes a user without an account.
    public let isGuest: Bool
    /// Why it is known but not offered here; nil when it is offered.
    public let unavailableReason: UnavailableReason?

    /// A way to sign in.
    public init(id: String, displayName: String, isGuest: Bool, unavailableReason: UnavailableReason? = nil) {
        self.id = id
        self.displayName = displayName
        self.isGuest = isGuest
        self.unavailableReason = unavailableReason
    }
}
