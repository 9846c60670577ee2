/// A household that is not copied any more.
package struct LeftHousehold: Sendable {
    package let id: String
    package let name: String
    /// The database with all that the copy had of it, also what was not sent.
    package let file: String
    package let ended: FormerMembership
    /// The changes that were not sent.
    package let waiting: [WaitingChange]

    package init(id: String, name: String, file: String, ended: FormerMembership, waiting: [WaitingChange]) {
        self.id = id
        self.name = name
        self.file = file
        self.ended = ended
        self.waiting = waiting
    }
}
