import FoundationEssentials
import KeepItFreshLabels

/// Times in files: ISO 8601 in UTC, to the millisecond, as precisely as stores keep them.
enum ExchangeTime {
    /// `2027-03-12T06:34:42.123Z`.
    static func text(_ date: Date) -> String {
        let milliseconds = Int(clamping: (date.timeIntervalSince1970 * 1000).rounded())
        let (day, rest) = divided(milliseconds, by: 86_400_000)
        let parts = [rest / 3_600_000, rest / 60_000 % 60, rest / 1000 % 60].map { padded($0, to: 2) }
        return "\(CivilDate(clampedDayNumber: day))T\(parts.joined(separator: ":")).\(padded(rest % 1000, to: 3))Z"
    }

    /// Reads the form that `text` writes, the same without milliseconds, and a day alone. Nil for any other text.
    static func date(_ text: String) -> Date? {
        let parts = text.split(separator: "T", maxSplits: 1)
        guard let first = parts.first, let day = CivilDate(String(first)), day.precision == .day else { return nil }
        let midnight = day.dayNumber * 86_400_000
        guard parts.count == 2 else {
            return text.utf8.count == 10 ? Date(timeIntervalSince1970: Double(midnight) / 1000) : nil
        }
        guard let milliseconds = milliseconds(parts[1]) else { return nil }
        return Date(timeIntervalSince1970: Double(midnight + milliseconds) / 1000)
    }

    private static func milliseconds(_ text: Substring) -> Int? {
        guard text.last == "Z" else { return nil }
        let parts = text.dropLast().split(separator: ".", omittingEmptySubsequences: false)
        guard let clock = parts.first, parts.count <= 2 else { return nil }
        let numbers = clock.split(separator: ":", omittingEmptySubsequences: false).map { number($0, digits: 2) }
        guard numbers.count == 3, let hour = numbers[0], let minute = numbers[1], let second = numbers[2], hour < 24,
            minute < 60, second < 60
        else { return nil }
        var rest = 0
        if parts.count == 2 {
            guard let thousandths = number(parts[1], digits: 3) else { return nil }
            rest = thousandths
        }
        return ((hour * 60 + minute) * 60 + second) * 1000 + rest
    }

    private static func number(_ text: Substring, digits: Int) -> Int? {
        guard text.utf8.count == digits, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return Int(text)
    }

    private static func divided(_ number: Int, by divisor: Int) -> (Int, Int) {
        let rest = (number % divisor + divisor) % divisor
        return ((number - rest) / divisor, rest)
    }

    private static func padded(_ number: Int, to width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
