/// Another word that a word on a label may be: one that differs from it as misread words do.
package struct WordChange: Hashable, Sendable {
    /// In what they differ.
    package enum Kind: Hashable, Sendable {
        /// Accents and other marks are missing, or others.
        case marks
        /// Letters are of another alphabet, in which they look the same.
        case alphabet
        /// Marks are too many that no word of the label's languages has.
        case foreignMarks
        /// A letter that looks like the right one, or a pair that does.
        case alike
        /// The first letter is missing, as capitals are larger and often drawn in another way.
        case first
        /// The last letter is missing, or one next to the same letter.
        case last
        /// Any letter is another, missing or too many.
        case letter
        /// A space is missing after a particle.
        case space
        /// An apostrophe is missing.
        case apostrophe
        /// Any of these, as another reading of the line has it.
        case reading
    }

    /// The words in small letters: one, or two that the reader joined, the first of which may end in an apostrophe.
    package let words: [String]
    package let kind: Kind

    private init(_ words: [[Unicode.Scalar]], _ kind: Kind) {
        self.words = words.map { word in
            var text = String.UnicodeScalarView()
            text.append(contentsOf: word)
            return String(text)
        }
        self.kind = kind
    }

    package init(_ words: [String], _ kind: Kind) {
        self.words = words
        self.kind = kind
    }
}

/// The changes of a word, kind by kind.
extension WordChange {
    /// So many letters a word has that is looked at.
    private static let lengths = 3...24
    /// The languages that join two words by an apostrophe.
    private static let languagesOfApostrophes: Set<String> = ["fr", "it"]
    private static let apostrophe: Unicode.Scalar = "’"
    private static let minimumOfParticle = 3, minimumAfterParticle = 4
    /// More words are not tried with other marks.
    private static let maximumOfMarks = 400

    private static func letters(of word: String) -> [Unicode.Scalar]? {
        let letters = Array(word.unicodeScalars)
        let isWord = letters.allSatisfy { Letters.isLetter($0) && Letters.isLatin($0) }
        return isWord && lengths.contains(letters.count) ? letters : nil
    }

    /// The word in Latin letters, of one that is partly in those of another alphabet.
    package static func alphabet(of word: String) -> WordChange? {
        PrintedLetters.latin(word).map { WordChange([$0], .alphabet) }
    }

    /// The words with one or two other marks of the letters that the languages have, or without those that they lack.
    package static func marks(of word: String, in languages: [String]) -> [WordChange] {
        guard let letters = letters(of: word) else { return [] }
        let marked = PrintedLetters.marked(in: languages)
        let foreign = letters.indices.filter { place in
            PrintedLetters.base(letters[place]) != letters[place] && !marked.contains(letters[place])
        }
        guard foreign.isEmpty else {
            let plain = letters.map { marked.contains($0) ? $0 : PrintedLetters.base($0) }
            return [WordChange([plain], .foreignMarks)] + others(plain, marked, at: foreign)
        }
        return others(letters, marked, at: Array(letters.indices))
    }

    /// The words with other marks at one or two of the places. A mark is not taken away: readers lose more than they
    /// add.
    private static func others(
        _ letters: [Unicode.Scalar], _ marked: [Unicode.Scalar], at places: [Int]
    ) -> [WordChange] {
        let options = places.map { place in
            marked.filter { PrintedLetters.base($0) == PrintedLetters.base(letters[place]) && $0 != letters[place] }
        }
        var found: [WordChange] = []
        for (first, choices) in options.enumerated() {
            for choice in choices {
                var one = letters
                one[places[first]] = choice
                found.append(WordChange([one], .marks))
                for second in options.indices.dropFirst(first + 1) where found.count < maximumOfMarks {
                    for other in options[second] {
                        var two = one
                        two[places[second]] = other
                        found.append(WordChange([two], .marks))
                    }
                }
            }
        }
        return found
    }

    /// The words with a letter, or a pair, that looks like the one read.
    package static func alike(to word: String) -> [WordChange] {
        guard let letters = letters(of: word) else { return [] }
        var found: [WordChange] = []
        for place in letters.indices {
            for letter in PrintedLetters.alike(to: PrintedLetters.base(letters[place])) {
                var other = letters
                other[place] = letter
                found.append(WordChange([other], .alike))
            }
        }
        for pair in PrintedLetters.pairs {
            for (wrong, right) in [(pair.one, pair.two), (pair.two, pair.one)] {
                for place in letters.indices where letters[place...].starts(with: wrong) {
                    var other = letters
                    other.replaceSubrange(place..<place + wrong.count, with: right)
                    found.append(WordChange([other], .alike))
                }
            }
        }
        return found
    }

    /// The words with one letter more at the beginning or the end, and with a letter doubled.
    package static func edges(of word: String, in languages: [String]) -> [WordChange] {
        guard let letters = letters(of: word) else { return [] }
        let alphabet = PrintedLetters.plain + PrintedLetters.marked(in: languages)
        let doubled = letters.indices.map { place in
            var word = letters
            word.insert(letters[place], at: place)
            return word
        }
        return alphabet.map { WordChange([[$0] + letters], .first) }
            + (alphabet.map { letters + [$0] } + doubled).map { WordChange([$0], .last) }
    }

    /// The words with any one letter other, more or less.
    package static func anyLetter(of word: String, in languages: [String]) -> [WordChange] {
        guard let letters = letters(of: word) else { return [] }
        let alphabet = PrintedLetters.plain + PrintedLetters.marked(in: languages)
        var found: [[Unicode.Scalar]] = []
        for place in 0...letters.count {
            let before = Array(letters[..<place]), after = Array(letters[place...])
            for letter in alphabet {
                found.append(before + [letter] + after)
                if let next = after.first, next != letter { found.append(before + [letter] + after.dropFirst()) }
            }
            if !after.isEmpty { found.append(before + after.dropFirst()) }
        }
        return found.map { WordChange([$0], .letter) }
    }

    /// The two words that a word may be with an apostrophe, or with a space after a particle.
    package static func parts(of word: String, in languages: [String]) -> [WordChange] {
        guard let letters = letters(of: word) else { return [] }
        var found: [WordChange] = []
        if !languagesOfApostrophes.isDisjoint(with: languages), letters.count > minimumAfterParticle,
            "dl".unicodeScalars.contains(letters[0]),
            "aeiouyhàâéèêîô".unicodeScalars.contains(letters[1])
        {
            found.append(WordChange([[letters[0], apostrophe], Array(letters[1...])], .apostrophe))
        }
        for place in letters.indices
        where place >= minimumOfParticle && letters.count - place >= minimumAfterParticle {
            let change = WordChange([Array(letters[..<place]), Array(letters[place...])], .space)
            if BuiltInVocabulary.shared.isParticle(change.words[0], in: languages) { found.append(change) }
        }
        return found
    }
}
