/// Letters and digits that recognisers confuse.
enum Confusables {
    /// The digit that a folded letter may be misread from; nil when it resembles none. Digits are never taken for other
    /// digits.
    static func digit(for scalar: UInt32) -> Int? {
        switch GlyphClass.confusableSkeleton(scalar) {
        case 0x6F, 0x71, 0x64: 0
        case 0x69, 0x5D, 0x5B: 1
        case 0x7A: 2
        case 0x73: 5
        case 0x62: 8
        case 0x67: 6
        default: nil
        }
    }

    /// Whether two skeletons are easily confused, in either direction.
    static func areConfused(_ left: UInt32, _ right: UInt32) -> Bool {
        left < 0x80 && right < 0x80 && table[Int(left)] & (1 << UInt128(right)) != 0
    }

    private static let pairs = [
        "ao", "ae", "a4", "ce", "co", "cg", "ef", "eo", "e3", "x3", "nm", "nh", "nr", "nu", "rp", "rk", "ft", "fp",
        "pd", "bh", "bd", "ht", "hk", "hm", "it", "ij", "if", "uv", "uo", "vy", "xy", "xk", "do", "gq", "go", "qo",
        "wv",
        "mw", "sg", "zs", "t7", "g9", "yv", "lt", "er", "bp", "be",
    ]

    private static let table: [UInt128] = {
        var table = [UInt128](repeating: 0, count: 128)
        for pair in pairs {
            let letters = pair.unicodeScalars.map { GlyphClass.confusableSkeleton($0.value) }
            table[Int(letters[0])] |= 1 << UInt128(letters[1])
            table[Int(letters[1])] |= 1 << UInt128(letters[0])
        }
        return table
    }()
}
