/// What is known when a proven identity asks to be let in.
public struct AdmissionFacts: Equatable, Sendable {
    /// The user whom the identity belongs to; nil when it is new.
    public let owner: String?
    /// Another user, to whom the verified address of a new identity belongs; nil when there is none.
    public let emailOwner: String?
    /// The guest who is signed in; nil when none is.
    public let guest: String?
    /// True when the guest has items to lose.
    public let guestHasItems: Bool

    /// What is known.
    public init(owner: String?, emailOwner: String?, guest: String?, guestHasItems: Bool) {
        self.owner = owner
        self.emailOwner = emailOwner
        self.guest = guest
        self.guestHasItems = guestHasItems
    }
}
