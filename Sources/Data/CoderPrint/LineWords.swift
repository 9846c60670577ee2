import KeepItFreshDomain

/// The words of a line, each with its own confidence: where a lot beside a date is hardly legible, the date may be read for
/// certain.
struct LineWords {
    /// The readings of one line, likeliest first.
    let readings: [LineReading]

    /// The words of the likeliest reading; `region` is where the line stands. A word's confidence is the chance that its
    /// letters and digits are right, whatever is made of the rest.
    func words(at region: LineRegion) -> [TextWord] {
        guard let first = readings.first else { return [] }
        let texts = first.text.split(separator: " ").map(String.init)
        let length = Double(max(1, texts.reduce(texts.count - 1) { $0 + $1.count }))
        var start = 0.0
        return texts.enumerated().map { index, text in
            defer { start += Double(text.count + 1) / length }
            let part = region.part(from: start, to: start + Double(text.count) / length)
            let confidence = ReadingConfidence.calibrated(support(for: text, at: index, of: texts.count))
            return TextWord(text: text, confidence: confidence, box: part.quad)
        }
    }

    /// The share of all readings' probability that agrees with a word.
    private func support(for word: String, at index: Int, of count: Int) -> Double {
        let essence = word.essence
        return readings.reduce(0) { sum, reading in
            let words = reading.text.split(separator: " ").map(String.init)
            let agrees =
                words.count == count
                ? words[index].essence == essence
                : reading.text.essence.contains(essence)
            return agrees ? sum + reading.probability : sum
        }
    }
}
