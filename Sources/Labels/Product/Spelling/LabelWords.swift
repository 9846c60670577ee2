/// The text of a label, to correct the words of its name by.
package struct LabelWords: Sendable {
    private let lines: [(line: TextLine, tokens: [LabelToken])]

    /// More lines tell no more of the language.
    private static let maximumLines = 300
    private static let maximumLength = 500
    /// A language of which a label has fewer different words is not told.
    private static let minimumWords = 3
    /// Further languages have at least this share of the words of the first.
    private static let minimumShare = 0.7

    package init(_ label: ScannedLabel) {
        lines = label.lines.prefix(Self.maximumLines).map { line in
            (line, LabelToken.tokens(of: line, upTo: ProductLine.maximumLength))
        }
    }

    /// The languages in which it may be printed, by their codes (ISO 639-1), the likeliest first, and how many of these
    /// are sure: those with most of its different words and of its letters with marks.
    package func languages(upTo maximum: Int) -> (codes: [String], sure: Int) {
        let words = Set(lines.flatMap { $0.tokens.map(\.folded) })
        let letters = Set(lines.flatMap { $0.tokens.flatMap { $0.text.lowercased().unicodeScalars } })
        let counts = BuiltInVocabulary.shared.counts(of: words).map { language in
            (codes: language.codes, count: language.count + PrintedLetters.count(of: letters, in: language.codes))
        }
        let sorted = counts.enumerated().filter { $0.element.count > 0 }
            .sorted { ($0.element.count, $1.offset) > ($1.element.count, $0.offset) }.map(\.element)
        let best = sorted.first?.count ?? 0
        let isSure: (Int) -> Bool = {
            best >= Self.minimumWords && Double($0) >= Self.minimumShare * Double(best)
        }
        let sure = sorted.filter { isSure($0.count) }.flatMap(\.codes).count
        return (Array(sorted.flatMap(\.codes).prefix(maximum)), min(sure, maximum))
    }

    /// The words of a product's brand and name that it has.
    package func words(of product: ParsedProduct) -> [ReadWord] {
        let brand = Set(product.brand.map(Self.words) ?? [])
        let wanted = brand.union(product.name.map(Self.words) ?? [])
        var found: [String: ReadWord] = [:]
        for (line, tokens) in lines {
            let matching = tokens.map { ($0, $0.text.lowercased()) }.filter { wanted.contains($0.1) }
            guard !matching.isEmpty else { continue }
            let readings = line.alternatives.map { Self.words(of: $0.text) }
            for (token, word) in matching {
                let earlier = found[word]
                found[word] = ReadWord(
                    text: word, confidence: max(token.confidence, earlier?.confidence ?? 0),
                    isBrand: brand.contains(word), readings: (earlier?.readings ?? []) + readings)
            }
        }
        return found.values.sorted { $0.text < $1.text }
    }

    /// The words of a text in small letters, without numbers.
    package static func words(of text: String) -> [String] {
        LabelToken.tokens(of: TextLine(text: text), upTo: maximumLength).filter(\.hasLetter).map {
            $0.text.lowercased()
        }
    }

    /// A text with other words, or groups of words, in the place of some, which are given in small letters. They are
    /// written in capitals as those were.
    package static func replacing(_ text: String, by replacements: [String: [String]]) -> String {
        var result = String.UnicodeScalarView()
        var word = String.UnicodeScalarView()
        func close() {
            defer { word.removeAll() }
            let text = String(word)
            guard let others = replacements[text.lowercased()] else { return result.append(contentsOf: word) }
            result.append(contentsOf: written(others, as: text, isFirst: result.isEmpty).unicodeScalars)
        }
        for scalar in text.unicodeScalars {
            if !Letters.isDigit(scalar) && Letters.isLetter(scalar) || (0x300...0x36F).contains(scalar.value) {
                word.append(scalar)
            } else {
                close()
                result.append(scalar)
            }
        }
        close()
        return String(result)
    }

    /// Words with the capitals of another text; particles have none but at the beginning of a name, as in
    /// `NameCandidate`.
    private static func written(_ words: [String], as text: String, isFirst: Bool) -> String {
        let isInCapitals = text.count > 1 && text == text.uppercased()
        let hasCapital = text.first?.isUppercase == true
        let written = words.enumerated().map { index, word in
            if isInCapitals { return word.uppercased() }
            let isSmall =
                index == 0 ? !isFirst && word.hasSuffix("’") : BuiltInVocabulary.shared.isParticle(word, in: [])
            return hasCapital && !isSmall ? word.prefix(1).uppercased() + word.dropFirst() : word
        }
        return written.joined(separator: " ").replacing("’ ", with: "’")
    }
}
