import KeepItFreshDomain

/// Draws EAN-13 codes (ISO/IEC 15420).
enum EAN13Picture {
    private static let setA = [
        "0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111", "0111011", "0110111", "0001011",
    ]
    private static let parities = [
        "AAAAAA", "AABABB", "AABBAB", "AABBBA", "ABAABB", "ABBAAB", "ABBBAA", "ABABAB", "ABABBA", "ABBABA",
    ]

    /// The code in black on white, bars `scale` pixels to a module, amid a quiet zone; `visible` cuts off all modules
    /// outside it, and `addOn` sets two or five digits beside it.
    static func draw(
        _ digits: String, scale: Int = 3, visible: Range<Int> = 0..<95, addOn: String? = nil
    ) -> GreyImage {
        let gap = String(repeating: "0", count: 9)
        let modules =
            modules(digits).enumerated().map { visible.contains($0.offset) && $0.element == "1" }
            + (addOn.map { gap + self.addOn($0) } ?? "").map { $0 == "1" }
        let quiet = [Bool](repeating: false, count: 12)
        let row = (quiet + modules + quiet).flatMap { [UInt8](repeating: $0 ? 0 : 255, count: scale) }
        let height = 40 * scale
        let blank = [UInt8](repeating: 255, count: row.count * 4 * scale)
        let bars = (0..<height).flatMap { _ in row }
        return .made(width: row.count, height: height + 8 * scale, pixels: blank + bars + blank)
    }

    private static func modules(_ digits: String) -> String {
        let values = digits.compactMap(\.wholeNumberValue)
        let left = zip(values[1...6], parities[values[0]]).map { value, set in
            set == "A" ? setA[value] : String(inverted(setA[value]).reversed())
        }
        let right = values[7...].map { inverted(setA[$0]) }
        return "101" + left.joined() + "01010" + right.joined() + "101"
    }

    /// Two digits whose parities encode their number modulo 4, or five whose parities encode a check digit.
    private static func addOn(_ digits: String) -> String {
        let values = digits.compactMap(\.wholeNumberValue)
        let weights = [3, 9, 3, 9, 3]
        let sets =
            values.count == 2
            ? ["AA", "AB", "BA", "BB"][(10 * values[0] + values[1]) % 4]
            : ["BBAAA", "BABAA", "BAABA", "BAAAB", "ABBAA", "AABBA", "AAABB", "ABABA", "ABAAB", "AABAB"][
                zip(values, weights).reduce(0) { $0 + $1.0 * $1.1 } % 10]
        return "1011"
            + zip(values, sets).map { value, set in
                set == "A" ? setA[value] : String(inverted(setA[value]).reversed())
            }.joined(separator: "01")
    }

    private static func inverted(_ pattern: String) -> String {
        String(pattern.map { $0 == "1" ? "0" : "1" })
    }
}
