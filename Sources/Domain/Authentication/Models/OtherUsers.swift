/// Who keeps items in the same store as a user, in households of which the user is no member.
package struct OtherUsers: Equatable, Sendable {
    /// The oldest way to sign in to each other account, oldest account first; at most `maximumAccounts`.
    package let accounts: [LinkedIdentity]
    /// Whether the guest is one of the others.
    package let hasGuest: Bool

    /// Of more accounts the others are not listed.
    package static let maximumAccounts = 3

    package init(accounts: [LinkedIdentity], hasGuest: Bool) {
        self.accounts = accounts
        self.hasGuest = hasGuest
    }

    /// Whether the user is the only one.
    package var isEmpty: Bool { accounts.isEmpty && !hasGuest }
}
