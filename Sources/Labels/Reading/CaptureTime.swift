/// When a photo was taken: a civil day and a time of day by the camera's clock, with its offset from UTC if the camera
/// records it.
public struct CaptureTime: Hashable, Sendable {
    /// The day at the place where the photo was taken.
    public let date: CivilDate
    /// Milliseconds since that day's midnight: 0..<86,400,000.
    public let millisecondOfDay: Int
    /// Minutes that the clock is ahead of UTC; nil when unknown.
    public let zoneOffset: Int?

    /// Nil when the time is not within a day, or the offset exceeds 15 hours.
    public init?(date: CivilDate, millisecondOfDay: Int, zoneOffset: Int? = nil) {
        guard date.precision == .day, (0..<86_400_000).contains(millisecondOfDay),
            (-900...900).contains(zoneOffset ?? 0)
        else { return nil }
        self.date = date
        self.millisecondOfDay = millisecondOfDay
        self.zoneOffset = zoneOffset
    }

    /// The milliseconds from this time to the other, negative if that is earlier. If both offsets are known, the real
    /// moments are compared, otherwise the times that the clocks showed.
    public func milliseconds(until other: CaptureTime) -> Int {
        let days = date.days(until: other.date)
        let shown = days * 86_400_000 + other.millisecondOfDay - millisecondOfDay
        guard let zoneOffset, let otherOffset = other.zoneOffset else { return shown }
        return shown - (otherOffset - zoneOffset) * 60_000
    }
}

extension CaptureTime: LosslessStringConvertible, Codable {
    /// ISO 8601: `YYYY-MM-DDThh:mm:ss`, then `.fff` unless the second is whole, then `±hh:mm` if it is known.
    public var description: String {
        let seconds = millisecondOfDay / 1000
        let time = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { Self.padded($0, to: 2) }
        var text = "\(date)T\(time.joined(separator: ":"))"
        if millisecondOfDay % 1000 > 0 { text += ".\(Self.padded(millisecondOfDay % 1000, to: 3))" }
        guard let zoneOffset else { return text }
        let offset = [abs(zoneOffset) / 60, abs(zoneOffset) % 60].map { Self.padded($0, to: 2) }
        return text + (zoneOffset < 0 ? "-" : "+") + offset.joined(separator: ":")
    }

    /// Reads the form in `description`. A fraction may have any number of digits, of which three are used. Nil for any
    /// other text.
    public init?(_ description: String) {
        let halves = description.split(separator: "T", maxSplits: 1)
        guard halves.count == 2, let date = CivilDate(String(halves[0])) else { return nil }
        let zone = halves[1].lastIndex { $0 == "+" || $0 == "-" }.map { halves[1][$0...] }
        let clock = halves[1].dropLast(zone?.count ?? 0)
        let offset = zone.flatMap(Self.zoneOffset)
        guard (zone == nil) == (offset == nil), let millisecond = Self.millisecondOfDay(clock) else { return nil }
        self.init(date: date, millisecondOfDay: millisecond, zoneOffset: offset)
    }

    /// Reads minutes ahead of UTC from `±hh:mm`; nil for any other text.
    package static func zoneOffset(_ text: Substring) -> Int? {
        guard let sign = text.first, sign == "+" || sign == "-", let parts = numbers(text.dropFirst(), count: 2),
            parts[1] < 60
        else { return nil }
        return (parts[0] * 60 + parts[1]) * (sign == "-" ? -1 : 1)
    }

    /// Reads milliseconds since midnight from `hh:mm:ss` with an optional fraction; nil for any other text.
    package static func millisecondOfDay(_ text: Substring) -> Int? {
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = parts.first, let clock = numbers(whole, count: 3), clock[0] < 24, clock[1] < 60, clock[2] < 60
        else { return nil }
        let fraction = parts.count > 1 ? parts[1] : "0"
        guard !fraction.isEmpty, fraction.utf8.allSatisfy(isDigit) else { return nil }
        let millisecond = Int((fraction + "00").prefix(3)) ?? 0
        return ((clock[0] * 60 + clock[1]) * 60 + clock[2]) * 1000 + millisecond
    }

    /// Decodes the ISO 8601 text; throws `DecodingError.dataCorrupted` for any other text.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let time = CaptureTime(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a capture time: \(text)")
        }
        self = time
    }

    /// Encodes the ISO 8601 text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    /// Reads `count` numbers of two digits, separated by colons.
    private static func numbers(_ text: Substring, count: Int) -> [Int]? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == count, parts.allSatisfy({ $0.utf8.count == 2 && $0.utf8.allSatisfy(isDigit) }) else {
            return nil
        }
        return parts.compactMap { Int($0) }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (48...57).contains(byte)
    }

    private static func padded(_ number: Int, to width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
