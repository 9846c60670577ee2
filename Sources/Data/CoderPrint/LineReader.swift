import KeepItFreshDomain

/// Reads a line that was found, the right way up.
enum LineReader {
    /// Readings less sure than this are not given.
    private static let leastConfidence = 0.3
    private static let mostAlternatives = 4
    /// Alternatives are at least this likely beside the best reading.
    private static let leastLikely = 0.12
    /// A reading as sure as this needs no second look; one less sure than `hopeless` both ways up is not worth one.
    private static let sure = 0.9
    private static let hopeless = 0.02
    /// Lines are followed by so many capital heights at both ends, up to so long a line, as long as what is read
    /// there is at least this likely beside what was read before.
    private static let step = 1.0
    private static let longest = 26.0
    private static let least = 0.25
    /// No reading is made of a line whose likeliest path has a logarithm below this.
    private static let leastPath: Float = -30
    /// What is read where nothing was found is believed from this probability on.
    private static let soundGuess = 0.5
    /// Where fewer are read there is none nearby.
    private static let fewestOfTrace = 2
    /// Second looks cut the line this much lower and higher.
    private static let otherHeights = [0.84, 1.2]

    /// The line at `region` of `image`; nil when it cannot be read.
    static func line(
        at region: LineRegion, of image: GreyImage, with networks: borrowing CoderPrintNetworks
    ) -> ReadLine? {
        var upright = region
        var readings = readings(of: region, in: image, with: networks)
        if probability(of: readings) < sure {
            let turned = self.readings(of: region.reversed, in: image, with: networks)
            if yield(of: turned) > yield(of: readings) { (upright, readings) = (region.reversed, turned) }
        }
        (upright, readings) = followed(upright, readings, in: image, with: networks)
        if (hopeless..<sure).contains(probability(of: readings)) {
            var looks = [readings]
            for factor in otherHeights {
                looks.append(self.readings(of: upright.taller(by: factor), in: image, with: networks))
            }
            readings = averaged(looks)
        }
        return line(of: readings, at: upright)
    }

    /// What a look for digits came to.
    enum Find {
        /// A line of them.
        case line(ReadLine)
        /// Some digits, not read well.
        case trace
        /// No digits to speak of.
        case nothing
    }

    /// Looks for a line of digits at `region` and, where some of one show that `mayBeCut`, a little longer, as half a
    /// character at an end spoils the reading. For places where only a guess says that there is one.
    static func digits(
        at region: LineRegion, of image: GreyImage, mayBeCut: Bool, with networks: borrowing CoderPrintNetworks
    ) -> Find {
        for place in mayBeCut ? [region, region.longer(by: step)] : [region] {
            let readings = readings(of: place, in: image, with: networks)
            guard let first = readings.first else { return .nothing }
            let digits = first.text.count(where: \.isNumber)
            guard digits >= fewestOfTrace else { return .nothing }
            guard first.probability >= soundGuess, digits >= ReadLine.fewestDigits else { continue }
            let whole = followed(place, readings, in: image, with: networks)
            return line(of: whole.readings, at: whole.region).map(Find.line) ?? .trace
        }
        return .trace
    }

    /// A line and its readings, followed at both ends as long as more is read there.
    private static func followed(
        _ region: LineRegion, _ readings: [LineReading], in image: GreyImage,
        with networks: borrowing CoderPrintNetworks
    ) -> (region: LineRegion, readings: [LineReading]) {
        var line = (region: region, readings: readings)
        while let longer = continued(line.region, reading: line.readings.first, in: image, with: networks) {
            line = longer
        }
        return line
    }

    /// The line with what stands before and after it, when that reads as the same text and more: half a date looks
    /// like another date.
    private static func continued(
        _ region: LineRegion, reading: LineReading?, in image: GreyImage, with networks: borrowing CoderPrintNetworks
    ) -> (region: LineRegion, readings: [LineReading])? {
        guard let reading, reading.probability > hopeless, reading.text.count(where: \.isNumber) > 2,
            region.length < longest * region.capitalHeight
        else { return nil }
        let text = reading.text.essence
        let longer = region.longer(by: step)
        let readings = readings(of: longer, in: image, with: networks)
        guard let more = readings.first, more.probability > least * reading.probability else { return nil }
        let longerText = more.text.essence
        return longerText.count > text.count && longerText.contains(text) ? (longer, readings) : nil
    }

    private static func line(of readings: [LineReading], at region: LineRegion) -> ReadLine? {
        guard let first = readings.first, first.text.count > 1 else { return nil }
        let words = LineWords(readings: readings).words(at: region)
        let confidence = ReadingConfidence.calibrated(first.probability)
        let best = words.filter { $0.text.contains(where: \.isNumber) }.map(\.confidence).max() ?? 0
        guard max(confidence, best) >= leastConfidence else { return nil }
        let likely = readings.dropFirst().filter { $0.probability > leastLikely * first.probability }
        let others = likely.prefix(mostAlternatives).map(\.text)
        let line = TextLine(
            text: first.text, confidence: confidence, box: region.quad, words: words, alternatives: others)
        return ReadLine(region: region, line: line)
    }

    private static func readings(
        of region: LineRegion, in image: GreyImage, with networks: borrowing CoderPrintNetworks
    ) -> [LineReading] {
        guard let picture = region.picture(from: image), let scores = networks.read(picture),
            scores.bestPath > leastPath
        else { return [] }
        return averaged([BeamSearch.readings(of: scores, spelling: .shared)])
    }

    /// Several looks at one line as one list: readings that spell the same text are one, with the mean of the looks'
    /// probabilities.
    /// Readings without text are left out.
    private static func averaged(_ looks: [[LineReading]]) -> [LineReading] {
        var byText: [String: LineReading] = [:]
        for reading in looks.joined().map(\.withoutHalfWord) where !reading.text.isEmpty {
            let before = byText[reading.text]?.probability ?? 0
            let share = reading.probability / Double(looks.count)
            byText[reading.text] = LineReading(classes: reading.classes, probability: min(before + share, 1))
        }
        return byText.sorted { ($0.value.probability, $1.key) > ($1.value.probability, $0.key) }.map(\.value)
    }

    /// How many letters and digits are likely to be right: a line upside down reads as a character or two at most.
    private static func yield(of readings: [LineReading]) -> Double {
        readings.reduce(0) { $0 + $1.probability * Double($1.text.essence.count) }
    }

    private static func probability(of readings: [LineReading]) -> Double {
        readings.first?.probability ?? 0
    }
}
