/// Folds single Unicode scalars for matching: compatibility forms, all digits, marks, case and similar punctuation.
///
/// The result is for comparisons only; users always see the text as printed.
enum ScalarFolding {
    /// The result for combining marks, joiners and direction marks, which are dropped.
    static let dropped: UInt32 = 0

    /// The folded scalar; the bits from 24 on hold a second ASCII letter for ligatures such as `æ` and `ß`.
    static func fold(_ scalar: UInt32) -> UInt32 {
        if scalar < 0x80 { return foldASCII(scalar) }
        switch scalar {
        case 0x80..<0xC0: return foldLatinSign(scalar)
        case 0xC0...0x24F: return foldLatin(scalar)
        case 0x300...0x36F: return dropped
        case 0x370...0x3FF: return look(FoldingTables.greek, scalar, 0x370)
        case 0x400...0x4FF: return look(FoldingTables.cyrillic, scalar, 0x400)
        case 0x590...0x8FF: return foldArabicOrHebrew(scalar)
        case 0x900...0x1DFF: return foldIndicOrThai(scalar)
        case 0x1E00...0x1EFF: return look(FoldingTables.latinAdditional, scalar, 0x1E00)
        case 0x1F00...0x1FFF: return look(FoldingTables.greekExtended, scalar, 0x1F00)
        case 0x2000...0x2BFF: return foldPunctuation(scalar)
        case 0x3000...0x30FF: return foldCJKPunctuation(scalar)
        default: return foldOther(scalar)
        }
    }

    private static func look(_ table: [UInt32], _ scalar: UInt32, _ start: UInt32) -> UInt32 {
        let letter = table[Int(scalar - start)]
        return letter == 0x7E ? scalar : letter
    }

    private static func foldASCII(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0x41...0x5A: scalar | 0x20
        case 0x60: 0x27
        case 0x09, 0x0B...0x0D: 0x20
        case 0...0x08, 0x0E...0x1F, 0x7F: dropped
        default: scalar
        }
    }

    private static func foldLatinSign(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0xA0: 0x20
        case 0xAD: dropped
        case 0xB4: 0x27
        case 0xB7: 0x2E
        case 0xAA, 0xBA: 0xB0
        case 0xA6: 0x7C
        case 0x80..<0xA0: scalar == 0x85 ? 0x20 : dropped
        default: scalar
        }
    }

    private static func foldLatin(_ scalar: UInt32) -> UInt32 {
        let letter = look(FoldingTables.latin, scalar, 0xC0)
        return switch scalar {
        case 0xDF: letter | 0x73 << 24
        case 0xC6, 0xE6, 0x152, 0x153: letter | 0x65 << 24
        case 0x132, 0x133: letter | 0x6A << 24
        case 0xD7, 0xF7: scalar
        default: letter
        }
    }

    private static func foldArabicOrHebrew(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0x591...0x5BD, 0x5BF, 0x5C1, 0x5C2, 0x5C4, 0x5C5, 0x5C7: dropped
        case 0x5F3, 0x5F4: 0x27
        case 0x610...0x61A, 0x61C, 0x640, 0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E4, 0x8D3...0x8FF: dropped
        case 0x622, 0x623, 0x625, 0x671: 0x627
        case 0x629, 0x6C0, 0x6C1, 0x6D5: 0x647
        case 0x649, 0x6CC, 0x626: 0x64A
        case 0x6A9: 0x643
        case 0x60C: 0x2C
        case 0x61B: 0x3B
        case 0x66B: 0x2E
        case 0x6D4: 0x2E
        default: digit(scalar)
        }
    }

    private static func foldIndicOrThai(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0x1D2C...0x1DBF: FoldingTables.superscripts[scalar] ?? scalar
        case 0x93C, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF: dropped
        case 0x958...0x95F: indicBase[Int(scalar - 0x958)]
        default: digit(scalar)
        }
    }

    private static let indicBase: [UInt32] = [0x915, 0x916, 0x917, 0x91C, 0x921, 0x922, 0x92B, 0x92F]

    private static func foldPunctuation(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0x2000...0x200A, 0x202F, 0x205F, 0x2028, 0x2029: 0x20
        case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0x20D0...0x20F0: dropped
        case 0x2010...0x2015, 0x2212, 0x2043, 0x2500, 0x2501: 0x2D
        case 0x2018...0x201B, 0x2032, 0x2035: 0x27
        case 0x201C...0x201F, 0x2033: 0x22
        case 0x2022, 0x2024, 0x2027, 0x2219, 0x22C5, 0x25CF, 0x25AA: 0x2E
        case 0x2044, 0x2215, 0x29F8: 0x2F
        case 0x2236: 0x3A
        case 0x2223, 0x2502: 0x7C
        case 0x2071, 0x207F: FoldingTables.superscripts[scalar] ?? scalar
        case 0x2116: 0x6E | 0x6F << 24
        case 0x2160...0x216B: roman(scalar - 0x2160)
        default: scalar
        }
    }

    private static func roman(_ index: UInt32) -> UInt32 {
        switch index {
        case 0: 0x69
        case 1: 0x69 | 0x69 << 24
        case 4: 0x76
        case 5: 0x76 | 0x69 << 24
        case 9: 0x78
        case 10: 0x78 | 0x69 << 24
        default: 0x2160 + index
        }
    }

    private static func foldCJKPunctuation(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0x3000: 0x20
        case 0x3001: 0x2C
        case 0x3002, 0x30FB: 0x2E
        case 0x3099, 0x309A: dropped
        default: scalar
        }
    }

    private static func foldOther(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0x2B0...0x2E4: FoldingTables.superscripts[scalar] ?? scalar
        case 0xFF01...0xFF0F, 0xFF1A...0xFF5E: foldASCII(scalar - 0xFEE0)
        case 0xFF10...0xFF19, 0x1D7CE...0x1D7FF: digit(scalar)
        case 0xFF61: 0x2E
        case 0xFF64: 0x2C
        case 0xFF65: 0x2E
        case 0xFF66...0xFF9D: FoldingTables.katakana[Int(scalar - 0xFF66)]
        case 0xFB00: 0x66 | 0x66 << 24
        case 0xFB01: 0x66 | 0x69 << 24
        case 0xFB02: 0x66 | 0x6C << 24
        case 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xFEFF, 0xFF9E, 0xFF9F, 0xE0000...0xE0FFF: dropped
        case 0xFE52, 0xFF0E: 0x2E
        default: scalar
        }
    }

    private static func digit(_ scalar: UInt32) -> UInt32 {
        for zero in FoldingTables.digitZeros where scalar >= zero && scalar < zero + 10 {
            return 0x30 + scalar - zero
        }
        return scalar
    }
}
