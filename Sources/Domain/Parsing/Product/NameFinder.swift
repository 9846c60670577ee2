/// Chooses the product's name among the lines: by what the words tell, how large they are printed and where they stand.
struct NameFinder {
    /// A name with its measure.
    struct Found {
        let candidate: NameCandidate
        /// 0…1, how sure it is.
        let confidence: Double
    }

    let vocabulary: ProductVocabulary

    /// The name; nil when no line is good enough. A label with boxes comes from a photo, where most of what is read is
    /// debris: there a name must be large and sure, or name a food.
    func find(in lines: [ProductLine]) -> Found? {
        if let labelled = labelledName(in: lines) { return labelled }
        let rating = NameRating(lines)
        let candidates = lines.enumerated().compactMap { NameCandidate($1, at: $0, vocabulary: vocabulary) }
        var best: Found?
        for (rank, candidate) in candidates.enumerated() {
            let confidence = rating.rate(candidate, rank: rank)
            if confidence >= 0.4, confidence > best?.confidence ?? 0 {
                best = Found(candidate: candidate, confidence: confidence)
            }
        }
        return best
    }

    /// What stands behind `Product name:` or its like.
    private func labelledName(in lines: [ProductLine]) -> Found? {
        for (index, line) in lines.enumerated() where line.roles.contains(.nameLabel) {
            guard let value = LabelledValue.behindColon(line.line),
                let candidate = NameCandidate(
                    ProductLine(value, vocabulary: vocabulary), at: index, vocabulary: vocabulary)
            else { continue }
            return Found(candidate: candidate, confidence: 0.9 * candidate.confidence)
        }
        return nil
    }
}
