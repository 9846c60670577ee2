/// Decimal numbers as text, exact.
enum DecimalText {
    /// The number that digits with an implied decimal point write: `000195` with 3 decimals is `0.195`.
    static func make(_ digits: some Collection<UInt8>, decimals: Int) -> String {
        var text = Array(digits.drop { $0 == ASCII.zero })
        if text.count <= decimals {
            text.insert(contentsOf: [UInt8](repeating: ASCII.zero, count: decimals + 1 - text.count), at: 0)
        }
        if decimals > 0 { text.insert(UInt8(ascii: "."), at: text.count - decimals) }
        return ASCII.text(text)
    }
}
