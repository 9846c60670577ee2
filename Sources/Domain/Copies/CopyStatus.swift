package import FoundationEssentials

/// Where a copy stands towards its server.
package struct CopyStatus: Equatable, Sendable {
    /// The server's address, without a path.
    package let server: String
    /// The id of the user whose copy it is.
    package let userId: String
    /// When the last exchange was made; nil before the first.
    package var reachedAt: Date?
    /// When the server was tried last without success, since the last exchange; nil when it was not.
    package var failedAt: Date?
    /// Whether the server said that the session has ended.
    package var isSignedOut = false
    package var households: [Household] = []

    package init(server: String, userId: String) {
        self.server = server
        self.userId = userId
    }

    /// How many changes wait to be sent, of all households.
    package var waiting: Int { households.reduce(0) { $0 + $1.waiting } }

    /// A household that is copied.
    package struct Household: Equatable, Sendable {
        package let id: String
        package let name: String
        /// The server's number of what the copy shows.
        package let number: Int
        /// How many changes wait to be sent.
        package let waiting: Int

        package init(id: String, name: String, number: Int, waiting: Int) {
            self.id = id
            self.name = name
            self.number = number
            self.waiting = waiting
        }
    }
}
