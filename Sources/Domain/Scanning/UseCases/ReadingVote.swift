/// Joins what two readers made of one picture.
///
/// Each of them sees lines that the other does not, and those are all kept. Where both read the same place they vote:
/// what they agree on is the surer for it, else the surer reading stands and the other becomes its alternative. A reading
/// with fewer digits has lost some: it neither wins nor counts as an alternative.
struct ReadingVote {
    /// What is read with less confidence than this is noise, and its digits are nobody's.
    private static let soundConfidence = 0.5

    /// Words of print read so surely, and surer than digits that another reading has in their place, are words.
    private static let sureText = 0.9

    /// Of words without digits the coder reading must be surer by this than sound print: it knows dates better.
    private static let leastLead = 0.1

    /// A date has so many digits at least, and with a day so many.
    private static let fewestDigits = 4
    private static let fewestOfFullDate = 6

    /// The lines of both, those of `print` first, each telling who read it. `coder` reads short lines well, so where it
    /// wins only the words it covers go, and the rest of the printed line stays.
    static func join(_ print: [TextLine], with coder: [TextLine]) -> [TextLine] {
        var lines = print.map { $0.read(by: .print) }
        for line in coder where !isBareNumber(line) { cast(line.read(by: .coderPrint), into: &lines) }
        return lines
    }

    private static func cast(_ reading: TextLine, into lines: inout [TextLine]) {
        guard var reading = legible(reading, beside: lines) else { return }
        let rivals = lines.indices.filter { sharesPlace(lines[$0], reading) }
        reading = rivals.reduce(reading) { agreed($0, with: lines[$1]) }
        let essence = reading.text.uppercased().essence
        if let agreeing = rivals.first(where: { lines[$0].text.uppercased().essence.contains(essence) }) {
            lines[agreeing].confidence = max(lines[agreeing].confidence, reading.confidence)
            for word in lines[agreeing].words.indices where sharesPlace(lines[agreeing].words[word].box, reading.box) {
                let confidence = max(lines[agreeing].words[word].confidence, reading.confidence)
                lines[agreeing].words[word].confidence = confidence
            }
            lines[agreeing].reader = lines[agreeing].reader?.joined(with: .coderPrint)
            return
        }
        for index in rivals.reversed() {
            switch outcome(of: reading, against: lines[index]) {
            case .lost: return
            case .apart: continue
            case .second:
                lines[index].addAlternative(from: reading)
                return
            case .first:
                reading.addAlternative(from: lines[index])
                let rest = lines[index].words.filter { !sharesPlace($0.box, reading.box) }
                lines.remove(at: index)
                if !rest.isEmpty, let line = TextLine(words: rest) { lines.append(line.read(by: .print)) }
            }
        }
        lines.append(reading)
    }

    /// A coder reading without what stands in the place of words it has no letters for; nil when nothing is left.
    private static func legible(_ reading: TextLine, beside lines: [TextLine]) -> TextLine? {
        let foreign = lines.filter { $0.reader != .coderPrint }.flatMap(\.words)
            .filter { isForeign($0) && sharesPlace($0.box, reading.box) }
        guard !foreign.isEmpty, !reading.words.isEmpty else { return reading }
        let words = reading.words.filter { word in
            digits(in: word.text) > 1 || !foreign.contains { sharesPlace($0.box, word.box) }
        }
        return words == reading.words ? reading : TextLine(words: words)?.read(by: .coderPrint)
    }

    /// True for a sound word without a Latin letter or a digit.
    private static func isForeign(_ word: TextWord) -> Bool {
        let letters = word.text.unicodeScalars.filter(\.properties.isAlphabetic)
        return word.confidence >= soundConfidence && !letters.isEmpty && !letters.contains(where: Script.isLatin)
            && digits(in: word.text) == 0
    }

    /// The reading, or, where print is surer of a text that the reading holds possible, that text.
    private static func agreed(_ reading: TextLine, with line: TextLine) -> TextLine {
        let covered = covered(of: line, by: reading)
        guard !covered.isEmpty, least(of: covered, in: line) > reading.confidence else { return reading }
        let printed = covered.map(\.text).joined().uppercased().essence
        guard reading.alternatives.contains(where: { $0.uppercased().essence == printed }) else { return reading }
        var agreed = reading
        agreed.text = covered.map(\.text).joined(separator: " ")
        agreed.alternatives = [reading.text] + reading.alternatives.filter { $0.uppercased().essence != printed }
        return agreed
    }

    /// True when a date has no more digits too many than marks: a stroke between two of them was read as a digit.
    private static func mayBeStrokes(_ printed: Int, _ coded: String) -> Bool {
        let digits = digits(in: coded)
        return digits >= fewestOfFullDate && printed - digits <= coded.count { $0.isPunctuation }
    }

    /// True when the digits of a reading, or of one it holds possible, are the first or the last of those in print: it saw
    /// a piece of the line.
    private static func isPiece(_ reading: TextLine, of print: String) -> Bool {
        let all = print.filter(\.isNumber)
        return ([reading.text] + reading.alternatives).contains { text in
            let piece = text.filter(\.isNumber)
            return piece.count >= fewestDigits && (all.hasPrefix(piece) || all.hasSuffix(piece))
        }
    }

    private enum Outcome {
        case first, second, lost
        /// Neither speaks for what the other says.
        case apart
    }

    /// Who reads better what both see: the coder reading loses when it has fewer digits than sound print, wins when it has
    /// more, unless print is sure that these are words, and else the surer one stands: the one surer of its digits, or
    /// where these are the same, of all its words.
    /// A date with marks in print stays beside a reading without one that is a time or where the print is unsound: that
    /// one may stand on the next line.
    private static func outcome(of reading: TextLine, against line: TextLine) -> Outcome {
        let covered = covered(of: line, by: reading)
        let print = covered.map(\.text).joined()
        let printed = digits(in: print), coded = digits(in: reading.text)
        if printed > coded, line.confidence >= soundConfidence,
            isPiece(reading, of: print) || !mayBeStrokes(printed, reading.text)
        {
            return .lost
        }
        let mayDiffer = line.confidence < soundConfidence || reading.text.contains(/[0-9]{2}:[0-9]{2}/)
        if mayDiffer, hasMarkedDate(print), !hasMarkedDate(reading.text) { return .apart }
        let isSurelyText =
            printed == 0 && least(of: covered, in: line) >= max(sureText, reading.confidence)
            && print.essence.count >= reading.text.essence.count
        if coded > printed, coded >= fewestDigits, !isSurelyText { return .first }
        if coded == 0, printed == 0, line.confidence >= soundConfidence {
            return reading.confidence > line.confidence + leastLead ? .first : .second
        }
        if coded > 0, print.filter(\.isNumber) == reading.text.filter(\.isNumber) {
            return least(of: reading.words, in: reading) > least(of: covered, in: line) ? .first : .second
        }
        return sureness(of: reading.words, in: reading) > sureness(of: covered, in: line) ? .first : .second
    }

    /// True when three numbers with marks between stand in a text, as in `21.06.25`.
    private static func hasMarkedDate(_ text: String) -> Bool {
        text.contains(/[0-9]{1,4}[.\/-][0-9]{1,2}[.\/-][0-9]{2,4}/)
    }

    /// How sure the digits of words are; of words without any, the line's confidence.
    private static func sureness(of words: [TextWord], in line: TextLine) -> Double {
        words.filter { digits(in: $0.text) > 0 }.map(\.confidence).min() ?? line.confidence
    }

    /// How sure the least sure of words is; without words, the line's confidence.
    private static func least(of words: [TextWord], in line: TextLine) -> Double {
        words.map(\.confidence).min() ?? line.confidence
    }

    /// The words of a line in the place of `reading`, or the whole line as one when it has no words.
    private static func covered(of line: TextLine, by reading: TextLine) -> [TextWord] {
        guard !line.words.isEmpty else { return line.wordsOrWhole }
        return line.words.filter { sharesPlace($0.box, reading.box) }
    }

    /// True for a few digits without a separator, not read with certainty: a weight or a piece of ornament, as a rule.
    private static func isBareNumber(_ line: TextLine) -> Bool {
        line.confidence < 0.9 && line.text.count < 5 && line.text.allSatisfy(\.isNumber)
    }

    private static func digits(in text: String) -> Int {
        text.count(where: \.isNumber)
    }

    private static func sharesPlace(_ line: TextLine, _ other: TextLine) -> Bool {
        sharesPlace(line.box, other.box) || line.words.contains { sharesPlace($0.box, other.box) }
    }

    private static func sharesPlace(_ box: Quad?, _ other: Quad?) -> Bool {
        guard let box, let other else { return false }
        return box.sharesPlace(with: other)
    }
}
