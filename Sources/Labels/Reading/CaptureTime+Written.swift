extension CaptureTime {
    /// Reads a time of EXIF, `YYYY:MM:DD hh:mm:ss`, in all the forms that cameras and programs write in its place: with
    /// other marks, a `T`, a fraction or an offset behind, without seconds, without any marks, or in hours of AM and
    /// PM.
    /// Nil for anything else, such as the zeros of a camera whose clock was never set.
    ///
    /// - Parameters:
    ///   - text: The day and the time of day.
    ///   - fraction: The digits of the fraction, where they are recorded apart.
    ///   - zone: The offset from UTC, where it is recorded apart.
    package init?(written text: String, fraction: String? = nil, zone: String? = nil) {
        let text = text.split { $0.isWhitespace || $0 == "\0" }.joined(separator: " ").lowercased()
        var rest = Substring(text)
        var offset = zone.flatMap { Self.offset($0[...]) }
        if let start = Self.startOfOffset(in: rest) {
            guard let own = Self.offset(rest[start...]) else { return nil }
            offset = offset ?? own
            rest = rest[..<start]
        }
        var numbers = rest.split { !($0.isASCII && $0.isNumber) }
        if numbers.first?.count == 8, let day = numbers.first {
            numbers.replaceSubrange(0..<1, with: [day.prefix(4), day.dropFirst(4).prefix(2), day.suffix(2)])
        }
        if numbers.count == 4, numbers[3].count == 6 {
            let clock = numbers[3]
            numbers.replaceSubrange(3..<4, with: [clock.prefix(2), clock.dropFirst(2).prefix(2), clock.suffix(2)])
        }
        guard (5...7).contains(numbers.count), let date = Self.day(numbers),
            numbers[3...].prefix(3).allSatisfy({ $0.count <= 2 })
        else { return nil }
        let clock = numbers[3...].prefix(3).compactMap { Int($0) }
        var hour = clock[0]
        let isAfternoon = rest.contains("p"), isOfTwelve = isAfternoon || rest.contains("a")
        if isOfTwelve, (1...12).contains(hour) { hour = hour % 12 + (isAfternoon ? 12 : 0) }
        let second = clock.count > 2 ? clock[2] : 0
        guard hour < 24, clock[1] < 60, second < 60 else { return nil }
        let digits = numbers.count == 7 ? String(numbers[6]) : fraction ?? ""
        let isFraction = !digits.isEmpty && digits.allSatisfy { $0.isASCII && $0.isNumber }
        let millisecond = isFraction ? Int((digits + "00").prefix(3)) ?? 0 : 0
        self.init(
            date: date, millisecondOfDay: ((hour * 60 + clock[1]) * 60 + second) * 1000 + millisecond,
            zoneOffset: offset)
    }

    /// The day of the first three numbers, which begin or end with the year.
    private static func day(_ numbers: [Substring]) -> CivilDate? {
        let values = numbers.prefix(3).compactMap { Int($0) }
        guard values.count == 3, numbers.prefix(3).allSatisfy({ $0.count <= 4 }) else { return nil }
        if numbers[0].count == 4 { return CivilDate(year: values[0], month: values[1], day: values[2]) }
        guard numbers[2].count == 4, values[0] > 12 || values[1] <= 12 else { return nil }
        return CivilDate(year: values[2], month: values[1], day: values[0])
    }

    /// Where the offset from UTC begins: a sign or `z` behind the minutes.
    private static func startOfOffset(in text: Substring) -> Substring.Index? {
        guard let time = text.firstIndex(where: { $0 == " " || $0 == "t" }) else { return nil }
        let rest = text[time...]
        if let last = rest.last, last == "z" { return text.index(before: text.endIndex) }
        guard let sign = rest.lastIndex(where: { $0 == "+" || $0 == "-" }), rest[..<sign].count(where: \.isNumber) >= 4
        else { return nil }
        // The marks of 10-00-00 are no signs.
        return rest[sign] == "+" || rest[..<sign].contains(":") ? sign : nil
    }

    /// `+01:00`, `+0100`, `+01` or `z`.
    private static func offset(_ text: Substring) -> Int? {
        let text = text.filter { $0 != " " }
        if text.lowercased() == "z" { return 0 }
        let digits = text.dropFirst().filter { $0 != ":" }
        guard digits.count == 2 || digits.count == 4 else { return nil }
        return zoneOffset("\(text.prefix(1))\(digits.prefix(2)):\(digits.count == 4 ? digits.suffix(2) : "00")"[...])
    }
}
