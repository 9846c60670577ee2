/// What was eaten and thrown away in some days of a month, in thousandths of packs.
public struct UseShare: Equatable, Hashable, Sendable {
    /// The first day of the month that counts.
    public let firstDay: Int
    /// The last one.
    public let lastDay: Int
    /// What was eaten.
    public let eaten: Int
    /// What was thrown away.
    public let wasted: Int

    /// What was taken out from `firstDay` to `lastDay`.
    public init(firstDay: Int, lastDay: Int, eaten: Int, wasted: Int) {
        self.firstDay = firstDay
        self.lastDay = lastDay
        self.eaten = eaten
        self.wasted = wasted
    }
}
