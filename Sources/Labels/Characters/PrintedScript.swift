/// A script that is read by its own reader.
package enum PrintedScript: CaseIterable, Sendable {
    case cyrillic, greek, hangul

    /// Whether a letter belongs to it.
    package func contains(_ letter: Unicode.Scalar) -> Bool {
        switch self {
        case .cyrillic: (0x0400...0x052F).contains(letter.value)
        // The micro sign of units is another character.
        case .greek: (0x0370...0x03FF).contains(letter.value)
        case .hangul: (0xAC00...0xD7AF).contains(letter.value) || (0x3131...0x318E).contains(letter.value)
        }
    }

    /// Whether a letter belongs to it and looks like none of another script.
    package func isDistinctive(_ letter: Unicode.Scalar) -> Bool {
        self == .greek ? "ΔΘΛΞΣΨΩαβγδεζηθλμξπσςωάέήίόύώ".unicodeScalars.contains(letter) : contains(letter)
    }

    /// The number of a text's letters that belong to it.
    package func count(in text: String) -> Int {
        text.unicodeScalars.count { contains($0) }
    }
}
