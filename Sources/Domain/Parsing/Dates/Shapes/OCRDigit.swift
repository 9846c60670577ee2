/// Letters that readers take digits for. A digit is never taken for another digit.
enum OCRDigit {
    /// The digit that a folded letter may have been printed as; nil when it looks like none.
    static func value(_ scalar: UInt32) -> Int? {
        switch GlyphClass.shape(scalar) {
        case 0x6F, 0x71, 0x64: 0
        case 0x69, 0x5D, 0x5B: 1
        case 0x7A: 2
        case 0x73: 5
        case 0x62: 8
        case 0x67: 6
        default: nil
        }
    }
}
