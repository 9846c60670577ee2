/// The day on which a photo was taken, and what shows it. Dates without a year, and how near fresh food is to its end,
/// are judged by it.
package struct PhotoDay: Hashable, Sendable {
    /// What shows the day, the most certain first.
    package enum Source: String, Sendable, CaseIterable {
        /// The camera's own record (EXIF).
        case capture
        /// The name of the file, as cameras and messengers give it: `IMG-20251230-WA0001.jpg`.
        case fileName
        /// The time of the file, if that is within a fortnight: the photo has just been taken or sent.
        case fileTime
    }

    package let day: CivilDate
    package let source: Source

    /// The day of a photo; nil when nothing shows it.
    ///
    /// - Parameters:
    ///   - capture: The day by the camera's record; nil without one.
    ///   - fileName: The path or name of the file.
    ///   - written: The file's modification time in milliseconds since 1970; nil when that may be the time of a copy.
    ///   - today: The current day: no photo is from a later one.
    package init?(capture: CivilDate?, fileName: String, written: Int? = nil, today: CivilDate) {
        if let capture, capture <= today {
            (day, source) = (capture, .capture)
        } else if let named = Self.day(in: fileName), named <= today {
            (day, source) = (named, .fileName)
        } else if let written, let day = CivilDate(dayNumber: Int((Double(written) / 86_400_000).rounded(.down))),
            (0...Self.maximumDays).contains(day.days(until: today))
        {
            (self.day, source) = (day, .fileTime)
        } else {
            return nil
        }
    }

    /// A fortnight.
    private static let maximumDays = 14

    /// Before it there were no phones with cameras.
    static let firstYearOfPhones = 2003

    /// The first day that the last part of a path names: `20251230`, `2025-12-30`, `2025_12_30` or with points, with no
    /// digit around it.
    private static func day(in path: String) -> CivilDate? {
        let name = Array(path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).last ?? [])
        for start in name.indices where start == 0 || !ASCII.isDigit(name[start - 1]) {
            guard let year = number(name, start, 4), year >= firstYearOfPhones else { continue }
            for width in 0...1 {
                let separator = start + 4 < name.count && width == 1 ? name[start + 4] : nil
                if width == 1, !marks.contains(separator ?? 0) { continue }
                let month = start + 4 + width, day = month + 2 + width, end = day + 2
                guard width == 0 || month + 2 < name.count && name[month + 2] == separator,
                    let monthNumber = number(name, month, 2), let dayNumber = number(name, day, 2),
                    end >= name.count || !ASCII.isDigit(name[end]),
                    let date = CivilDate(year: year, month: monthNumber, day: dayNumber)
                else { continue }
                return date
            }
        }
        return nil
    }

    private static let marks = [UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ".")]

    private static func number(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int? {
        start + count <= bytes.count ? ASCII.number(bytes[start..<start + count]) : nil
    }
}
