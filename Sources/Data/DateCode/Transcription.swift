import Foundation
import KeepItFreshDomain
import KeepItFreshLabels

/// One way to read a line.
struct Transcription: Hashable, Sendable {
    /// The characters that the recogniser can read. Lower case is read as upper case.
    enum Alphabet {
        /// The characters of class 1 and on; class 0 is CTC's blank.
        static let characters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ./-:,()+& 년월일까지年月日¤")
        /// The class for a run of characters in scripts that the recogniser cannot read, and for lines upside down.
        static let unknown = characters.count

        /// The class of "까", the first half of the word for "until".
        static let halfWord = characters.firstIndex(of: "까").map { $0 + 1 }

        /// The text of some classes, without unreadable runs and with one space between words.
        static func text(of classes: [Int]) -> String {
            let spelled = classes.map { $0 == unknown ? " " : characters[$0 - 1] }
            return spelled.split(separator: " ").map { String($0) }.joined(separator: " ")
        }
    }

    /// The characters' classes.
    let classes: [Int]
    /// 0…1: the recogniser's probability for this reading among all.
    let probability: Double

    /// The same without a final "까" that no "지" follows: plain ground is read as "까" as often as half a word is.
    var withoutHalfWord: Transcription {
        guard classes.last == Alphabet.halfWord else { return self }
        return Transcription(classes: Array(classes.dropLast()), probability: probability)
    }

    var text: String {
        Alphabet.text(of: classes)
    }

    private static let confidenceSlope = 0.6
    private static let confidenceOffset = 2.0

    /// The share of readings of this probability that are right.
    ///
    /// A logistic curve over the probability's log odds, a little below what real date lines showed
    /// (Scripts/training/MODEL_CARD.md).
    static func confidence(ofProbability probability: Double) -> Double {
        let bounded = min(max(probability, 1e-6), 1 - 1e-6)
        return 1 / (1 + exp(-(confidenceSlope * log(bounded / (1 - bounded)) + confidenceOffset)))
    }
}

/// The readings of one line, likeliest first.
extension [Transcription] {
    /// The words of the likeliest reading of a line at `region`. A word's confidence is the probability that its
    /// letters and digits are right, whatever the rest is: where a lot beside a date is hardly legible, the date may be
    /// certain.
    func words(at region: LineRegion) -> [TextLine.Word] {
        guard let first else { return [] }
        let texts = first.text.split(separator: " ").map(String.init)
        let length = Double(Swift.max(1, texts.reduce(texts.count - 1) { $0 + $1.count }))
        var start = 0.0
        return texts.enumerated().map { index, text in
            defer { start += Double(text.count + 1) / length }
            let part = region.part(from: start, to: start + Double(text.count) / length)
            let confidence = Transcription.confidence(ofProbability: support(for: text, at: index, of: texts.count))
            return TextLine.Word(text: text, confidence: confidence, box: part.quad)
        }
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
