/// Parses the product's name, brand and net quantity from a label's lines.
///
/// A name is never invented: when no line is good enough, there is none.
package struct ProductParser: Sendable {
    private let vocabulary = ProductVocabulary.shared
    /// More lines than any pack has.
    private static let maximumLines = 500

    /// A parser for all languages.
    package init() {}

    /// The product that the lines describe, in reading order; nil when they contain neither name, brand nor quantity.
    /// `longSide` is the longer side of their photo in pixels; nil when it is not known.
    package func parse(_ lines: [TextLine], longSide: Int? = nil) -> ParsedProduct? {
        let considered = lines.prefix(Self.maximumLines)
        let aboutDates = Self.linesAboutDates(in: considered)
        let prepared = considered.enumerated().map { index, line in
            ProductLine(line, vocabulary: vocabulary, isAboutDates: aboutDates.contains(index))
        }
        let finder = NameFinder(vocabulary: vocabulary)
        let found = finder.find(in: prepared)
        let brand = BrandFinder(vocabulary: vocabulary).find(in: prepared, name: found?.candidate)
        let quantity = QuantityFinder().find(in: prepared)
        if let front = longSide.flatMap({ FrontName(in: prepared, longSide: $0, vocabulary: vocabulary) }),
            front.confidence > found?.confidence ?? 0
        {
            return ParsedProduct(
                name: front.text, brand: brand, quantity: quantity?.description,
                confidence: front.confidence)
        }
        guard found != nil || brand != nil || quantity != nil else { return nil }
        return ParsedProduct(
            name: found.map { finder.fullName(of: $0.candidate, in: prepared) },
            brand: brand,
            quantity: quantity?.description,
            confidence: found?.confidence ?? 0
        )
    }

    /// The indices of lines about dates, offers and similar, by the words of the date parser: they contain no name.
    private static func linesAboutDates(in lines: ArraySlice<TextLine>) -> Set<Int> {
        let texts = lines.map {
            String(String.UnicodeScalarView($0.text.unicodeScalars.prefix(ProductLine.maximumLength)))
        }
        let text = FoldedText(texts.map { $0.contains("\n") ? $0.replacing("\n", with: " ") : $0 })
        let finder = WordFinder(lexicon: .shared, text: text, compressed: CompressedText(text))
        let known = finder.find()
        let words = DamagedWordFinder(finder, known: known).find(beside: known) ?? known
        return Set(words.filter(excludesName).map { text.line(at: $0.range.lowerBound) })
    }

    /// Whether a line with this word contains no name. Short words have other meanings in other languages, and damaged
    /// ones can be anything.
    private static func excludesName(_ word: WordMatch) -> Bool {
        guard word.length >= (word.editCost == 0 ? 4 : 9) else { return false }
        switch word.role {
        case .promotion, .ignored, .elsewhere, .opened, .shelfLife, .fromProduction: return true
        default: return word.kind != nil
        }
    }
}
