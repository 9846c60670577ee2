/// How likely a line is the product's name.
struct NameRating {
    /// The height of the small print, in pixels; nil when too little was read to tell.
    private let bodyHeight: Double?

    /// Measures the small print of a label: the median height of its readable lines.
    init(_ lines: [ProductLine]) {
        let heights = lines.filter(Self.isReadable).compactMap(\.height).sorted()
        bodyHeight = heights.count >= 4 ? heights[heights.count / 2] : nil
    }

    /// 0…1; `rank` counts the candidates before it.
    func rate(_ candidate: NameCandidate, rank: Int) -> Double {
        guard let height = candidate.line.height else { return ratePlain(candidate, rank: rank) }
        return rateRead(candidate, prominence: bodyHeight.map { height / $0 })
    }

    /// Plain text is trusted; the earlier line is likelier.
    private func ratePlain(_ candidate: NameCandidate, rank: Int) -> Double {
        let position = max(0, 0.2 - 0.05 * Double(rank))
        guard candidate.confidence >= 0.6, !candidate.isList else { return 0 }
        if candidate.hasFood { return 0.65 + position }
        return rank < 2 && candidate.index < 4 && candidate.isWhole ? 0.35 + position : 0
    }

    /// What was read from a photo must stand out from the small print, begin like a name and hold little debris.
    private func rateRead(_ candidate: NameCandidate, prominence: Double?) -> Double {
        let longest = candidate.words.map { $0.folded.unicodeScalars.count }.max() ?? 0
        guard longest >= 4, candidate.purity >= 0.5, !candidate.isList,
            candidate.words[0].isCapitalised, !candidate.line.roles.contains(.additive)
        else { return 0 }
        let confidence = candidate.confidence
        let size = prominence ?? 1.3
        let bonus = 0.15 * min(1, max(0, size - 1.3))
        if candidate.hasFood {
            let needed = prominence == nil || candidate.words.count == 1 ? 0.8 : 0.65
            return confidence >= needed && size >= 1.3 ? 0.3 + 0.45 * confidence + bonus : 0
        }
        let isSure = confidence >= 0.88 && candidate.purity == 1 && candidate.words.count > 1 && prominence ?? 0 >= 1.5
        return isSure && longest >= 5 ? 0.1 + 0.35 * confidence + bonus : 0
    }

    private static func isReadable(_ line: ProductLine) -> Bool {
        guard line.line.confidence >= 0.6 else { return false }
        let words = line.tokens.filter { $0.folded.utf8.count >= 3 && WordShape.isPlausible($0) }
        return words.reduce(0) { $0 + $1.folded.utf8.count } >= 5
    }
}
