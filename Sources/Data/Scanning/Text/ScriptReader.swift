package import KeepItFreshDomain
package import KeepItFreshLabels
import KeepItFreshRecognition

/// Reads lines in Cyrillic, Greek and Hangul with tesseract, whose data for these is a few megabytes each.
///
/// A script is known by its letters: the languages of all scripts read a few lines, and the one that reads its own
/// letters with most confidence is right, if that is more than English has in reading them as Latin: many capitals look
/// alike.
package actor ScriptReader: ScriptProviding {
    /// Tesseract's languages of each script, the most widespread first; all of these are printed on packs.
    private static let languages: [PrintedScript: [String]] = [
        .cyrillic: ["rus", "ukr", "bul", "srp"], .greek: ["ell"], .hangul: ["kor"],
    ]
    private static let latin = "eng"
    /// The least mean confidence of the words of a sample, and the least number of their letters: other scripts and
    /// ornament have less.
    private static let minimumConfidence = 0.6
    private static let minimumLetters = 4
    /// Words with less confidence are left out.
    private static let minimumWordConfidence = 0.3
    /// The height of a line's picture in pixels, and the ground around the print, in heights of the line.
    private static let lineHeight = 56
    private static let groundAtEnds = 0.4, groundAcross = 0.1
    private static let maximumWidth = 2_000
    /// The least space between words, in heights of the line.
    private static let minimumSpace = 0.25
    /// The processor time for one line, in milliseconds.
    private static let maximumMilliseconds = 200

    private let installed: [PrintedScript: [String]]
    private let stages: (any StageTimingProviding)?
    private var readers: [String: TesseractTextReader] = [:]
    /// The language of each script that read the samples best.
    private var best: [PrintedScript: String] = [:]

    /// A reader of those languages whose data is installed; nil without any. `stages` measures the reading.
    package init?(stages: (any StageTimingProviding)? = nil) {
        installed = Self.languages.mapValues { $0.filter(TesseractLanguages.isInstalled) }.filter { !$0.value.isEmpty }
        if installed.isEmpty { return nil }
        self.stages = stages
    }

    /// The scripts that can be read with these languages' data.
    package static func scripts(readBy languages: [String]) -> Set<PrintedScript> {
        Set(self.languages.filter { $0.value.contains(where: languages.contains) }.keys)
    }

    package func script(
        of places: [Quad], expecting expected: PrintedScript?, in image: GreyImage
    ) async throws(ScanError) -> PrintedScript? {
        var found: (script: PrintedScript, score: Double)?
        for script in PrintedScript.allCases.sorted(by: { $0 == expected && $1 != expected }) {
            guard let first = installed[script]?.first,
                let score = try await score(of: places, in: first, image, letters: script.count),
                score > found?.score ?? 0
            else { continue }
            found = (script, score)
            if script == expected { break }
        }
        guard let (script, best) = found, let languages = installed[script],
            try await latinScore(of: places, image) < best
        else { return nil }
        var scores: [(language: String, score: Double)] = []
        for language in languages where languages.count > 1 {
            scores.append((language, try await score(of: places, in: language, image, letters: script.count) ?? 0))
        }
        self.best[script] = scores.max { $0.score < $1.score }?.language
        return script
    }

    /// The text at some places in the language of the script that read its samples best.
    package func lines(
        at places: [Quad], as script: PrintedScript, in image: GreyImage
    ) async throws(ScanError) -> [TextLine?] {
        guard let language = best[script] ?? installed[script]?.first else { return places.map { _ in nil } }
        var lines: [TextLine?] = []
        for place in places { lines.append(try await line(at: place, in: language, image)) }
        return lines
    }

    /// The score of the places as Latin script; nothing where the data for it is not installed.
    private func latinScore(of places: [Quad], _ image: GreyImage) async throws(ScanError) -> Double {
        guard TesseractLanguages.isInstalled(Self.latin) else { return 0 }
        let score = try await score(of: places, in: Self.latin, image) { text in
            text.unicodeScalars.count { $0.value < 0x250 && $0.properties.isAlphabetic }
        }
        return score ?? 0
    }

    /// The mean confidence of the letters of a script, which `count` counts, at some places, read in one language; nil
    /// where these are few.
    private func score(
        of places: [Quad], in language: String, _ image: GreyImage, letters count: (String) -> Int
    ) async throws(ScanError) -> Double? {
        var letters = 0, all = 0, sum = 0.0
        for place in places {
            for word in try await line(at: place, in: language, image)?.words ?? [] {
                let own = count(word.text)
                letters += own
                all += word.text.count(where: \.isLetter)
                sum += Double(own) * word.confidence
            }
        }
        guard letters >= Self.minimumLetters, sum >= Self.minimumConfidence * Double(all) else { return nil }
        return sum / Double(all)
    }

    private func line(at place: Quad, in language: String, _ image: GreyImage) async throws(ScanError) -> TextLine? {
        let box = OrientedBox(place, reducedBy: image.reduction)
        let crop = box.grown(along: Self.groundAtEnds * box.height, across: Self.groundAcross * box.height)
        guard let picture = crop.picture(from: image, height: Self.lineHeight, maximumWidth: Self.maximumWidth) else {
            return nil
        }
        let read = try await reader(of: language).lines(in: picture, running: .upright)
        let words = read.flatMap(\.words).filter { $0.confidence >= Self.minimumWordConfidence }.map { word in
            guard let rect = word.box.map({ PixelRect($0) }) else { return word }
            var word = word
            let width = Double(picture.width)
            let part = crop.part(from: Double(rect.left) / width, to: Double(rect.right) / width)
            word.box = part.grown(across: -Self.groundAcross * box.height).quad.enlarged(by: image.reduction)
            return word
        }
        var line = TextLine(words: Self.joined(words))?.read(by: .document)
        line?.box = place
        return line
    }

    /// The words with those joined that have no space between them: tesseract parts Korean words into syllables.
    private static func joined(_ words: [TextLine.Word]) -> [TextLine.Word] {
        words.reduce(into: []) { joined, word in
            guard let last = joined.last, let box = word.box.map({ PixelRect($0) }),
                let before = last.box.map({ PixelRect($0) }),
                Double(box.left - before.right) < minimumSpace * Double(before.lineHeight),
                PrintedScript.hangul.count(in: last.text) > 0, PrintedScript.hangul.count(in: word.text) > 0
            else { return joined.append(word) }
            let text = last.text + word.text
            let confidence =
                (last.confidence * Double(last.text.count) + word.confidence * Double(word.text.count))
                / Double(text.count)
            joined[joined.count - 1] = TextLine.Word(
                text: text, confidence: confidence, box: Quad(around: [last.box, word.box].compactMap(\.self)))
        }
    }

    private func reader(of language: String) -> TesseractTextReader {
        if let reader = readers[language] { return reader }
        let reader = TesseractTextReader(
            languages: [language], layout: .line, maximumMilliseconds: Self.maximumMilliseconds, stages: stages)
        readers[language] = reader
        return reader
    }
}
