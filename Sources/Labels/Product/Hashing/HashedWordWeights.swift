import func Glibc.exp

/// What each number of `HashedWords` says for each of some classes of texts.
struct HashedWordWeights: Sendable {
    /// The score of each class before any word.
    let biases: [Double]
    /// The weights of all numbers, those of each number's classes together.
    private let values: [Double]

    /// - Parameter levels: A letter for each weight, one of 64 levels with `step` between them, by the letters of
    ///   Base64; the 33rd is 0.
    init(biases: [Double], step: Double, levels: String) {
        self.biases = biases
        values = levels.utf8.map { (Double(Self.level(of: $0)) - 32) * step }
    }

    private static func level(of letter: UInt8) -> Int {
        switch letter {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(letter - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(letter - UInt8(ascii: "a")) + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(letter - UInt8(ascii: "0")) + 52
        case UInt8(ascii: "+"): 62
        default: 63
        }
    }

    /// The score of each class of a text in which numbers occur so often.
    func scores(of counts: [Int: Int]) -> [Double] {
        var scores = biases
        guard !counts.isEmpty else { return scores }
        let length = Double(counts.values.reduce(0) { $0 + $1 * $1 }).squareRoot()
        for (number, count) in counts {
            for place in scores.indices {
                scores[place] += Double(count) / length * values[number * biases.count + place]
            }
        }
        return scores
    }

    /// The probability of each class by its score; they add up to 1.
    static func probabilities(of scores: [Double]) -> [Double] {
        let highest = scores.max() ?? 0
        let shares = scores.map { exp($0 - highest) }
        let sum = shares.reduce(0, +)
        return shares.map { $0 / sum }
    }
}
