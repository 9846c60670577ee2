import Foundation
package import KeepItFreshLabels

/// One way to read a line.
package struct Transcription: Hashable, Sendable {
    /// The text, with one space between words.
    package let text: String
    /// 0…1: the recogniser's probability for this reading among all.
    package let probability: Double

    package init(text: String, probability: Double) {
        self.text = text
        self.probability = probability
    }
}

extension Transcription {
    /// How often readings of a probability are right: a logistic curve over the probability's log odds, fitted to lines
    /// whose text is known.
    package struct Calibration: Sendable {
        private let slope: Double
        private let offset: Double

        package init(slope: Double, offset: Double) {
            self.slope = slope
            self.offset = offset
        }

        /// The share of readings of this probability that are right, 0…1.
        package func confidence(ofProbability probability: Double) -> Double {
            let bounded = min(max(probability, 1e-6), 1 - 1e-6)
            return 1 / (1 + exp(-(slope * log(bounded / (1 - bounded)) + offset)))
        }
    }
}

/// The readings of one line, likeliest first.
extension [Transcription] {
    /// The words of the likeliest reading; `place` returns the place of the part of the line between two shares of its
    /// length. A word's confidence is the probability that its letters and digits are right, whatever the rest is:
    /// where a lot beside a date is hardly legible, the date may be certain.
    package func words(
        by calibration: Transcription.Calibration, at place: (Double, Double) -> Quad
    ) -> [TextLine.Word] {
        guard let first else { return [] }
        let texts = first.text.split(separator: " ").map(String.init)
        let length = Double(Swift.max(1, texts.reduce(texts.count - 1) { $0 + $1.count }))
        var start = 0.0
        return texts.enumerated().map { index, text in
            defer { start += Double(text.count + 1) / length }
            let support = support(for: text, at: index, of: texts.count)
            return TextLine.Word(
                text: text, confidence: calibration.confidence(ofProbability: support),
                box: place(start, start + Double(text.count) / length))
        }
    }

    /// The other readings, as many as `maximumCount`, that have at least a share of the likeliest one's probability.
    package func alternatives(maximumCount: Int, minimumShare: Double) -> [TextLine.Alternative] {
        guard let first else { return [] }
        let likely = dropFirst().filter { $0.probability > minimumShare * first.probability }
        return likely.prefix(maximumCount).map { TextLine.Alternative($0.text, probability: $0.probability) }
    }

    /// The sum of the probabilities of all readings that agree on a word.
    private func support(for word: String, at index: Int, of count: Int) -> Double {
        let alphanumerics = word.alphanumerics
        return reduce(0) { sum, reading in
            let words = reading.text.split(separator: " ").map(String.init)
            let agrees =
                words.count == count
                ? words[index].alphanumerics == alphanumerics
                : reading.text.alphanumerics.contains(alphanumerics)
            return agrees ? sum + reading.probability : sum
        }
    }
}
