/// Reads the product's name, brand and net quantity from a label's lines.
///
/// A name is never made up: where no line is good enough, there is none.
public struct ProductParser: Sendable {
    private let vocabulary = ProductVocabulary.shared
    /// More lines than any pack has.
    private static let mostLines = 500

    /// A parser with the words of all languages.
    public init() {}

    /// What the lines say of the product, in reading order; nil when they tell neither name, brand nor quantity.
    public func parse(_ lines: [TextLine]) -> ParsedProduct? {
        let considered = lines.prefix(Self.mostLines)
        let aboutDates = DateWordLines.indices(in: considered)
        let prepared = considered.enumerated().map { index, line in
            ProductLine(line, vocabulary: vocabulary, isAboutDates: aboutDates.contains(index))
        }
        let found = NameFinder(vocabulary: vocabulary).find(in: prepared)
        let brand = BrandFinder(vocabulary: vocabulary).find(in: prepared, name: found?.candidate)
        let quantity = QuantityFinder().find(in: prepared)
        guard found != nil || brand != nil || quantity != nil else { return nil }
        return ParsedProduct(
            name: found.map { name($0, in: prepared) },
            brand: brand,
            quantity: quantity?.description,
            confidence: found?.confidence ?? 0
        )
    }

    /// The name, with a line right below it that goes on in the same size.
    private func name(_ found: NameFinder.Found, in lines: [ProductLine]) -> String {
        let joined = NameJoiner(vocabulary: vocabulary).join(found.candidate, in: lines)
        return NameCleaner.name(joined, vocabulary: vocabulary)
    }
}
