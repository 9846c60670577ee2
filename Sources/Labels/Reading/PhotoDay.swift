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

    /// The first day that the last part of a path names.
    private static func day(in path: String) -> CivilDate? {
        let name = Array(path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).last ?? [])
        let starts = name.indices.filter { ASCII.isDigit(name[$0]) && ($0 == 0 || !ASCII.isDigit(name[$0 - 1])) }
        return starts.lazy.compactMap { start in
            let count = name[start...].prefix(while: ASCII.isDigit).count
            return yearFirst(name, start, count) ?? dayFirst(name, start, count) ?? moment(name, start, count)
        }.first
    }

    /// `20251230`, also with the time behind it, or `2025-12-30` with marks.
    private static func yearFirst(_ name: [UInt8], _ start: Int, _ count: Int) -> CivilDate? {
        guard let year = number(name, start, 4), year >= firstYearOfPhones else { return nil }
        if count == 8 || (count == 14 || count == 17) && isTime(name, start + 8) {
            return number(name, start + 4, 2).flatMap { month in
                number(name, start + 6, 2).flatMap { CivilDate(year: year, month: month, day: $0) }
            }
        }
        guard count == 4, let (month, day) = pair(name, behind: start + 4) else { return nil }
        return CivilDate(year: year, month: month, day: day)
    }

    private static func isTime(_ name: [UInt8], _ start: Int) -> Bool {
        [(0, 24), (2, 60), (4, 60)].allSatisfy { place, end in (number(name, start + place, 2) ?? end) < end }
    }

    /// The two numbers of two digits behind a year, with the same mark before each and no digit after them.
    private static func pair(_ name: [UInt8], behind start: Int) -> (Int, Int)? {
        guard start + 3 < name.count, marks.contains(name[start]), name[start + 3] == name[start],
            let first = number(name, start + 1, 2), let second = number(name, start + 4, 2),
            start + 6 >= name.count || !ASCII.isDigit(name[start + 6])
        else { return nil }
        return (first, second)
    }

    /// `30.12.2025`, or with other marks, if the day cannot be a month.
    private static func dayFirst(_ name: [UInt8], _ start: Int, _ count: Int) -> CivilDate? {
        guard count == 2, start + 5 < name.count, marks.contains(name[start + 2]), name[start + 5] == name[start + 2],
            let day = number(name, start, 2), let month = number(name, start + 3, 2),
            let year = number(name, start + 6, 4), year >= firstYearOfPhones,
            start + 10 >= name.count || !ASCII.isDigit(name[start + 10]),
            name[start + 2] == UInt8(ascii: ".") || day > 12 || day == month
        else { return nil }
        return CivilDate(year: year, month: month, day: day)
    }

    /// The milliseconds since 1970 that some messengers name photos by: `mmexport1767088800000.jpg`.
    private static func moment(_ name: [UInt8], _ start: Int, _ count: Int) -> CivilDate? {
        let prefix = String(decoding: name[..<start], as: UTF8.self).lowercased()
        guard count == 13, momentPrefixes.contains(where: prefix.hasSuffix),
            let milliseconds = Int(String(decoding: name[start..<start + 13], as: UTF8.self))
        else { return nil }
        let day = CivilDate(dayNumber: milliseconds / 86_400_000)
        return day.flatMap { $0.year >= firstYearOfPhones ? $0 : nil }
    }

    private static let momentPrefixes = ["mmexport", "fb_img_", "wx_camera_", "wechatimg", "lrm_export_", "image_"]

    private static let marks = [UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ".")]

    private static func number(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int? {
        start + count <= bytes.count ? ASCII.number(bytes[start..<start + count]) : nil
    }
}
