/// The classes of folded scalars for the date parser.
enum GlyphClass {
    /// ASCII 0…9; all other digits are folded to these.
    static func isDigit(_ scalar: UInt32) -> Bool {
        scalar &- 0x30 < 10
    }

    /// A letter of any script, including the vowel signs of Thai and of Indian scripts.
    static func isLetter(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return (scalar | 0x20) &- 0x61 < 26 }
        if scalar < 0xC0 { return scalar == 0xB5 }
        if scalar < 0x2000 { return scalar != 0xD7 && scalar != 0xF7 && scalar != 0xE3F && scalar != 0x58A }
        if scalar < 0x3041 { return scalar == 0x3005 || scalar == 0x3006 || (0x2160...0x2188).contains(scalar) }
        return !(0xD800...0xF8FF).contains(scalar) && scalar != 0xFFFD && scalar < 0x1F000
    }

    /// A letter or a digit.
    static func isWordPart(_ scalar: UInt32) -> Bool {
        isDigit(scalar) || isLetter(scalar)
    }

    /// A letter, a digit or a bar, which may be a misread one.
    static func isBarOrWord(_ scalar: UInt32) -> Bool {
        scalar == 0x7C || (isWordPart(scalar) && !isUnspaced(scalar))
    }

    /// Scripts without spaces between words, in which a word may begin or end anywhere: Thai, Lao, Burmese, Khmer,
    /// kana, Han, Hangul (whose particles are attached to the word).
    static func isUnspaced(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0..<0xE00: false
        case 0xE00...0xEFF, 0x1000...0x11FF, 0x1780...0x17FF, 0x3040...0x33FF, 0x3400...0x9FFF, 0xAC00...0xD7AF,
            0xF900...0xFAFF, 0x20000...0x3FFFF:
            true
        default: false
        }
    }

    /// The skeleton that scalars with a similar glyph share (as in Unicode Technical Standard 39): `0` becomes `o`,
    /// `1`, `l` and `|` become `i`, Cyrillic and Greek letters whose capitals look Latin become Latin. Words and text
    /// are compared in this form.
    static func confusableSkeleton(_ scalar: UInt32) -> UInt32 {
        if scalar < 0x80 { return asciiSkeletons[Int(scalar)] }
        if scalar < 0x3B0 || scalar > 0x445 { return scalar }
        switch scalar {
        case 0x3B1, 0x430: return 0x61
        case 0x3B2, 0x432: return 0x62
        case 0x3B5, 0x435: return 0x65
        case 0x3B6: return 0x7A
        case 0x3B7, 0x43D: return 0x68
        case 0x3B9: return 0x69
        case 0x3BA, 0x43A: return 0x6B
        case 0x3BC, 0x43C: return 0x6D
        case 0x3BD: return 0x6E
        case 0x3BF, 0x43E: return 0x6F
        case 0x3C1, 0x440: return 0x70
        case 0x3C4, 0x442: return 0x74
        case 0x3C5, 0x443: return 0x79
        case 0x3C7, 0x445: return 0x78
        case 0x441: return 0x63
        default: return scalar
        }
    }

    private static let asciiSkeletons: [UInt32] = (0..<128).map { code in
        switch UInt32(code) {
        case 0x30: 0x6F
        case 0x31, 0x6C, 0x7C, 0x21: 0x69
        case 0x32: 0x7A
        case 0x35: 0x73
        case 0x36: 0x67
        case 0x38: 0x62
        default: UInt32(code)
        }
    }
}
