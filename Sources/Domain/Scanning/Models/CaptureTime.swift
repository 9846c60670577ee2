/// When a photo was taken: a civil day and a time of day by the camera's clock, with its distance from UTC where the
/// camera tells it.
public struct CaptureTime: Hashable, Sendable {
    /// The day where the photo was taken.
    public let date: CivilDate
    /// Milliseconds since that day's midnight: 0..<86,400,000.
    public let millisecondOfDay: Int
    /// Minutes that the clock is ahead of UTC; nil when not known.
    public let zoneOffset: Int?

    /// A time. Nil outside a day, or with an offset of more than 15 hours.
    public init?(date: CivilDate, millisecondOfDay: Int, zoneOffset: Int? = nil) {
        guard date.precision == .day, (0..<86_400_000).contains(millisecondOfDay),
            (-900...900).contains(zoneOffset ?? 0)
        else { return nil }
        self.date = date
        self.millisecondOfDay = millisecondOfDay
        self.zoneOffset = zoneOffset
    }

    /// The milliseconds from this time to the other's, negative when that was earlier: between the moments where both
    /// tell their distance from UTC, else between what the clocks showed.
    public func milliseconds(until other: CaptureTime) -> Int {
        let days = date.days(until: other.date)
        let shown = days * 86_400_000 + other.millisecondOfDay - millisecondOfDay
        guard let zoneOffset, let otherOffset = other.zoneOffset else { return shown }
        return shown - (otherOffset - zoneOffset) * 60_000
    }
}
