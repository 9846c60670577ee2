import Foundation
package import KeepItFreshLabels

/// One way to read a line.
package struct Transcription: Hashable, Sendable {
    /// The text, with one space between words.
    package let text: String
    /// 0…1: the recogniser's probability for this reading among all.
    package let probability: Double
    /// Its characters without the spaces, in reading order; empty where their places are not known.
    package var characters: [Character] = []

    package init(text: String, probability: Double) {
        self.text = text
        self.probability = probability
    }

    /// Where a character is.
    package struct Character: Hashable, Sendable {
        package let text: String
        /// The middle as a share of the line's length, from its box's beginning.
        package let middle: Double
        /// How sure the character is, 0…1.
        package let certainty: Double

        package init(text: String, middle: Double, certainty: Double) {
            (self.text, self.middle, self.certainty) = (text, middle, certainty)
        }
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
        let extents = first.extents(of: texts)
        return texts.enumerated().map { index, text in
            let support = support(for: text, at: index, of: texts.count), extent = extents[index]
            var word = TextLine.Word(
                text: text, confidence: calibration.confidence(ofProbability: support),
                box: place(extent.start, extent.end))
            word.letters = extent.letters
            return word
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

extension Transcription {
    /// From where to where a word reaches, as shares of the line's length, with its letters.
    fileprivate typealias Extent = (start: Double, end: Double, letters: [TextLine.Letter])

    /// The extents of the words of the text: by the places of their characters, or else by their lengths.
    fileprivate func extents(of words: [String]) -> [Extent] {
        var rest = characters[...]
        let found = words.map { word in
            let own = rest.prefix(word.unicodeScalars.count)
            rest = rest.dropFirst(own.count)
            return own.map(\.text).joined() == word ? Array(own) : []
        }
        let pitch = Self.pitch(of: found)
        guard pitch > 0, rest.isEmpty, found.allSatisfy({ !$0.isEmpty }) else { return proportional(words) }
        return found.indices.map { index in
            let own = found[index], before = index > 0 ? found[index - 1].last?.middle : nil
            let behind = index + 1 < found.count ? found[index + 1].first?.middle : nil
            // Half a character reaches beyond its middle, but not beyond the middle of a space.
            let first = own[0].middle, last = own[own.count - 1].middle
            let start = max(first - pitch / 2, before.map { ($0 + first) / 2 } ?? 0)
            let end = min(last + pitch / 2, behind.map { (last + $0) / 2 } ?? 1)
            let length = max(end - start, 1e-6)
            return (
                start, end,
                own.map { TextLine.Letter(middle: ($0.middle - start) / length, certainty: $0.certainty) }
            )
        }
    }

    private func proportional(_ words: [String]) -> [Extent] {
        let length = Double(max(1, words.reduce(words.count - 1) { $0 + $1.count }))
        var start = 0.0
        return words.map { word in
            defer { start += Double(word.count + 1) / length }
            return (start, start + Double(word.count) / length, [])
        }
    }

    /// The median distance of neighbouring characters of a word; 0 where no word has two.
    private static func pitch(of words: [[Character]]) -> Double {
        let distances = words.flatMap { zip($0, $0.dropFirst()).map { $1.middle - $0.middle } }.sorted()
        return distances.isEmpty ? 0 : distances[distances.count / 2]
    }
}
