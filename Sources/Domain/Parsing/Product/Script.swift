/// Writing systems, as far as reading labels needs them.
enum Script {
    /// True for letters of scripts that are written without spaces between words: Thai, kana, Han, and Hangul, whose
    /// endings join their words.
    static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0E00...0x0E7F, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0x1100...0x11FF: true
        default: false
        }
    }

    /// True for letters of the Latin alphabets.
    static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x250
    }

    /// True for a vowel of the folded Latin, Greek and Cyrillic alphabets.
    static func isVowel(_ scalar: Unicode.Scalar) -> Bool {
        "aeiouyαεηιουωаеёиоуыэюяіїє".unicodeScalars.contains(scalar)
    }

    /// True for letters of alphabets whose vowels `isVowel` knows.
    static func hasKnownVowels(_ scalar: Unicode.Scalar) -> Bool {
        isLatin(scalar) || (0x370...0x52F).contains(scalar.value)
    }
}
