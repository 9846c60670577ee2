/// Text for a font that has nothing but the printable characters of ASCII.
enum BitmapText {
    /// The text in printable ASCII: a Latin letter loses its marks, typographic quotes and dashes become plain, and
    /// everything else is a question mark.
    static func printable(_ text: String) -> String {
        text.map(printable).joined()
    }

    private static func printable(_ character: Character) -> String {
        guard let scalar = character.unicodeScalars.first else { return "" }
        switch scalar.value {
        case 0x20...0x7E: return String(scalar)
        case 0xA0, 0x2002...0x200A, 0x202F, 0x3000: return " "
        case 0x2018...0x201B, 0xB4: return "'"
        case 0x201C...0x201F: return "\""
        case 0x2010...0x2015, 0x2212: return "-"
        case 0x2026: return "..."
        default: return latinLetter(scalar) ?? "?"
        }
    }

    /// The base of a letter by its name in the Unicode Character Database, such as `LATIN SMALL LETTER U WITH
    /// DIAERESIS` or `LATIN CAPITAL LIGATURE OE`; nil for other scripts.
    private static func latinLetter(_ scalar: Unicode.Scalar) -> String? {
        let words = scalar.properties.name?.split(separator: " ") ?? []
        guard words.count > 3, words[0] == "LATIN", ["LETTER", "LIGATURE"].contains(words[2]) else { return nil }
        if scalar == "ß" { return "ss" }
        guard words[3].count <= 2, words.count == 4 || words[4] == "WITH" else { return nil }
        return words[1] == "SMALL" ? words[3].lowercased() : String(words[3])
    }
}
