extension String {
    /// The text with each letter and its marks as one scalar where Unicode has one, as in its form C: programs that
    /// compare bytes then find the names of a Mac's files, too.
    package var composed: String {
        let hasMarks = unicodeScalars.contains { scalar in
            scalar.value >= 0x300
                && (scalar.properties.canonicalCombiningClass != .notReordered
                    || (0x1100...0x11FF).contains(scalar.value))
        }
        guard hasMarks else { return self }
        return String(map { ComposedLetters.letters[$0] ?? $0 })
    }
}

/// The letters that Unicode has with their marks in one scalar. A dictionary finds them by both forms, as characters
/// that look the same are equal.
private enum ComposedLetters {
    static let letters: [Character: Character] = {
        let blocks: [ClosedRange<UInt32>] = [
            0xC0...0x24F, 0x386...0x3CE, 0x400...0x4FF, 0x622...0x626, 0x1E00...0x1FFC, 0x304C...0x30FE,
            0xAC00...0xD7A3,
        ]
        var letters: [Character: Character] = [:]
        for scalar in blocks.joined().compactMap(Unicode.Scalar.init) {
            let letter = Character(scalar)
            if letters[letter] == nil { letters[letter] = letter }
        }
        return letters
    }()
}
