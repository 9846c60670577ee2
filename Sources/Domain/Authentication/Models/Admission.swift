/// The account that a proven identity was let in to.
public struct Admission: Equatable, Sendable {
    /// The user.
    public let userId: String
    /// True when the account, or the guest, was made by it.
    public let isNewUser: Bool
    /// The name to show that is known; nil when none is.
    public let displayName: String?
    /// The mail address that is known; nil when none is.
    public let email: String?

    /// An admission.
    public init(userId: String, isNewUser: Bool, displayName: String? = nil, email: String? = nil) {
        self.userId = userId
        self.isNewUser = isNewUser
        self.displayName = displayName
        self.email = email
    }
}
