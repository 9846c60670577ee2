/// Merges the readings of several OCR engines for one picture.
///
/// Each engine finds lines that the others do not; all of these are kept. Scene text takes the place of what the
/// document OCR read there. Where the date-code reader read the same line as one of these they vote: what both agree
/// on gets the higher confidence; otherwise the more certain reading wins and the other becomes its alternative, with
/// its confidence, for the decision about the date to weigh.
///
/// Boxes that share a place but differ in height or direction are of different lines, such as a box around two lines
/// and the line in it: both are kept.
package struct OCRMerger {
    /// Print with less confidence than this is noise, and its digits do not count.
    private static let minimumSoundConfidence = 0.5

    /// Print without digits is text if its confidence is at least this, and at least that of a reading with digits in
    /// the same place.
    private static let minimumTextConfidence = 0.9

    /// The date-code reader reads dates better than words: among readings without digits it must be more certain than
    /// sound print by this much.
    private static let minimumLead = 0.1

    /// The minimum number of digits of a date, and of a date with a day.
    private static let minimumDateDigits = 4
    private static let minimumFullDateDigits = 6

    /// The lines of all engines, ordinary print first, each with the engines that read it. The date-code reader reads
    /// short lines well, so where it wins, only the words that it overlaps are replaced in the printed line.
    package static func join(
        _ document: [TextLine], _ sceneText: [TextLine] = [], with dateCodes: [TextLine]
    ) -> [TextLine] {
        var lines = document.map { $0.read(by: .document) }
        for line in sceneText { replace(line.read(by: .sceneText), in: &lines) }
        for line in dateCodes where !isBareNumber(line) { vote(line.read(by: .dateCode), in: &lines) }
        return lines
    }

    /// Adds a line of scene text in the place of what the document OCR read there. Where both read the same, both are
    /// its readers; a sound reading with other digits becomes its alternative.
    private static func replace(_ reading: TextLine, in lines: inout [TextLine]) {
        var reading = reading
        let read = reading.text.uppercased().alphanumerics
        for index in lines.indices.reversed() where lines[index].readers == [.document] {
            guard isSameLine(lines[index], reading) else { continue }
            let line = lines[index]
            let overlapping = words(of: line, overlapping: reading).map(\.text).joined().uppercased().alphanumerics
            if overlapping == read {
                reading.readers.insert(.document)
            } else if line.confidence >= minimumSoundConfidence, overlapping.count == read.count {
                reading.addAlternative(from: line)
            }
            let rest = line.words.filter { !sharesPlace($0.box, reading.box) }
            lines.remove(at: index)
            if !rest.isEmpty, let line = TextLine(words: rest) { lines.append(line.read(by: .document)) }
        }
        lines.append(reading)
    }

    private static func vote(_ reading: TextLine, in lines: inout [TextLine]) {
        guard var reading = legible(reading, beside: lines) else { return }
        let rivals = lines.indices.filter { isSameLine(lines[$0], reading) }
        reading = rivals.reduce(reading) { reconciled($0, with: lines[$1]) }
        let alphanumerics = reading.text.uppercased().alphanumerics
        let agreeing = rivals.first { lines[$0].text.uppercased().alphanumerics.contains(alphanumerics) }
        if let agreeing {
            confirm(&lines[agreeing], by: reading)
            return
        }
        for index in rivals.reversed() {
            switch outcome(of: reading, against: lines[index]) {
            case .lost: return
            case .apart: continue
            case .second:
                confirmWords(of: &lines[index], by: reading)
                lines[index].addAlternative(from: reading)
                return
            case .first:
                confirmWords(of: &reading, by: lines[index])
                reading.addAlternative(from: lines[index])
                let readers = lines[index].readers
                let rest = lines[index].words.filter { !sharesPlace($0.box, reading.box) }
                if rest.contains(where: isForeign), let line = lines[index].replacing(words: rest, by: reading) {
                    lines[index] = line
                    return
                }
                lines.remove(at: index)
                if !rest.isEmpty, var line = TextLine(words: rest) {
                    line.readers = readers
                    lines.append(line)
                }
            }
        }
        lines.append(reading)
    }

    /// Adds a reading of all or a part of a line to the evidence for what it shows.
    private static func confirm(_ line: inout TextLine, by reading: TextLine) {
        line.confidence = max(line.confidence, reading.confidence)
        let alphanumerics = reading.text.uppercased().alphanumerics
        if line.text.uppercased().alphanumerics == alphanumerics { line.readers.formUnion(reading.readers) }
        for index in line.words.indices where sharesPlace(line.words[index].box, reading.box) {
            line.words[index].confidence = max(line.words[index].confidence, reading.confidence)
            guard alphanumerics.contains(line.words[index].text.uppercased().alphanumerics) else { continue }
            line.words[index].readers = line.readers(of: line.words[index]).union(reading.readers)
        }
        if line.words.isEmpty { line.readers.formUnion(reading.readers) }
    }

    /// Adds a reading that differs from a line to the evidence for the words in which both are the same.
    private static func confirmWords(of line: inout TextLine, by reading: TextLine) {
        for index in line.words.indices {
            let word = line.words[index], text = word.text.uppercased().alphanumerics
            let twin = reading.words.first {
                sharesPlace($0.box, word.box) && $0.text.uppercased().alphanumerics == text
            }
            guard let twin, text.count >= minimumWordLength else { continue }
            line.words[index].readers = line.readers(of: word).union(reading.readers)
            line.words[index].confidence = max(word.confidence, twin.confidence)
        }
    }

    /// Shorter words are the same by chance.
    private static let minimumWordLength = 2

    /// A date-code reading without the words that print in letters which the date-code reader does not support cannot
    /// show: those in the place of such letters, and on a line with some all without digits. Nil when nothing is left.
    private static func legible(_ reading: TextLine, beside lines: [TextLine]) -> TextLine? {
        let printed = lines.filter { $0.readers != [.dateCode] }
        let foreign = printed.flatMap(\.words).filter { isForeign($0) }
        guard !foreign.isEmpty, !reading.words.isEmpty else { return reading }
        let isOnForeignLine = printed.contains { line in
            line.words.contains { isForeign($0) } && isSameLine(line, reading)
        }
        let words = reading.words.filter { word in
            let digits = digits(in: word.text)
            if digits > maximumDigitsOfLetters { return true }
            return !(isOnForeignLine && digits == 0) && !foreign.contains { sharesPlace($0.box, word.box) }
        }
        return words == reading.words ? reading : TextLine(words: words)?.read(by: .dateCode)
    }

    /// More digits are not read into letters.
    private static let maximumDigitsOfLetters = 2

    /// Whether a word is soundly read and has neither a Latin letter nor a digit.
    private static func isForeign(_ word: TextLine.Word) -> Bool {
        let letters = word.text.unicodeScalars.filter(\.properties.isAlphabetic)
        return word.confidence >= minimumSoundConfidence && !letters.isEmpty
            && !letters.contains(where: Letters.isLatin) && digits(in: word.text) == 0
    }

    /// The reading; where print is more certain of one of the reading's alternatives, that alternative.
    private static func reconciled(_ reading: TextLine, with line: TextLine) -> TextLine {
        let overlapping = words(of: line, overlapping: reading)
        guard !overlapping.isEmpty, minimumConfidence(of: overlapping, in: line) > reading.confidence else {
            return reading
        }
        let printed = overlapping.map(\.text).joined().uppercased().alphanumerics
        guard reading.alternatives.contains(where: { $0.text.uppercased().alphanumerics == printed }) else {
            return reading
        }
        var reconciled = reading
        reconciled.text = overlapping.map(\.text).joined(separator: " ")
        reconciled.alternatives =
            [TextLine.Alternative(reading.text)]
            + reading.alternatives.filter { $0.text.uppercased().alphanumerics != printed }
        return reconciled
    }

    /// Whether print may have read the slashes of a full date as digits: it has at most as many more digits as the date
    /// has marks.
    private static func mayBeMisreadSlashes(_ printedDigits: Int, _ dateCode: String) -> Bool {
        let digits = digits(in: dateCode)
        return digits >= minimumFullDateDigits && printedDigits - digits <= dateCode.count { $0.isPunctuation }
    }

    /// Whether the digits of the reading, or those of an alternative, are the first or the last in print.
    private static func isPiece(_ reading: TextLine, of print: String) -> Bool {
        let all = print.filter(\.isNumber)
        return ([reading.text] + reading.alternatives.map(\.text)).contains { text in
            let piece = text.filter(\.isNumber)
            return piece.count >= minimumDateDigits && (all.hasPrefix(piece) || all.hasSuffix(piece))
        }
    }

    private enum Outcome {
        case first, second
        /// It is too short a piece of what print shows for a date.
        case lost
        /// Both are kept, because they show different things.
        case apart
    }

    /// Which of two readings of the same line is better: the date-code reading comes second when it has fewer digits
    /// than sound print, and first when it has more, unless print certainly shows words. Otherwise the more certain one
    /// wins: of its digits, or where these are the same, of all its words.
    ///
    /// A date with marks in print is kept beside a reading without one that is a time, or if the print is not sound,
    /// and that has no word in common with it: the reading may belong to the next line.
    private static func outcome(of reading: TextLine, against line: TextLine) -> Outcome {
        let overlapping = words(of: line, overlapping: reading)
        let print = overlapping.map(\.text).joined()
        let printDigits = digits(in: print), codeDigits = digits(in: reading.text)
        if printDigits > codeDigits, line.confidence >= minimumSoundConfidence {
            if codeDigits < minimumDateDigits { return .lost }
            let mayBeCut = printDigits - codeDigits > maximumChanceDigits || !covers(reading, overlapping)
            let isMisread = mayBeMisreadSlashes(printDigits, reading.text) && !isPiece(reading, of: print)
            if mayBeCut, !isMisread { return .second }
        }
        let mayDiffer = line.confidence < minimumSoundConfidence || reading.text.contains(/[0-9]{2}:[0-9]{2}/)
        if mayDiffer, hasMarkedDate(print), !hasMarkedDate(reading.text), !sharesWord(reading, overlapping) {
            return .apart
        }
        let isSurelyText =
            printDigits == 0
            && minimumConfidence(of: overlapping, in: line) >= max(minimumTextConfidence, reading.confidence)
            && print.alphanumerics.count >= reading.text.alphanumerics.count
        if codeDigits > printDigits, codeDigits >= minimumDateDigits, !isSurelyText { return .first }
        if codeDigits == 0, printDigits == 0, line.confidence >= minimumSoundConfidence {
            return reading.confidence > line.confidence + minimumLead ? .first : .second
        }
        if codeDigits > 0, print.filter(\.isNumber) == reading.text.filter(\.isNumber) {
            return minimumConfidence(of: reading.words, in: reading) > minimumConfidence(of: overlapping, in: line)
                ? .first : .second
        }
        return digitConfidence(of: reading.words, in: reading) > digitConfidence(of: overlapping, in: line)
            ? .first : .second
    }

    /// Whether a reading has a word with digits of one of some words.
    private static func sharesWord(_ reading: TextLine, _ words: [TextLine.Word]) -> Bool {
        let read = reading.text.split(separator: " ").map { $0.filter(\.isNumber) }
        return words.flatMap { $0.text.split(separator: " ") }.contains { word in
            let digits = word.filter(\.isNumber)
            return digits.count >= minimumDateDigits && read.contains(digits)
        }
    }

    /// Whether a reading shows all of the place of some words, so that it is no piece of them.
    private static func covers(_ reading: TextLine, _ words: [TextLine.Word]) -> Bool {
        guard let box = reading.box, let place = Quad(around: words.compactMap(\.box)) else { return false }
        return box.length >= minimumCoverage * Double(max(PixelRect(place).width, PixelRect(place).height))
    }

    /// The maximum number of digits by which readings of one place differ because letters and digits look alike.
    private static let maximumChanceDigits = 2
    /// The minimum share of the length of words that a reading of all of them takes.
    private static let minimumCoverage = 0.85

    /// Whether a text contains three numbers with marks between them, such as `21.06.25`.
    private static func hasMarkedDate(_ text: String) -> Bool {
        text.contains(/[0-9]{1,4}[.\/-][0-9]{1,2}[.\/-][0-9]{2,4}/)
    }

    /// The lowest confidence of the words with digits; without any, the line's confidence.
    private static func digitConfidence(of words: [TextLine.Word], in line: TextLine) -> Double {
        words.filter { digits(in: $0.text) > 0 }.map(\.confidence).min() ?? line.confidence
    }

    /// The lowest confidence of the words; without words, the line's confidence.
    private static func minimumConfidence(of words: [TextLine.Word], in line: TextLine) -> Double {
        words.map(\.confidence).min() ?? line.confidence
    }

    /// The words of a line in the place of `reading`; the whole line as one word when it has none.
    private static func words(of line: TextLine, overlapping reading: TextLine) -> [TextLine.Word] {
        guard !line.words.isEmpty else { return line.wordsOrWhole }
        return line.words.filter { sharesPlace($0.box, reading.box) }
    }

    /// Whether a line is a few digits without a separator, not read with certainty: usually a weight or a piece of
    /// ornament.
    private static func isBareNumber(_ line: TextLine) -> Bool {
        line.confidence < 0.9 && line.text.count < 5 && line.text.allSatisfy(\.isNumber)
    }

    private static func digits(in text: String) -> Int {
        text.count(where: \.isNumber)
    }

    private static func isSameLine(_ line: TextLine, _ other: TextLine) -> Bool {
        isSameLine(line.box, other.box) || line.words.contains { isSameLine($0.box, other.box) }
    }

    private static func isSameLine(_ box: Quad?, _ other: Quad?) -> Bool {
        guard let box, let other else { return false }
        return box.isOfSameLine(as: other)
    }

    /// Whether a word is in the place of a line that shares its line, or one word in the place of another.
    private static func sharesPlace(_ box: Quad?, _ other: Quad?) -> Bool {
        guard let box, let other else { return false }
        return box.sharesPlace(with: other)
    }
}

extension TextLine {
    /// A line of which a part was read better: with its other words, and those of the better reading, in their order;
    /// nil without places.
    fileprivate func replacing(words rest: [Word], by reading: TextLine) -> TextLine? {
        guard let direction = box?.direction else { return nil }
        let better = reading.wordsOrWhole.map { word in
            var word = word
            word.readers = reading.readers(of: word)
            return word
        }
        let placed = (rest + better).compactMap { word in
            word.box.map { (word: word, place: $0.center.x * direction.x + $0.center.y * direction.y) }
        }
        var line = TextLine(words: placed.sorted { $0.place < $1.place }.map(\.word))
        line?.readers = readers
        line?.box = box
        return line
    }
}
