/// Chooses the product's name among the lines: by the roles of their words, their size and their place.
struct NameFinder {
    /// A name with its confidence.
    struct Found {
        let candidate: NameCandidate
        /// 0…1.
        let confidence: Double
    }

    let vocabulary: ProductVocabulary

    /// The name; nil when no line is good enough. A label with boxes comes from a photo, where most of the text is
    /// noise: there a name must be large and certain, or name a food.
    func find(in lines: [ProductLine]) -> Found? {
        if let labelled = labelledName(in: lines) { return labelled }
        let rating = Rating(lines)
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

    /// The name after `Product name:` or similar.
    func labelledName(in lines: [ProductLine]) -> Found? {
        for (index, line) in lines.enumerated() where line.roles.contains(.nameLabel) {
            guard let value = Self.valueAfterColon(of: line.line),
                let candidate = NameCandidate(
                    ProductLine(value, vocabulary: vocabulary), at: index, vocabulary: vocabulary)
            else { continue }
            return Found(candidate: candidate, confidence: 0.9 * candidate.confidence)
        }
        return nil
    }
}

/// A name in two lines.
extension NameFinder {
    /// The name as text, with a line right above or below that belongs to it.
    func fullName(of name: NameCandidate, in lines: [ProductLine]) -> String {
        NameCandidate.text(words(of: name, in: lines), vocabulary: vocabulary)
    }

    /// The words of the name and of its second line. Plain text is not joined, because nothing in it distinguishes a
    /// name's second line from other text.
    private func words(of name: NameCandidate, in lines: [ProductLine]) -> [LabelToken] {
        guard name.line.line.box != nil, name.words.count <= 4 else { return name.words }
        let others = lines.indices.filter { $0 != name.index }
        for index in others {
            guard let order = order(of: lines[index], to: name.line),
                let other = NameCandidate(lines[index], at: index, vocabulary: vocabulary),
                other.confidence >= 0.8, other.purity == 1, other.words.count <= 4,
                other.words.allSatisfy({ $0.folded.unicodeScalars.count >= 3 || $0.confidence >= 0.9 })
            else { continue }
            return order < 0 ? other.words + name.words : name.words + other.words
        }
        return name.words
    }

    /// −1 for a line right above the name, 1 for one right below it, of nearly its size; nil for others.
    private func order(of other: ProductLine, to name: ProductLine) -> Int? {
        guard let box = name.line.box, let otherBox = other.line.box, let height = name.height,
            let otherHeight = other.height, otherHeight > 0.75 * height, otherHeight < 1.33 * height,
            otherBox.topLeft.x < box.topRight.x, box.topLeft.x < otherBox.topRight.x
        else { return nil }
        let below = Double(otherBox.topLeft.y - box.bottomLeft.y)
        let above = Double(box.topLeft.y - otherBox.bottomLeft.y)
        if below > -0.4 * height && below < 0.8 * height { return 1 }
        return above > -0.4 * height && above < 0.8 * height ? -1 : nil
    }
}

/// A name after a colon.
extension NameFinder {
    /// The part of a line after a colon, as in `Product name: Oat Drink`; nil without a colon or text after it.
    private static func valueAfterColon(of line: TextLine) -> TextLine? {
        let value = line.text.drop { !isColon($0) }.dropFirst().drop(while: \.isWhitespace)
        guard !value.isEmpty else { return nil }
        let words = line.words.drop { !$0.text.contains(where: isColon) }.dropFirst()
        return TextLine(text: String(value), confidence: line.confidence, box: line.box, words: Array(words))
    }

    private static func isColon(_ character: Character) -> Bool {
        character == ":" || character == "："
    }
}

extension NameFinder {
    /// Rates how likely a line is the product's name.
    private struct Rating {
        /// The height of the small print, in pixels; nil when too little was read to measure it.
        private let bodyHeight: Double?

        /// Measures the small print of a label: the median height of its readable lines.
        init(_ lines: [ProductLine]) {
            let heights = lines.filter(Self.isReadable).compactMap(\.height).sorted()
            bodyHeight = heights.count >= 4 ? heights[heights.count / 2] : nil
        }

        /// The confidence in a candidate, 0…1; `rank` is the number of candidates before it.
        func rate(_ candidate: NameCandidate, rank: Int) -> Double {
            guard let height = candidate.line.height else { return ratePlain(candidate, rank: rank) }
            return rateRecognised(candidate, prominence: bodyHeight.map { height / $0 })
        }

        /// Rates plain text, which is trusted: the earlier a line, the likelier it is the name.
        private func ratePlain(_ candidate: NameCandidate, rank: Int) -> Double {
            let position = max(0, 0.2 - 0.05 * Double(rank))
            guard candidate.confidence >= 0.6, !candidate.isList else { return 0 }
            if candidate.hasFood { return 0.65 + position }
            return rank < 2 && candidate.index < 4 && candidate.isWhole ? 0.35 + position : 0
        }

        /// Rates text from a photo, which must be larger than the small print, begin like a name and contain little
        /// noise.
        private func rateRecognised(_ candidate: NameCandidate, prominence: Double?) -> Double {
            let maximumLength = candidate.words.map { $0.folded.unicodeScalars.count }.max() ?? 0
            guard maximumLength >= 4, candidate.purity >= 0.5, !candidate.isList,
                candidate.words[0].isCapitalised, !candidate.line.roles.contains(.additive)
            else { return 0 }
            let confidence = candidate.confidence
            let size = prominence ?? 1.3
            let bonus = 0.15 * min(1, max(0, size - 1.3))
            if candidate.hasFood {
                let needed = prominence == nil || candidate.words.count == 1 ? 0.8 : 0.65
                return confidence >= needed && size >= 1.3 ? 0.3 + 0.45 * confidence + bonus : 0
            }
            let isSure =
                confidence >= 0.88 && candidate.purity == 1 && candidate.words.count > 1 && prominence ?? 0 >= 1.5
            return isSure && maximumLength >= 5 ? 0.1 + 0.35 * confidence + bonus : 0
        }

        private static func isReadable(_ line: ProductLine) -> Bool {
            guard line.line.confidence >= 0.6 else { return false }
            let words = line.tokens.filter { $0.folded.utf8.count >= 3 && WordShape.isPlausible($0) }
            return words.reduce(0) { $0 + $1.folded.utf8.count } >= 5
        }
    }
}
