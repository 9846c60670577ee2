import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshRecognition

/// Recognises a detected line, the right way up.
enum TextLineRecogniser {
    /// Lines with less confidence are dropped.
    private static let minimumConfidence = 0.3
    private static let maximumAlternatives = 4
    /// Alternatives have at least this share of the best reading's probability.
    private static let minimumAlternativeShare = 0.12
    /// A reading of at least this probability needs no second pass.
    private static let sufficientProbability = 0.9
    /// A line whose readings have less than this probability both ways up gets no second pass.
    private static let minimumProbability = 0.02
    /// The length by which lines are extended at both ends, in capital heights.
    private static let extensionLength = 1.0
    /// The same for lines with a date, when nothing follows so near: between day, month and time may be wide gaps.
    private static let wideExtensionLength = 2.2
    /// The maximum length of an extended line, in capital heights.
    private static let maximumLength = 26.0
    /// A longer reading is kept if it has at least this share of the shorter one's probability.
    private static let minimumExtendedShare = 0.25
    /// A line whose likeliest path has a lower log probability is not read.
    private static let minimumPathLogProbability: Float = -30
    /// The minimum probability of a reading where no line was detected.
    private static let minimumGuessProbability = 0.5
    /// Fewer digits than this are not a trace of a line.
    private static let minimumTraceDigits = 2
    /// A little below what real date lines showed (Scripts/training/MODEL_CARD.md).
    private static let calibration = Transcription.Calibration(slope: 0.6, offset: 2)
    /// The widest usual distance of characters, in capital heights: that of dot matrices.
    private static let maximumPitch = 0.86
    /// A line of which this share of its places is expected to be read rightly is the right way up.
    private static let minimumShareUpright = 0.4
    /// Readings with fewer digits are no piece of a date.
    private static let minimumDigitsOfPieces = 3
    /// Further passes crop the line by these factors of its height.
    private static let otherHeights = [0.84, 1.2]

    /// What one pass of the network over a region has read.
    private struct Pass {
        let region: LineRegion
        /// Nil where nothing can be cut out of the picture.
        var output: CTCOutput?
        var readings: [BeamSearch.Reading] = []

        var probability: Double { readings.first?.probability ?? 0 }

        /// The expected number of correct letters and digits: a line upside down is read as a character or two at most.
        var expectedCorrectCharacters: Double {
            readings.reduce(0) { $0 + $1.probability * Double($1.text.alphanumerics.count) }
        }

        /// Whether so much is read that the line is the right way up, however unsure single characters are.
        var isUpright: Bool {
            let places = region.length / (maximumPitch * max(region.capitalHeight, 1))
            return expectedCorrectCharacters >= minimumShareUpright * places
        }

        /// Whether one of the readings has enough digits for a date: words beside it are needed less exactly.
        var mayShowDate: Bool { readings.contains { $0.text.count(where: \.isNumber) >= minimumDigitsOfPieces } }
    }

    /// The line at `region` of `image`; nil when it cannot be read.
    static func line(
        at region: LineRegion, of image: GreyImage, with networks: borrowing DateCodeNetworks
    ) -> RecognisedLine? {
        var pass = pass(over: region, of: image, with: networks)
        if pass.probability < sufficientProbability, !pass.isUpright {
            let turned = self.pass(over: region.reversed, of: image, with: networks)
            if turned.expectedCorrectCharacters > pass.expectedCorrectCharacters { pass = turned }
        }
        pass = extended(pass, in: image, with: networks)
        if (minimumProbability..<sufficientProbability).contains(pass.probability), pass.mayShowDate {
            var passes = [pass.readings]
            for factor in otherHeights {
                passes.append(self.pass(over: pass.region.taller(by: factor), of: image, with: networks).readings)
            }
            pass.readings = averaged(passes)
        }
        return line(of: pass)
    }

    /// A known line as it is read at `region` alone, which may be a little off; nil when nothing is read there.
    static func reading(
        at region: LineRegion, of image: GreyImage, with networks: borrowing DateCodeNetworks
    ) -> TextLine? {
        line(of: pass(over: region, of: image, with: networks))?.line
    }

    /// The result of a search for a line of digits.
    enum DigitSearchResult {
        case line(RecognisedLine)
        /// Some digits that are not read well.
        case trace
        /// Hardly any digits.
        case nothing
    }

    /// Searches for a line of digits at `region`, where there may be none. If there are some digits and `mayBeCut`, a
    /// longer region is tried, too, as half a character at an end spoils the reading.
    static func digits(
        at region: LineRegion, of image: GreyImage, mayBeCut: Bool, with networks: borrowing DateCodeNetworks
    ) -> DigitSearchResult {
        for place in mayBeCut ? [region, region.longer(by: extensionLength)] : [region] {
            let pass = pass(over: place, of: image, with: networks)
            guard let first = pass.readings.first else { return .nothing }
            let digits = first.text.count(where: \.isNumber)
            guard digits >= minimumTraceDigits else { return .nothing }
            guard first.probability >= minimumGuessProbability, digits >= RecognisedLine.minimumDigits else { continue }
            return line(of: extended(pass, in: image, with: networks)).map(DigitSearchResult.line) ?? .trace
        }
        return .trace
    }

    /// A line extended at both ends while more is read there.
    private static func extended(
        _ pass: Pass, in image: GreyImage, with networks: borrowing DateCodeNetworks
    ) -> Pass {
        var line = pass
        while let longer = extendedOnce(line, in: image, with: networks) { line = longer }
        return line
    }

    /// The line with what comes before and after it, if that is read as the same text and more: half a date looks like
    /// another date.
    private static func extendedOnce(
        _ pass: Pass, in image: GreyImage, with networks: borrowing DateCodeNetworks
    ) -> Pass? {
        let region = pass.region
        guard let reading = pass.readings.first, reading.probability > minimumProbability,
            reading.text.count(where: \.isNumber) > 2, region.length < maximumLength * region.capitalHeight
        else { return nil }
        let text = reading.text.alphanumerics
        let isDate = reading.text.count(where: \.isNumber) >= RecognisedLine.minimumDigits
        for length in isDate ? [extensionLength, wideExtensionLength] : [extensionLength] {
            let longer = self.pass(over: region.longer(by: length), of: image, with: networks)
            guard let more = longer.readings.first, more.probability > minimumExtendedShare * reading.probability else {
                return nil
            }
            let longerText = more.text.alphanumerics
            if longerText.count > text.count, longerText.contains(text) { return longer }
        }
        return nil
    }

    private static func line(of pass: Pass) -> RecognisedLine? {
        guard let first = pass.readings.first, first.text.count > 1 else { return nil }
        let region = pass.region
        var transcriptions = pass.readings.map { Transcription(text: $0.text, probability: $0.probability) }
        if pass.mayShowDate { transcriptions[0].characters = places(of: first, in: pass) }
        let words = transcriptions.words(by: calibration) { region.part(from: $0, to: $1).quad }
        let confidence = calibration.confidence(ofProbability: first.probability)
        let best = words.filter { $0.text.contains(where: \.isNumber) }.map(\.confidence).max() ?? 0
        guard max(confidence, best) >= minimumConfidence else { return nil }
        let others = transcriptions.alternatives(
            maximumCount: maximumAlternatives, minimumShare: minimumAlternativeShare)
        let line = TextLine(
            text: first.text, confidence: confidence, box: region.quad, words: words, alternatives: others)
        return RecognisedLine(region: region, line: line)
    }

    /// The characters of a reading with their places along the line's box.
    private static func places(of reading: BeamSearch.Reading, in pass: Pass) -> [Transcription.Character] {
        guard let output = pass.output else { return [] }
        let region = pass.region, length = max(region.length, 1)
        let margin = LineRegion.margin * region.capitalHeight
        let step = (region.length + 2 * margin) / Double(max(1, output.timeSteps))
        return zip(reading.classes, output.places(of: reading.classes)).compactMap { symbol, place in
            let text = DateCodeAlphabet.text(of: [symbol])
            guard !text.isEmpty else { return nil }
            return Transcription.Character(
                text: text, middle: (place.step * step - margin) / length, certainty: place.probability)
        }
    }

    private static func pass(
        over region: LineRegion, of image: GreyImage, with networks: borrowing DateCodeNetworks
    ) -> Pass {
        guard let picture = region.picture(from: image), let output = networks.recognise(picture)?.output else {
            return Pass(region: region)
        }
        guard output.bestPathLogProbability > minimumPathLogProbability else {
            return Pass(region: region, output: output)
        }
        let readings = averaged([BeamSearch.readings(of: output, prior: LanguageModel.shared.prior)])
        return Pass(region: region, output: output, readings: readings)
    }

    /// The readings of several passes over one line as one list. Readings of the same text are one, with the mean of
    /// the passes' probabilities; readings without text are left out.
    private static func averaged(_ passes: [[BeamSearch.Reading]]) -> [BeamSearch.Reading] {
        var byText: [String: BeamSearch.Reading] = [:]
        for reading in passes.joined().map(\.withoutHalfWord) where !reading.text.isEmpty {
            let before = byText[reading.text]?.probability ?? 0
            let share = reading.probability / Double(passes.count)
            byText[reading.text] = BeamSearch.Reading(classes: reading.classes, probability: min(before + share, 1))
        }
        return byText.sorted { ($0.value.probability, $1.key) > ($1.value.probability, $0.key) }.map(\.value)
    }
}
