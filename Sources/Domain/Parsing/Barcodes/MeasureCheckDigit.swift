/// The check digit inside a restricted number that guards its price or weight (GS1 General Specifications, section
/// 7.9, "weighting factors").
enum MeasureCheckDigit {
    /// The digit that belongs to four or five digits; nil for another number of them.
    static func make(for digits: [UInt8]) -> UInt8? {
        let values = digits.map { Int($0) - 48 }
        switch values.count {
        case 4: return byte(3 * sum(values, [twoMinus, twoMinus, three, fiveMinus]) % 10)
        case 5:
            let rest = (10 - sum(values, [fivePlus, twoMinus, fiveMinus, fivePlus, twoMinus]) % 10) % 10
            return fiveMinus.firstIndex(of: rest).map(byte)
        default: return nil
        }
    }

    private static let twoMinus = [0, 2, 4, 6, 8, 9, 1, 3, 5, 7]
    private static let three = [0, 3, 6, 9, 2, 5, 8, 1, 4, 7]
    private static let fivePlus = [0, 5, 1, 6, 2, 7, 3, 8, 4, 9]
    private static let fiveMinus = [0, 5, 9, 4, 8, 3, 7, 2, 6, 1]

    private static func sum(_ values: [Int], _ weights: [[Int]]) -> Int {
        zip(values, weights).reduce(0) { $0 + $1.1[$1.0] }
    }

    private static func byte(_ digit: Int) -> UInt8 {
        UInt8(digit) + ASCII.zero
    }
}
