/// UPC-E, the zero-suppressed form of a UPC-A number (GS1 General Specifications, section 5.2.2.4.2).
enum UPCE {
    /// The 12 digits of UPC-A for 6 digits (number system 0), 7 (with number system) or 8 (with check digit also).
    /// A check digit that is there is not verified here.
    static func expanded(_ digits: [UInt8]) throws(BarcodeError) -> [UInt8] {
        guard (6...8).contains(digits.count) else { throw .length }
        let system = digits.count == 6 ? ASCII.zero : digits[0]
        guard system == ASCII.zero || system == ASCII.zero + 1 else { throw .numberSystem }
        let six = digits.count == 6 ? digits[...] : digits[1..<7]
        let eleven = [system] + body(Array(six))
        let check = digits.count == 8 ? digits[7] : ASCII.checkDigit(of: eleven)
        return eleven + [check]
    }

    /// The ten digits between number system and check digit.
    private static func body(_ six: [UInt8]) -> [UInt8] {
        let kept: Int
        switch six[5] - ASCII.zero {
        case 0...2: kept = 2
        case 3: kept = 3
        case 4: kept = 4
        default: kept = 5
        }
        let head = kept == 2 ? [six[0], six[1], six[5]] : Array(six[0..<kept])
        let tail = kept == 5 ? [six[5]] : Array(six[kept..<5])
        return head + [UInt8](repeating: ASCII.zero, count: 10 - head.count - tail.count) + tail
    }
}
