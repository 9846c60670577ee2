import CKIFFittedWords

import func Glibc.exp

/// What each number of `HashedWords` says for each of some classes of texts, as `Scripts/training` fitted it; these are
/// no settings.
struct HashedWordWeights: Sendable {
    /// Those of texts on fronts, by their role in the order of `FrontRole`.
    static let front = unsafe HashedWordWeights(ckif_front_words)
    /// Those of photos' texts, by the classes of `SubjectRules`.
    static let subject = unsafe HashedWordWeights(ckif_subject_words)

    /// The score of each class before any word.
    let biases: [Double]
    /// The weights of all numbers, those of each number's classes together.
    private let values: [Double]

    /// How many numbers have weights.
    var count: Int { values.count / biases.count }

    /// - Parameter file: A line `step` and a line `biases` with their numbers, then a letter for each weight, one of 64
    ///   levels with the step between them, by the letters of Base64; the 33rd is 0.
    private init(_ file: ckif_fitted_words) {
        let bytes = unsafe UnsafeBufferPointer(start: file.bytes, count: file.length)
        let lines = unsafe bytes.split(separator: UInt8(ascii: "\n"))
        func numbers(_ line: Int) -> [Double] {
            unsafe String(decoding: lines[line], as: UTF8.self).split(separator: " ").dropFirst().compactMap {
                Double($0)
            }
        }
        let step = numbers(0)[0]
        biases = numbers(1)
        values = unsafe lines.dropFirst(2).joined().map { (Double(Self.level(of: $0)) - 32) * step }
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
