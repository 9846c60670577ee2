/// A way to sign in that can be offered.
public struct ProviderInfo: Equatable, Sendable, Codable {
    /// The provider id, such as `guest`.
    public let id: String
    /// The name to show.
    public let displayName: String
    /// True when it makes a user without an account.
    public let isGuest: Bool

    /// A way to sign in.
    public init(id: String, displayName: String, isGuest: Bool) {
        self.id = id
        self.displayName = displayName
        self.isGuest = isGuest
    }
}
