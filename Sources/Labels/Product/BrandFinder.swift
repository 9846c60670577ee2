/// Finds the manufacturer's brand if the label sets it apart.
struct BrandFinder {
    let vocabulary: ProductVocabulary

    /// A word with a trade mark sign, or the short line right before a name that names a food; nil without either.
    func find(in lines: [ProductLine], name: NameCandidate?) -> String? {
        markedBrand(in: lines) ?? name.flatMap { precedingLine($0, in: lines) }
    }

    private func markedBrand(in lines: [ProductLine]) -> String? {
        for line in lines where line.line.text.utf8.count <= 60 {
            guard let sign = line.line.text.firstIndex(where: { "®™".contains($0) }) else { continue }
            let before = TextLine(text: String(line.line.text[..<sign]), confidence: line.line.confidence)
            let head = ProductLine(before, vocabulary: vocabulary)
            guard line.line.confidence >= 0.8, head.mayBeName else { continue }
            let words = NameCandidate.words(of: head, vocabulary: vocabulary)
            guard (1...3).contains(words.count), words.count == head.tokens.count,
                words.contains(where: { $0.folded.unicodeScalars.count >= 3 })
            else { continue }
            return NameCandidate.text(words, vocabulary: vocabulary)
        }
        return nil
    }

    private func precedingLine(_ name: NameCandidate, in lines: [ProductLine]) -> String? {
        guard name.hasFood, name.index > 0, name.index <= lines.count,
            let brand = NameCandidate(
                lines[name.index - 1], at: name.index - 1, vocabulary: vocabulary, isBrand: true),
            !brand.hasFood || brand.line.roles.contains(.company), (1...3).contains(brand.words.count),
            brand.purity == 1,
            brand.words.allSatisfy({ $0.text.first?.isUppercase == true && $0.confidence >= 0.85 }),
            brand.words.contains(where: { $0.folded.unicodeScalars.count >= 4 }),
            isBeside(brand.line, name.line)
        else { return nil }
        return NameCandidate.text(brand.words, vocabulary: vocabulary)
    }

    /// Whether a line is right above the name and not smaller; always true for plain text.
    private func isBeside(_ brand: ProductLine, _ name: ProductLine) -> Bool {
        guard let upper = brand.line.box, let lower = name.line.box, let height = brand.height else { return true }
        let gap = Double(lower.topLeft.y - upper.bottomLeft.y)
        let overlaps = upper.topLeft.x < lower.topRight.x && lower.topLeft.x < upper.topRight.x
        return overlaps && gap < 1.5 * height && gap > -0.5 * height && height > 0.8 * (name.height ?? height)
    }
}
