/// Classes of Unicode scalars, with a short cut for ASCII, which is nearly all that labels print.
enum Letters {
    static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x80 ? isASCIILetter(scalar) : scalar.properties.isAlphabetic
    }

    static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x80 ? (0x30...0x39).contains(scalar.value) : scalar.properties.numericType == .decimal
    }

    static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x80 ? scalar.value == 0x20 || (9...13).contains(scalar.value) : scalar.properties.isWhitespace
    }

    static func isCapital(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x80 ? (0x41...0x5A).contains(scalar.value) : scalar.properties.isUppercase
    }

    /// Whether a scalar belongs to a script that puts no spaces between words: Thai, kana, Han, and Hangul, whose
    /// endings are attached to the word.
    static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0E00...0x0E7F, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0x1100...0x11FF: true
        default: false
        }
    }

    static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x250
    }

    /// Whether a scalar is a vowel of the folded Latin, Greek and Cyrillic alphabets.
    static func isVowel(_ scalar: Unicode.Scalar) -> Bool {
        "aeiouyαεηιουωаеёиоуыэюяіїє".unicodeScalars.contains(scalar)
    }

    /// Whether `isVowel` knows the vowels of the scalar's alphabet.
    static func hasKnownVowels(_ scalar: Unicode.Scalar) -> Bool {
        isLatin(scalar) || (0x370...0x52F).contains(scalar.value)
    }

    private static func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
        (0x61...0x7A).contains(scalar.value | 0x20)
    }
}

extension String {
    /// The letters and digits alone: two readings agree when these are the same.
    package var alphanumerics: String {
        filter { $0.isLetter || $0.isNumber }
    }
}
