/// Distinguishes words from the noise that recognisers read in pictures and textures.
enum WordShape {
    /// Whether a token can be a printed word: with a usual way of writing capitals, vowels where its alphabet needs
    /// them, and no long runs of consonants or of one letter.
    static func isPlausible(_ token: LabelToken) -> Bool {
        let scalars = Array(token.folded.unicodeScalars)
        guard (1...24).contains(scalars.count), scalars.allSatisfy({ Letters.isLetter($0) || isMark($0) }) else {
            return false
        }
        if scalars.contains(where: Letters.isUnspaced) { return scalars.count >= 2 }
        return hasPlainCase(token.text) && hasVowels(scalars) && !hasRun(scalars)
    }

    /// Combining signs of Indic and other scripts.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark: true
        default: false
        }
    }

    /// Whether letters are all small, all capitals, or only the first one a capital; a second capital is accepted as in
    /// `McVities`.
    private static func hasPlainCase(_ text: String) -> Bool {
        let capitals = text.unicodeScalars.map(Letters.isCapital)
        let count = capitals.count { $0 }
        if count == 0 || count == capitals.count { return true }
        guard capitals.first == true else { return false }
        return count == 1 || (count == 2 && capitals.count > 5 && capitals.last == false)
    }

    private static func hasVowels(_ scalars: [Unicode.Scalar]) -> Bool {
        guard scalars.allSatisfy(Letters.hasKnownVowels) else { return true }
        var consonants = 0
        var hasVowel = false
        for scalar in scalars {
            if Letters.isVowel(scalar) {
                hasVowel = true
                consonants = 0
            } else {
                consonants += 1
                if consonants > 5 { return false }
            }
        }
        return hasVowel
    }

    private static func hasRun(_ scalars: [Unicode.Scalar]) -> Bool {
        zip(scalars, zip(scalars.dropFirst(), scalars.dropFirst(2))).contains { $0 == $1.0 && $0 == $1.1 }
    }
}
