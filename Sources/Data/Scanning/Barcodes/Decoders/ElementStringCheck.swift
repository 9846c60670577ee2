/// Checks the syntax that all GS1 element strings share (GS1 General Specifications, section 7.8), which is enough to
/// detect what a decoder made up.
enum ElementStringCheck {
    /// False when an element of predefined length is too short, has a character that is not a digit, or is a date whose
    /// month does not exist.
    static func isPlausible(_ payload: [UInt8]) -> Bool {
        payload.split(separator: 0x1D).allSatisfy(isPlausible(group:))
    }

    /// Elements up to a separator: any number of predefined length, then at most one of variable length.
    private static func isPlausible(group: ArraySlice<UInt8>) -> Bool {
        var rest = group
        while let identifier = number(rest.prefix(2)) {
            guard let length = lengths[identifier] else {
                return rest.count > 2 && assigned.contains { $0.contains(identifier) }
            }
            let value = rest.dropFirst(2).prefix(length)
            guard value.count == length, value.allSatisfy(isDigit) else { return false }
            if dates.contains(identifier), !(1...12 ~= (number(value.dropFirst(2).prefix(2)) ?? 0)) { return false }
            rest = rest.dropFirst(2 + length)
        }
        return rest.isEmpty
    }

    /// The number of digits behind the first two of an identifier, for GS1's identifiers with a predefined length.
    private static let lengths: [Int: Int] = {
        let whole = [0: 18, 1: 14, 2: 14, 3: 14, 4: 16, 20: 2, 41: 14]
        let sixDigits = (11...19).map { ($0, 6) } + (31...36).map { ($0, 8) }
        return whole.merging(sixDigits) { first, _ in first }
    }()

    /// The first two digits of the assigned identifiers.
    private static let assigned = [0...4, 10...17, 20...25, 30...37, 39...43, 70...72, 80...82, 90...99]

    private static let dates: Set<Int> = [11, 12, 13, 15, 16, 17]

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard digits.count == 2, digits.allSatisfy(isDigit) else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1) - 48 }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }
}
