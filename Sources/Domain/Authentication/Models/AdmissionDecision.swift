/// What becomes of a proven identity.
public enum AdmissionDecision: Equatable, Sendable {
    /// It belongs to the user, who is signed in.
    case signIn(String)
    /// The guest becomes an account and keeps user id and items.
    case upgradeGuest(String)
    /// An account is made.
    case create
    /// The guest's households go to the account it belongs to.
    case merge(guest: String, into: String)
    /// It belongs to an account, and the guest has something to lose: the user is asked.
    case askGuest
    /// Its verified address belongs to another account: the user signs in there first.
    case emailTaken(by: String)
    /// It is not known, and nothing may be made of it.
    case refuse

    /// The decision on an identity for which `facts` hold.
    public init(_ facts: AdmissionFacts, mayCreateAccount: Bool, choice: LinkChoice) {
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
