/// Quick questions about scalars; nearly all on a label are ASCII.
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

    private static func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
        (0x61...0x7A).contains(scalar.value | 0x20)
    }
}
