/// What becomes of a guest who signs in to an account that exists.
public enum LinkChoice: String, Equatable, Sendable, CaseIterable {
    /// Nothing yet: the user is asked.
    case ask
    /// The guest's households go to the account.
    case merge
    /// The guest stays as it is and can be signed in to later.
    case switchAccount
}
