import Foundation
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshRecognition

/// Reads lines of text at known places, whichever way up they are.
struct SceneTextRecogniser {
    /// Lines whose characters are less certain on average are not text: dates that are read right have 0.76 and more.
    private static let minimumConfidence = 0.65
    /// A line read with more confidence is not turned round: upside down 95 % of lines have less.
    private static let sufficientConfidence = 0.85
    /// What is read with less confidence is hardly ever text, whichever way up it is.
    private static let minimumConfidenceToTurn = 0.5
    /// The minimum mean width of the characters of a line upside down, in pixels of its picture: of badly legible text
    /// the right way up more characters are read.
    private static let minimumWidthToTurn = 14.0
    /// The weight of a direction, in characters, in which words are expected to run: one that is hardly legible in it
    /// is not turned round, but a number is, as dates are often printed upside down.
    private static let sufficientHeading = 20.0
    /// Shorter lines are not turned round: a 6 is a 9 then.
    private static let minimumCharactersToTurn = 4
    /// The maximum width of a line's picture in pixels; longer lines are compressed.
    private static let maximumWidth = 1_600
    /// Lower print is read as noise.
    private static let minimumHeight = 4.0
    private static let maximumAlternatives = 4
    /// Alternatives have at least this share of the best reading's probability.
    private static let minimumAlternativeShare = 0.12

    private static let calibration = Transcription.Calibration(slope: 0.231, offset: 1.891)

    let image: GreyImage
    /// The direction in which most lines so far ran, as a sum of unit vectors weighted by their characters.
    private var heading = (x: 0.0, y: 0.0)

    init(image: GreyImage) {
        self.image = image
    }

    /// The line at a box, nil where none is legible, and the share of its print that was not read. Throws
    /// `componentMissing` when the recogniser cannot be loaded.
    mutating func read(
        _ box: OrientedBox, with models: inout SceneTextModels
    ) throws(ScanError) -> (line: TextLine?, unread: Double) {
        guard box.height >= Self.minimumHeight else { return (nil, 0) }
        let box = isAgainstHeading(box) ? box.reversed : box
        guard var best = try reading(at: box, with: &models) else { return (nil, 0) }
        if mayBeTurned(best, models.characters), let turned = try reading(at: box.reversed, with: &models),
            turned.confidence >= Self.sufficientConfidence
        {
            best = turned
        }
        guard best.confidence >= Self.minimumConfidence, let line = line(of: best, models.characters) else {
            return (nil, best.unread)
        }
        let weight = best.confidence * Double(line.text.count)
        heading = (heading.x + cos(best.box.angle) * weight, heading.y + sin(best.box.angle) * weight)
        return (line, best.unread)
    }

    /// One way to read a place.
    private struct Reading {
        let box: OrientedBox
        let output: CTCOutput
        /// The characters of the likeliest path, and their mean probability.
        let path: [Int]
        let confidence: Double
        /// The share of the print that no character was read of, 0…1.
        let unread: Double
        /// The number of time steps that what the recogniser saw takes: the box with the ground around it.
        let steps: Double
        /// The width of the line in pixels of a picture that is not compressed.
        let width: Double
    }

    private func mayBeTurned(_ reading: Reading, _ characters: [String]) -> Bool {
        guard reading.confidence < Self.sufficientConfidence, reading.confidence >= Self.minimumConfidenceToTurn,
            reading.path.count >= Self.minimumCharactersToTurn,
            Double(reading.path.count) * Self.minimumWidthToTurn <= reading.width
        else { return false }
        let along = heading.x * cos(reading.box.angle) + heading.y * sin(reading.box.angle)
        return along < Self.sufficientHeading || reading.path.contains { characters[$0].contains(where: \.isNumber) }
    }

    private func isAgainstHeading(_ box: OrientedBox) -> Bool {
        heading.x * cos(box.angle) + heading.y * sin(box.angle) < 0
    }

    private func reading(
        at box: OrientedBox, with models: inout SceneTextModels
    ) throws(ScanError) -> Reading? {
        let outer = box.withGround
        let width = outer.length / outer.height * Double(SceneTextModels.lineHeight)
        guard
            let picture = outer.picture(
                from: image, height: SceneTextModels.lineHeight, stretch: min(1, Double(Self.maximumWidth) / width),
                minimumWidth: SceneTextModels.minimumLineWidth, maximumWidth: Self.maximumWidth),
            let output = try models.recognise(picture)
        else { return nil }
        let path = Self.bestPath(of: output)
        let sum = path.reduce(0) { $0 + $1.probability }
        return Reading(
            box: box, output: output, path: path.map(\.symbol), confidence: sum / Double(max(1, path.count)),
            unread: UnreadPrint.share(of: output, in: picture),
            steps: Double(picture.width) / Double(SceneTextModels.timeStepWidth), width: width)
    }

    /// The characters of the likeliest path.
    private static func bestPath(of output: CTCOutput) -> [CTCOutput.Candidate] {
        var path: [CTCOutput.Candidate] = [], last = CTCOutput.blank
        for candidates in output.candidates {
            guard let best = candidates.max(by: { $0.probability < $1.probability }) else { continue }
            if best.symbol != CTCOutput.blank, best.symbol != last { path.append(best) }
            last = best.symbol
        }
        return path
    }

    private func line(of reading: Reading, _ characters: [String]) -> TextLine? {
        let found = BeamSearch.readings(of: reading.output)
        var readings = transcriptions(of: found, characters)
        if !readings.isEmpty {
            let classes = found.first { text(of: $0.classes, characters) == readings[0].text }?.classes ?? []
            readings[0].characters = places(of: classes, in: reading, characters)
        }
        var line = TextLine(words: readings.words(by: Self.calibration) { reading.box.part(from: $0, to: $1).quad })
        line?.box = reading.box.quad
        line?.alternatives = readings.alternatives(
            maximumCount: Self.maximumAlternatives, minimumShare: Self.minimumAlternativeShare)
        return line
    }

    /// The text of some classes, with one space between words.
    private func text(of classes: [Int], _ characters: [String]) -> String {
        classes.map { characters[$0] }.joined().split(separator: " ").joined(separator: " ")
    }

    /// The characters of some classes with their places along the line's box.
    private func places(
        of classes: [Int], in reading: Reading, _ characters: [String]
    ) -> [Transcription.Character] {
        let box = reading.box, outer = box.withGround
        return zip(classes, reading.output.places(of: classes)).compactMap { symbol, place in
            let seen = place.step / reading.steps * outer.length - (outer.length - box.length) / 2
            guard characters[symbol] != " " else { return nil }
            return Transcription.Character(
                text: characters[symbol], middle: seen / max(box.length, 1), certainty: place.probability)
        }
    }

    /// The readings with text, likeliest first; those that differ in nothing but spaces at the ends are one.
    private func transcriptions(of readings: [BeamSearch.Reading], _ characters: [String]) -> [Transcription] {
        var probabilities: [String: Double] = [:]
        for reading in readings {
            let text = text(of: reading.classes, characters)
            if !text.isEmpty { probabilities[text, default: 0] += reading.probability }
        }
        return probabilities.map { Transcription(text: $0.key, probability: min($0.value, 1)) }
            .sorted { ($0.probability, $1.text) > ($1.probability, $0.text) }
    }
}
