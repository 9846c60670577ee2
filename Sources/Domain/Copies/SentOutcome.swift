package import FoundationEssentials

/// What became of a change that a device sent.
package struct SentOutcome: Codable, Equatable, Sendable {
    /// The change's id.
    package let id: String
    /// The household's number since the change; nil when it stored nothing.
    package var number: Int?
    /// The removed amount, in thousandths of a pack: perhaps less than was asked for.
    package var amount: Int?
    /// Whether less was removed than was asked for; nil where nothing was to be removed, and from earlier versions.
    package var isPart: Bool?
    /// Why nothing was done; nil when it was.
    package var refusal: ItemEditError?
    /// What somebody else did meanwhile, where that is the reason.
    package var meanwhile: Meanwhile?

    package init(id: String) {
        self.id = id
    }

    /// What became of a change that was made, or refused.
    package init(_ outcome: ChangeOutcome, of change: SentChange) {
        id = change.id
        (number, amount, refusal) = (outcome.number, outcome.amount, outcome.refusal)
        guard case .edit(_, let edit, _) = change.action, let taken = outcome.entry?.takenPacks,
            let asked = edit.asked(of: outcome.entry?.steps.first?.before)
        else { return }
        isPart = taken < asked
    }

    /// What somebody else did.
    package struct Meanwhile: Codable, Equatable, Sendable {
        /// The name of who did it; nil where nobody knows it.
        package let by: String?
        package let at: Date
        package let action: JournalEntry.Action
        /// The value that stands; nil for none, and where no value is in question.
        package let value: String?
        /// Whether the same person did it, on another device.
        package let isOwn: Bool

        package init(by: String?, at: Date, action: JournalEntry.Action, value: String?, isOwn: Bool = false) {
            self.by = by
            self.at = at
            self.action = action
            self.value = value
            self.isOwn = isOwn
        }
    }
}

extension SentOutcome.Meanwhile {
    /// The last change of an item, on another device, that is the reason for a refusal to a user; nil when there is
    /// none.
    package init?(
        _ history: [JournalEntry], because refusal: ItemEditError, of itemId: String, notOn device: String,
        userId: String? = nil
    ) {
        func changes(_ entry: JournalEntry) -> Bool {
            switch refusal {
            case .changedSince(let aspect):
                entry.steps.contains { $0.itemId == itemId && $0.changes.contains { $0.aspect == aspect } }
            case .notEnough, .packsGone: entry.amount != nil
            case .itemGone, .notFound, .joinedSince: entry.steps.contains { $0.itemId == itemId && $0.after == nil }
            default: true
            }
        }
        guard let entry = history.last(where: { $0.device != device && !$0.isUndone && changes($0) }) else {
            return nil
        }
        var value: String?
        if case .changedSince(let aspect) = refusal {
            value = entry.steps.flatMap(\.changes).last { $0.aspect == aspect }?.new
        }
        let isOwn = userId != nil && entry.userId == userId
        self.init(by: entry.userName, at: entry.date, action: entry.action, value: value, isOwn: isOwn)
    }
}
