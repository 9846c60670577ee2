import FoundationEssentials
package import KeepItFreshLabels

/// A change that a server made and has lost since with a restored backup, as a copy still has it. The copy asks for it
/// again, value by value.
package struct LostChange: Codable, Hashable, Sendable {
    /// The most items of one change.
    package static let maximumSteps = 500

    package let action: JournalEntry.Action
    /// The removed amount, in thousandths of a pack; nil when nothing was removed.
    package let amount: Int?
    package let steps: [JournalStep]
    package let inbox: [InboxStep]
    package let rules: [HouseholdRule.Step]
    /// The photos that a scan stored.
    package let photos: [StoredPhoto]
    /// The order of day and month that a person set, and the photos whose date showed it.
    package let dateOrder: DateOrder?
    package let datePhotos: [String]
    /// The id of the change that it took back; nil for any other action than `undone`.
    package let undoes: String?
    /// The id of the change of which it is a further part; nil for a whole one.
    package let partOf: String?

    private init(_ entry: JournalEntry, _ steps: ArraySlice<JournalStep>, isFirst: Bool, photos: [StoredPhoto]) {
        self.steps = Array(steps)
        (action, undoes) = (entry.action, entry.action == .undone ? entry.undoes : nil)
        partOf = entry.partOf ?? (isFirst ? nil : entry.changeId)
        amount = isFirst ? entry.amount : nil
        inbox = isFirst ? entry.inbox : []
        rules = isFirst ? entry.rules : []
        self.photos = isFirst ? photos : []
        dateOrder = entry.dateOrder
        datePhotos = entry.dateOrder == nil ? [] : entry.photos
    }

    /// The changes that make an entry of the journal again, with the photos that it stored: one with the entry's id,
    /// and for very many items further ones, whose ids are the same on every copy.
    package static func all(of entry: JournalEntry, photos: [StoredPhoto]) -> [(id: String, change: LostChange)] {
        let all = merged(entry.steps)
        return stride(from: 0, to: max(1, all.count), by: maximumSteps).map { start in
            let steps = all[start..<min(all.count, start + maximumSteps)]
            return (
                start == 0 ? id(of: entry.changeId) : derivedId(of: entry.changeId, start),
                LostChange(entry, steps, isFirst: start == 0, photos: photos)
            )
        }
    }

    /// The steps with one for each item.
    private static func merged(_ steps: [JournalStep]) -> [JournalStep] {
        var places: [String: Int] = [:]
        var merged: [JournalStep] = []
        for step in steps {
            if let place = places[step.itemId] {
                merged[place] = JournalStep(itemId: step.itemId, before: merged[place].before, after: step.after)
            } else {
                places[step.itemId] = merged.count
                merged.append(step)
            }
        }
        return merged.filter { $0.before != nil || $0.after != nil }
    }

    /// The id with which an entry with this id is asked for again: the same, but that of a further part is no id of a
    /// change.
    package static func id(of changeId: String) -> String {
        UUID(uuidString: changeId) == nil ? derivedId(of: changeId, 0) : changeId
    }

    /// An id that follows from another one and a number: a UUID in lower case.
    package static func derivedId(of id: String, _ number: Int) -> String {
        let low = FNV1a.hash(of: "\(number) \(id)", from: FNV1a.offsetBasis)
        let high = FNV1a.hash(of: "\(id) \(number)", from: low)
        var digits = [high, low].map { hash in
            let text = String(hash, radix: 16)
            return String(repeating: "0", count: 16 - text.count) + text
        }.joined()
        for place in [8, 13, 18, 23] { digits.insert("-", at: digits.index(digits.startIndex, offsetBy: place)) }
        return digits
    }
}
