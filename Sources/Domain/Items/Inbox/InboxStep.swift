/// The change of one photo of the inbox in a journal entry.
package struct InboxStep: Codable, Hashable, Sendable {
    /// The photo before the change; nil when it was not in the inbox.
    package let before: InboxPhoto?
    /// The photo after the change; nil when it goes.
    package let after: InboxPhoto?

    init(before: InboxPhoto?, after: InboxPhoto?) {
        self.before = before
        self.after = after
    }

    /// The content hash of the photo's file.
    package var contentHash: String { (after ?? before)?.contentHash ?? "" }

    var withoutReading: InboxStep {
        InboxStep(before: before?.withoutReading, after: after?.withoutReading)
    }
}
