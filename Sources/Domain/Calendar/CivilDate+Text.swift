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
        let parts = description.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        let widths = [4, 2, 2]
        guard (1...3).contains(parts.count) else { return nil }
        var numbers: [Int] = []
        for (part, width) in zip(parts, widths) {
            guard part.count == width, part.allSatisfy({ (48...57).contains($0) }) else { return nil }
            numbers.append(part.reduce(0) { $0 * 10 + Int($1 - 48) })
        }
        switch numbers.count {
        case 1: self.init(year: numbers[0])
        case 2: self.init(year: numbers[0], month: numbers[1])
        default: self.init(year: numbers[0], month: numbers[1], day: numbers[2])
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
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
