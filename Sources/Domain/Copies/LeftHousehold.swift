/// A household that is not copied any more.
package struct LeftHousehold: Sendable {
    package let id: String
    package let name: String
    /// The file with what was not sent; nil when nothing waited.
    package let file: String?
    /// The changes that were not sent.
    package let waiting: [WaitingChange]

    package init(id: String, name: String, file: String?, waiting: [WaitingChange]) {
        self.id = id
        self.name = name
        self.file = file
        self.waiting = waiting
    }
}
