/// A civil date with a time of day, without a time zone, as GS1 elements carry it.
public struct CivilDateTime: Hashable, Sendable, CustomStringConvertible {
    /// The day.
    public let date: CivilDate
    /// 0…23.
    public let hour: Int
    /// 0…59; 0 when only the hour is known.
    public let minute: Int
    /// 0…59; nil when not known.
    public let second: Int?

    /// ISO 8601: `YYYY-MM-DDThh:mm`, with `:ss` when the second is known.
    public var description: String {
        let seconds = second.map { ":" + Self.twoDigits($0) } ?? ""
        return "\(date)T\(Self.twoDigits(hour)):\(Self.twoDigits(minute))\(seconds)"
    }

    private static func twoDigits(_ number: Int) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }
}
