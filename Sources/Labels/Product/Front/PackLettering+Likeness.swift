extension PackLettering {
    /// The share of the words of both that they have in common, each as far as it belongs to brand or name, 0…1.
    package func likeness(to other: PackLettering) -> Double { Word.likeness(of: words, to: other.words) }
}

extension PackLettering.Word {
    /// The least likeness of two words that are the same.
    private static let minimumOfSame = 0.75

    /// The share of the words of two texts that both have, each as far as it counts, 0…1.
    package static func likeness(
        of one: [PackLettering.Word: Double], to other: [PackLettering.Word: Double]
    ) -> Double {
        let total = one.values.reduce(0, +) + other.values.reduce(0, +)
        guard total > 0 else { return 0 }
        return (shared(one, with: other) + shared(other, with: one)) / total
    }

    /// How much the words count that the other text has too, each by its likeness.
    private static func shared(
        _ one: [PackLettering.Word: Double], with other: [PackLettering.Word: Double]
    ) -> Double {
        one.reduce(0) { sum, word in
            let best = other.keys.map { word.key.likeness(to: $0) }.max() ?? 0
            return best >= minimumOfSame ? sum + best * word.value : sum
        }
    }
}

extension PackLettering.Word {
    /// Shorter words are compared exactly.
    private static let minimumLength = 4
    private static let maximumLength = 40
    /// The likeness of a longer word in which this one is joined to others.
    private static let joined = 0.8
    /// What a letter costs that another replaces: a similar one, and any other; and one that is missing or too many.
    private static let similar = 0.3, other = 1.0, extra = 0.8

    /// How likely the word as read is another as printed: 1 for equal ones, 0 for words that differ in more than a
    /// quarter of their letters. Letters that are often confused count less, and spaces may be lost.
    package func likeness(to other: PackLettering.Word) -> Double {
        if text == other.text { return 1 }
        let one = Array(text.unicodeScalars), two = Array(other.text.unicodeScalars)
        let length = max(one.count, two.count)
        let allowed = 0.25 * Double(length)
        guard min(one.count, two.count) >= Self.minimumLength, length <= Self.maximumLength,
            Self.extra * Double(abs(one.count - two.count)) <= allowed
        else { return two.count >= Self.minimumLength && text.contains(other.text) ? Self.joined : 0 }
        let distance = Self.distance(one, two)
        return distance <= allowed ? 1 - distance / Double(length) : 0
    }

    /// The weighted edit distance.
    private static func distance(_ one: [Unicode.Scalar], _ two: [Unicode.Scalar]) -> Double {
        var row = (0...two.count).map { Double($0) * extra }
        for (index, letter) in one.enumerated() {
            var diagonal = row[0]
            row[0] = Double(index + 1) * extra
            for (column, target) in two.enumerated() {
                let replaced = diagonal + cost(letter, target)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, row[column] + extra, row[column + 1] + extra)
            }
        }
        return row[two.count]
    }

    private static func cost(_ one: Unicode.Scalar, _ two: Unicode.Scalar) -> Double {
        if one == two { return 0 }
        let areAlike = GlyphClass.confusableSkeleton(one.value) == GlyphClass.confusableSkeleton(two.value)
        return areAlike ? similar : other
    }
}
