extension CivilDate: LosslessStringConvertible, Codable {
    /// ISO 8601: `YYYY-MM-DD`, `YYYY-MM` or `YYYY`.
    public var description: String {
        var text = Self.padded(year, to: 4)
        if let month { text += "-" + Self.padded(month, to: 2) }
        if let day { text += "-" + Self.padded(day, to: 2) }
        return text
    }

    /// Reads what `description` writes. Nil for anything else, and for days the calendar does not have.
    public init?(_ description: String) {
        let bytes = description.utf8
        guard [4, 7, 10].contains(bytes.count) else { return nil }
        var (year, month, day) = (0, 0, 0)
        for (place, byte) in bytes.enumerated() {
            if place == 4 || place == 7 {
                guard byte == UInt8(ascii: "-") else { return nil }
                continue
            }
            guard (48...57).contains(byte) else { return nil }
            let digit = Int(byte - 48)
            switch place {
            case ..<4: year = year * 10 + digit
            case ..<7: month = month * 10 + digit
            default: day = day * 10 + digit
            }
        }
        switch bytes.count {
        case 4: self.init(year: year)
        case 7: self.init(year: year, month: month)
        default: self.init(year: year, month: month, day: day)
        }
    }

    /// Reads the ISO 8601 text; throws `DecodingError.dataCorrupted` when it is no such date.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let date = CivilDate(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no civil date: \(text)")
        }
        self = date
    }

    /// Writes the ISO 8601 text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    private static func padded(_ number: Int, to width: Int) -> String {
        let digits = String(number)
        guard digits.utf8.count < width else { return digits }
        return String(repeating: "0", count: width - digits.utf8.count) + digits
    }
}
