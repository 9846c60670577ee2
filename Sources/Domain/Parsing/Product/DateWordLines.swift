/// Finds the lines that speak of dates, offers and the like, by the word tables of dates: no name stands in them.
enum DateWordLines {
    /// The indices of such lines.
    static func indices(in lines: ArraySlice<TextLine>) -> Set<Int> {
        let texts = lines.map { String(String.UnicodeScalarView($0.text.unicodeScalars.prefix(ProductLine.longest))) }
        let text = FoldedText(texts.map { $0.contains("\n") ? $0.replacing("\n", with: " ") : $0 })
        let finder = WordFinder(lexicon: .shared, text: text, compressed: CompressedText(text))
        let known = finder.find()
        let words = DamagedWordFinder(finder, known: known).find(beside: known) ?? known
        return Set(words.filter(speaksAgainstName).map { text.line(at: $0.range.lowerBound) })
    }

    /// Short words mean other things in other languages, damaged ones can be anything.
    private static func speaksAgainstName(_ word: WordMatch) -> Bool {
        guard word.length >= (word.repairs == 0 ? 4 : 9) else { return false }
        switch word.role {
        case .promotion, .ignored, .elsewhere, .opened, .shelfLife, .fromProduction: return true
        default: return word.kind != nil
        }
    }
}
