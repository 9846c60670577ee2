package import FoundationEssentials

/// A row that several servers share, as it is stored outside of their working copies.
package struct SharedRow: Equatable, Sendable {
    /// The table's name.
    package let kind: String
    /// The values that tell the row from the others of its table and scope, as a JSON array.
    package let key: String
    /// All values by their columns, as a JSON object; nil for a row that was removed.
    package let body: String?
    /// Content that is too large to be among the news, such as a picture; nil where there is none, or it stays as it
    /// is.
    package let bytes: Data?

    package init(kind: String, key: String, body: String?, bytes: Data? = nil) {
        (self.kind, self.key, self.body, self.bytes) = (kind, key, body, bytes)
    }

    /// Whose rows they are: those of a scope are changed by one server at a time.
    package enum Scope: Hashable, Sendable {
        /// Users, their sessions and sign-ins, and who is a member of which household.
        case accounts
        /// What a household has.
        case household(String)
    }

    /// How far a scope is.
    package struct State: Equatable, Sendable {
        /// Another one after the rows went back to a backup.
        package let epoch: String
        /// How often rows of it were changed.
        package var number: Int64

        package init(epoch: String, number: Int64) {
            (self.epoch, self.number) = (epoch, number)
        }
    }

    /// On whose behalf rows are read and changed; who is no member of a household finds none of it.
    package enum Actor: Hashable, Sendable {
        /// Nobody who is signed in yet: only accounts.
        case nobody
        /// The user of the session whose token has this digest, in upper-case hexadecimal.
        case session(String)
        /// A user, by the server's own work.
        case user(String)
    }

    /// A photo that no server has read yet.
    package struct UnreadPhoto: Equatable, Sendable {
        /// The id of the upload.
        package let id: String
        package let householdId: String
        /// Who has sent it.
        package let userId: String

        package init(id: String, householdId: String, userId: String) {
            (self.id, self.householdId, self.userId) = (id, householdId, userId)
        }
    }
}
