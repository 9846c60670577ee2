/// What a channel tells once: an item, its last day and the threshold. Another last day is another mark.
public struct ReminderMark: Equatable, Hashable, Codable, Sendable {
    /// The item.
    public let itemId: String
    /// Its last day when it was told.
    public let lastDay: CivilDate
    /// The threshold, in days before.
    public let daysBefore: Int

    /// A mark.
    public init(itemId: String, lastDay: CivilDate, daysBefore: Int) {
        self.itemId = itemId
        self.lastDay = lastDay
        self.daysBefore = daysBefore
    }
}
