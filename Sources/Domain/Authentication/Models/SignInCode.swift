package import FoundationEssentials

/// A code with which another device signs in as a user, once. It looks like an invitation's.
package enum SignInCode: String, Sendable {
    /// Shown by the machine that has the inventory, for its own user.
    case setUp
    /// Made by a user who is signed in, for another device of the same person.
    case device

    /// Seconds for which a code is valid.
    package var lifetime: TimeInterval {
        switch self {
        case .setUp: 3_600
        case .device: 600
        }
    }

    /// What is said of a code to whoever has it.
    package struct Preview: Equatable, Sendable {
        /// The name of the household that one joins; nil for a code that signs in as a user.
        package let household: String?
        /// The name of the owner who invited; nil when it is not known.
        package let inviter: String?
        package let expiresAt: Date

        package init(household: String?, inviter: String?, expiresAt: Date) {
            self.household = household
            self.inviter = inviter
            self.expiresAt = expiresAt
        }
    }
}
