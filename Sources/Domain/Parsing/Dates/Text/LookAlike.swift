/// Letters that readers take for one another.
enum LookAlike {
    /// True when two shapes are easily confused, in either direction.
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
            let letters = pair.unicodeScalars.map { GlyphClass.shape($0.value) }
            table[Int(letters[0])] |= 1 << UInt128(letters[1])
            table[Int(letters[1])] |= 1 << UInt128(letters[0])
        }
        return table
    }()
}
