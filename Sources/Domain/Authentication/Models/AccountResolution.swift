/// The account that a verified identity signs in to.
package struct AccountResolution: Equatable, Sendable {
    package let userId: String
    /// Whether the account, or the guest, was created by this sign-in.
    package let isNewUser: Bool
    /// The user's name as far as it is known; nil when it is not.
    package let displayName: String?
    /// The user's mail address as far as it is known; nil when it is not.
    package let email: String?

    package init(userId: String, isNewUser: Bool, displayName: String? = nil, email: String? = nil) {
        self.userId = userId
        self.isNewUser = isNewUser
        self.displayName = displayName
        self.email = email
    }

    /// What the store knows when a verified identity asks for an account.
    package struct Facts: Equatable, Sendable {
        /// The user to whom the identity belongs; nil when it is new.
        package let owner: String?
        /// Another user, to whom the verified address of a new identity belongs; nil when there is none.
        package let emailOwner: String?
        /// The guest who is signed in; nil when there is none.
        package let guest: String?
        /// Whether the guest has items, which could be lost.
        package let guestHasItems: Bool

        package init(owner: String?, emailOwner: String?, guest: String?, guestHasItems: Bool) {
            self.owner = owner
            self.emailOwner = emailOwner
            self.guest = guest
            self.guestHasItems = guestHasItems
        }
    }

    /// What to do with a verified identity.
    package enum Decision: Equatable, Sendable {
        /// Sign in the user to whom it belongs.
        case signIn(String)
        /// Turn the guest into an account, which keeps the user id and the items.
        case upgradeGuest(String)
        /// Create an account.
        case create
        /// Move the guest's households to the account that owns the identity.
        case merge(guest: String, into: String)
        /// Ask the user: the identity belongs to an account, and the guest has items to lose.
        case askGuest
        /// Refuse until the user has signed in to the account that owns the verified address.
        case emailTaken(by: String)
        /// Refuse: the identity is unknown, and it may not create an account.
        case refuse

        /// Decides by `facts` and by the user's `choice` for a guest whose identity belongs to an account.
        package init(_ facts: Facts, mayCreateAccount: Bool, choice: PendingLink.Choice) {
            switch (facts.owner, facts.guest) {
            case (let owner?, let guest?) where owner != guest:
                switch choice {
                case .merge: self = .merge(guest: guest, into: owner)
                case .switchAccount: self = .signIn(owner)
                case .ask: self = facts.guestHasItems ? .askGuest : .signIn(owner)
                }
            case (let owner?, _): self = .signIn(owner)
            case (nil, _) where !mayCreateAccount: self = .refuse
            case (nil, let guest):
                if let other = facts.emailOwner, other != guest {
                    self = .emailTaken(by: other)
                } else {
                    self = guest.map(Self.upgradeGuest) ?? .create
                }
            }
        }
    }
}
