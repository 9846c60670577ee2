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
    /// `photo` is the frame of their photo; nil when it is not known.
    package func parse(_ lines: [TextLine], photo: PixelRect? = nil) -> ParsedProduct? {
        parse(prepare(lines), photo: photo)
    }

    /// The product that the prepared lines describe.
    func parse(_ prepared: [ProductLine], photo: PixelRect?) -> ParsedProduct? {
        let quantity = QuantityFinder().find(in: prepared)?.description
        if let photo, prepared.contains(where: \.isSceneText) {
            return product(onPackIn: prepared, photo: photo, quantity: quantity)
        }
        let finder = NameFinder(vocabulary: vocabulary)
        let found = finder.find(in: prepared)
        let brand = BrandFinder(vocabulary: vocabulary).find(in: prepared, name: found?.candidate)
        guard found != nil || brand != nil || quantity != nil else { return nil }
        return ParsedProduct(
            name: found.map { finder.fullName(of: $0.candidate, in: prepared) }, brand: brand, quantity: quantity,
            confidence: found?.confidence ?? 0)
    }

    /// The product on a photo whose large print was read too: a line that says what it is, or the front's name.
    private func product(onPackIn lines: [ProductLine], photo: PixelRect, quantity: String?) -> ParsedProduct? {
        let finder = NameFinder(vocabulary: vocabulary)
        let marked = BrandFinder(vocabulary: vocabulary).find(in: lines, name: nil)
        if let labelled = finder.labelledName(in: lines) {
            return ParsedProduct(
                name: finder.fullName(of: labelled.candidate, in: lines), brand: marked, quantity: quantity,
                confidence: labelled.confidence)
        }
        let front = FrontName(in: lines, photo: photo, vocabulary: vocabulary)
        guard front != nil || marked != nil || quantity != nil else { return nil }
        return ParsedProduct(
            name: front?.name, brand: front?.brand ?? marked, quantity: quantity, confidence: front?.confidence ?? 0)
    }

    /// The lines of scene text with their features, to fit the weights of `FrontRules`.
    package func frontLines(of lines: [TextLine], photo: PixelRect) -> [FrontLine] {
        FrontLine.all(in: prepare(lines), photo: photo, vocabulary: vocabulary)
    }

    /// The lines that can be a name, the largest print first.
    func nameLines(of lines: [TextLine]) -> [String] {
        prepare(lines).enumerated().compactMap { index, line in
            NameCandidate(line, at: index, vocabulary: vocabulary).flatMap { name in
                name.confidence >= Self.minimumConfidence
                    ? (NameCandidate.text(name.words, vocabulary: vocabulary), line.height ?? 0) : nil
            }
        }.sorted { $0.1 > $1.1 }.map(\.0)
    }

    private static let minimumConfidence = 0.6

    /// The words in the lettering; nil when there are none.
    func lettering(of lines: [TextLine], photo: PixelRect) -> PackLettering? {
        let prepared = prepare(lines)
        let found = FrontLine.all(in: prepared, photo: photo, vocabulary: vocabulary)
        let lettering = PackLettering(found, quantity: QuantityFinder().find(in: prepared)?.description)
        return lettering.words.isEmpty ? nil : lettering
    }

    /// The lines with their words and roles; not more than any pack has.
    func prepare(_ lines: [TextLine]) -> [ProductLine] {
        let considered = lines.prefix(Self.maximumLines)
        let aboutDates = Self.linesAboutDates(in: considered)
        return considered.enumerated().map { index, line in
            ProductLine(line, vocabulary: vocabulary, isAboutDates: aboutDates.contains(index))
        }
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
        case .promotion, .ignored, .elsewhere, .opened, .thawing, .within, .shelfLife, .fromProduction: return true
        default: return word.kind != nil
        }
    }
}
