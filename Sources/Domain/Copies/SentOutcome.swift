package import FoundationEssentials

/// What became of a change that a device sent.
package struct SentOutcome: Codable, Equatable, Sendable {
    /// The change's id.
    package let id: String
    /// The household's number since the change; nil when it stored nothing.
    package var number: Int?
    /// The removed amount, in thousandths of a pack: perhaps less than was asked for.
    package var amount: Int?
    /// Why nothing was done; nil when it was.
    package var refusal: ItemEditError?
    /// What somebody else did meanwhile, where that is the reason.
    package var meanwhile: Meanwhile?

    package init(id: String) {
        self.id = id
    }

    /// What somebody else did.
    package struct Meanwhile: Codable, Equatable, Sendable {
        /// The name of who did it; nil where nobody knows it.
        package let by: String?
        package let at: Date
        package let action: JournalEntry.Action
        /// The value that stands; nil for none, and where no value is in question.
        package let value: String?

        package init(by: String?, at: Date, action: JournalEntry.Action, value: String?) {
            self.by = by
            self.at = at
            self.action = action
            self.value = value
        }
    }
}
