package import KeepItFreshLabels

/// Reads the text of a photo. Which reader reads what is decided here, and only by what is still missing:
///
/// 1. Date codes, unless a barcode carries the date: their reader is the fastest, and finds print of any direction.
/// 2. Scene text: its lines are found in one look at the whole photo, small when only the name is missing. The lines at
///    dates are read first, and, unless these are sure then, those at other date codes. Then the largest lines, for the
///    name (`TextPlaceSelection`). All are read in the photo's own size. Where the reader passes over print, that is
///    read once more in the script that it turns out to be (`ScriptProviding`).
/// 3. A second opinion: the date-code reader reads the numbers in scene text, the scene-text reader those in date codes
///    where it found no line.
/// 4. While there is no date, but words or print that show that the pack has one here: date codes in the parts of the
///    photo with most print, from near; other lines of scene text that have the shape of a date, then, where there are
///    words, those of a closer look.
/// 5. Around a date that is not sure, as it has no keyword: its neighbours, in a look at them alone. For any date
///    without a keyword: keywords in scripts that the scene-text reader lacks (`DateCodeProviding`).
/// 6. Further lines, while it is open whether the photo shows food: a heading such as "Recall" may be none of those
///    above.
/// 7. Document text, where its reader is the best: in scripts that the scene-text reader lacks, and in all photos when
///    that is not installed.
package struct ReadText: Sendable {
    /// The longer side of the photo in pixels, as the scene-text reader sees it: for names alone, for dates, and for
    /// small dates. Small print is lost in small pictures, and large print found best in them.
    private static let nameSide = 480
    private static let dateSide = 640
    private static let closeSide = 960

    private let dateCodeReader: (any DateCodeProviding)?
    private let sceneTextReader: (any SceneTextProviding)?
    private let scriptReader: (any ScriptProviding)?
    private let textRecogniser: (any TextRecognitionProviding)?
    private let readsOtherScripts: Bool
    private let today: @Sendable () -> CivilDate

    /// The readers that there are. `readsOtherScripts` says that the text recogniser reads scripts that the scene-text
    /// reader lacks. `today` limits which dates are plausible for food.
    package init(
        dateCodeReader: (any DateCodeProviding)?, sceneTextReader: (any SceneTextProviding)?,
        scriptReader: (any ScriptProviding)? = nil, textRecogniser: (any TextRecognitionProviding)?,
        readsOtherScripts: Bool,
        today: @escaping @Sendable () -> CivilDate
    ) {
        self.dateCodeReader = dateCodeReader
        self.sceneTextReader = sceneTextReader
        self.scriptReader = scriptReader
        self.textRecogniser = textRecogniser
        self.readsOtherScripts = readsOtherScripts
        self.today = today
    }

    /// What is read of a photo.
    package struct Text: Sendable {
        /// The lines, each with the readers that read it.
        package var lines: [TextLine] = []
        /// What the photo shows besides: print that could not be read.
        package var picture = PictureEvidence()
    }

    /// The text of a photo with these barcodes. Without a `context`, today is the day by the clock.
    package func text(
        in image: GreyImage, beside codes: [Barcode], knowing context: PhotoContext? = nil
    ) async throws(ScanError) -> Text {
        let context = context ?? usualContext
        var found = Found(codes: codes, context: context)
        found.expectedScript = LabelParser.usualScript(of: codes, today: context.today)
        let needsDate = !LabelParser.barcodesEndShelfLife(codes, today: context.today)
        if needsDate, let dateCodeReader { found.add(try await dateCodeReader.lines(in: image), to: \.dateCodes) }
        var lacksSceneText = sceneTextReader == nil
        if let sceneTextReader {
            do throws(ScanError) {
                try await readScene(in: image, needsDate, by: sceneTextReader, into: &found)
                try await readSubject(in: image, by: sceneTextReader, into: &found)
            } catch .componentMissing {
                // Its files are damaged, or have just been removed.
                lacksSceneText = true
            }
        }
        if lacksSceneText || readsOtherScripts { try await readDocument(in: image, needsDate, into: &found) }
        let unread = UnreadScript(found.readings).unreadLines
        return Text(
            lines: found.lines(), picture: PictureEvidence(unread: unread, isInUnknownScript: found.isInUnknownScript))
    }

    /// What is known of a photo without a context: the day by the clock.
    var usualContext: PhotoContext { PhotoContext(today: today()) }

    /// Everything in a small part of a photo: the digits around a barcode.
    package func allLines(in crop: GreyImage) async throws(ScanError) -> [TextLine] {
        let lines = try await sceneLines(in: crop)
        let printed = if let lines { lines } else { try await textRecogniser?.lines(in: crop) ?? [] }
        return try await printed + (dateCodeReader?.lines(in: crop) ?? [])
    }

    /// All scene text in a part of a photo; nil when its reader is missing.
    private func sceneLines(in crop: GreyImage) async throws(ScanError) -> [TextLine]? {
        guard let sceneTextReader else { return nil }
        do throws(ScanError) {
            let places = try await sceneTextReader.places(in: crop, longSide: Self.dateSide)
            return try await sceneTextReader.read(places.map(\.box), in: crop).compactMap(\.line)
        } catch .componentMissing {
            return nil
        }
    }

    /// What each reader has read so far. Lines are merged, and dates looked for, once after new ones were read.
    private struct Found {
        let codes: [Barcode]
        /// What is known of the photo.
        let context: PhotoContext
        var dateCodes: [TextLine] = []
        var scene: [TextLine] = []
        var document: [TextLine] = []
        /// Keywords beside dates, in scripts that the scene-text reader lacks.
        var keywords: [TextLine] = []
        private var merged: [TextLine]?
        private var parsed: ParsedDates?
        /// The places that were found, in the last look first.
        var places: [TextPlace] = []
        /// The script of print that the scene-text reader passed over, the one that the number suggests, and whether it
        /// was looked for.
        var script: PrintedScript?
        var expectedScript: PrintedScript?
        var hasSoughtScript = false

        init(codes: [Barcode], context: PhotoContext) {
            (self.codes, self.context) = (codes, context)
        }

        /// Adds what a reader has read: the only way, as what was made of earlier lines does not hold then.
        mutating func add(_ lines: [TextLine], to reader: WritableKeyPath<Found, [TextLine]>) {
            guard !lines.isEmpty else { return }
            self[keyPath: reader] += lines
            (merged, parsed) = (nil, nil)
        }

        /// The lines of all readers.
        mutating func lines() -> [TextLine] {
            let lines = merged ?? OCRMerger.join(document, scene.inReadingOrder, with: dateCodes) + keywords
            merged = lines
            return lines
        }

        /// The dates by what was read so far.
        mutating func dates() -> ParsedDates {
            let dates =
                parsed
                ?? LabelParser().dates(
                    of: ScannedLabel(barcodes: codes, lines: lines()), today: context.today, locale: context.locale,
                    taken: context.taken)
            parsed = dates
            return dates
        }

        /// What the scene-text reader has read at each place.
        var readings: [PlaceReading] = []

        /// Whether much of the print is in a script that no reader knows.
        var isInUnknownScript: Bool { script == nil && UnreadScript(readings).isLikely }

        /// The places that the scene-text reader has tried to read.
        private(set) var tried: [Quad] = []

        /// The places that were not returned before, each once.
        mutating func claim(_ places: [Quad]) -> [Quad] {
            places.filter { place in
                guard !tried.contains(where: { $0.isOfSameLine(as: place) }) else { return false }
                tried.append(place)
                return true
            }
        }
    }

    private func readScene(
        in image: GreyImage, _ needsDate: Bool, by reader: any SceneTextProviding, into found: inout Found
    ) async throws(ScanError) {
        found.places = try await reader.places(in: image, longSide: needsDate ? Self.dateSide : Self.nameSide)
        let selection = TextPlaceSelection(found.places, beside: found.dateCodes, found.codes)
        guard needsDate else {
            found.add(try await read(selection.allForProduct, in: image, by: reader, &found), to: \.scene)
            return
        }
        try await readTwice(selection.atDates, in: image, by: reader, &found)
        if found.dates().expiry?.certainty != .sure {
            try await readTwice(selection.nearCodes, in: image, by: reader, &found)
        }
        try await readTwice(selection.forProduct, in: image, by: reader, &found)
        if found.dates().expiry == nil, found.isInUnknownScript {
            try await readTwice(selection.likeDates, in: image, by: reader, &found)
        }
        try await searchDate(in: image, selection, by: reader, &found)
        if found.dates().lacksKeyword, let place = found.dates().expiry?.box {
            let neighbours = try await reader.places(in: image, around: place)
            let chosen = TextPlaceSelection(neighbours, beside: [], []).neighbours(of: place)
            try await readTwice(chosen, in: image, by: reader, &found)
            found.places = neighbours + found.places
        }
        if found.dates().expiry?.kind ?? .unlabelled == .unlabelled { try await readKeywords(in: image, into: &found) }
    }

    /// Reads further lines of a photo that may or may not show food.
    private func readSubject(
        in image: GreyImage, by reader: any SceneTextProviding, into found: inout Found
    ) async throws(ScanError) {
        let size = ScannedLabel.Size(width: image.width * image.reduction, height: image.height * image.reduction)
        let label = ScannedLabel(barcodes: found.codes, lines: found.lines(), size: size)
        guard LabelParser().isSubjectOpen(of: label, today: found.context.today) else { return }
        let places = TextPlaceSelection(found.places, beside: [], []).forSubject(without: found.tried)
        found.add(try await read(found.claim(places), in: image, by: reader, &found), to: \.scene)
    }

    /// Looks for a date that the photo is known to show, ever more closely, until one is found or the photo no longer
    /// seems to show one.
    private func searchDate(
        in image: GreyImage, _ selection: TextPlaceSelection, by reader: any SceneTextProviding, _ found: inout Found
    ) async throws(ScanError) {
        guard found.dates().isMissing else { return }
        if let dateCodeReader {
            let lines = try await dateCodeReader.lines(
                around: found.places.map(\.box), besides: found.dateCodes, in: image)
            found.add(lines, to: \.dateCodes)
            try await readTwice([], in: image, by: reader, &found)
        }
        if found.dates().isMissing { try await readTwice(selection.likeDates, in: image, by: reader, &found) }
        guard found.dates().expiry == nil, found.dates().place?.sign == .word else { return }
        let closer = try await reader.places(in: image, longSide: Self.closeSide)
        found.places = closer + found.places
        let near = TextPlaceSelection(closer, beside: found.dateCodes, found.codes)
        try await readTwice(near.nearCodes + near.likeDates, in: image, by: reader, &found)
    }

    /// Looks for keywords around what may be a date.
    private func readKeywords(in image: GreyImage, into found: inout Found) async throws(ScanError) {
        let dates = found.lines().filter(\.mayContainDate)
        guard let dateCodeReader, !dates.isEmpty else { return }
        var places: [Quad] = []
        for place in TextPlaceSelection(found.places, beside: dates, []).forKeywords
        where !places.contains(where: { $0.sharesPlace(with: place) }) {
            places.append(place)
        }
        let keywords = try await dateCodeReader.keywords(
            at: places, without: dates.flatMap(\.numberPlaces), in: image)
        found.add(keywords, to: \.keywords)
    }

    /// Reads the places that were not read before. The numbers in them are read by the date-code reader as well, and
    /// date codes without scene text by the scene-text reader.
    private func readTwice(
        _ places: [Quad], in image: GreyImage, by reader: any SceneTextProviding, _ found: inout Found
    ) async throws(ScanError) {
        let lines = try await read(found.claim(places), in: image, by: reader, &found)
        let dateCodes = found.claim(found.dateCodes.filter(\.mayContainDate).compactMap(\.box))
        found.add(try await lines + read(dateCodes, in: image, by: reader, &found), to: \.scene)
        if let dateCodeReader {
            let numbers = try await dateCodeReader.numbers(
                of: lines.map { $0.read(by: .sceneText) }, besides: found.dateCodes, in: image)
            found.add(numbers, to: \.dateCodes)
        }
    }

    /// Reads places: those with print that the scene-text reader passed over in the script that it is.
    private func read(
        _ places: [Quad], in image: GreyImage, by reader: any SceneTextProviding, _ found: inout Found
    ) async throws(ScanError) -> [TextLine] {
        let readings = try await reader.read(places, in: image)
        found.readings += readings
        do throws(ScanError) {
            return try await readScript(of: readings, in: image, &found)
        } catch .componentMissing {
            // Tesseract or a language's data cannot be loaded: what was read remains.
            found.hasSoughtScript = true
            found.script = nil
            return readings.compactMap(\.line)
        }
    }

    /// The lines of some readings, those with unread print as they are in the photo's script.
    private func readScript(
        of readings: [PlaceReading], in image: GreyImage, _ found: inout Found
    ) async throws(ScanError) -> [TextLine] {
        guard let scriptReader else { return readings.compactMap(\.line) }
        let unread = UnreadScript(readings)
        let expected = found.expectedScript ?? unread.seen
        if !found.hasSoughtScript, expected != nil || unread.isLikely, !unread.samples.isEmpty {
            found.hasSoughtScript = true
            found.script = try await scriptReader.script(of: unread.samples, expecting: expected, in: image)
        }
        guard let script = found.script else { return readings.compactMap(\.line) }
        let places = unread.doubtful(in: script)
        let read = try await scriptReader.lines(at: places, as: script, in: image)
        let lines = Dictionary(zip(places, read)) { $1 }
        return readings.compactMap { reading in
            guard let line = lines[reading.place] ?? nil, script.count(in: line.text) > 0 else { return reading.line }
            return reading.line.map { line.corrected(by: $0, in: script) } ?? line
        }
    }

    private func readDocument(in image: GreyImage, _ needsDate: Bool, into found: inout Found) async throws(ScanError) {
        guard let textRecogniser else { return }
        let known = found.dateCodes + found.scene
        found.add(
            try await textRecogniser.lines(in: image, running: TextOrientation(dominantIn: known)), to: \.document)
        guard needsDate, let dateCodeReader else { return }
        let numbers = try await dateCodeReader.numbers(of: found.document, besides: found.dateCodes, in: image)
        found.add(numbers, to: \.dateCodes)
    }
}

extension ParsedDates {
    /// Whether no date was read, but words or print that show where one is.
    fileprivate var isMissing: Bool {
        expiry == nil && (place?.sign == .word || place?.sign == .print)
    }

    /// Whether a keyword could still say what the date is, or that there is one: no word does, and the print alone does
    /// not make it sure.
    fileprivate var lacksKeyword: Bool {
        expiry?.kind ?? .unlabelled == .unlabelled && expiry?.certainty != .sure
    }
}

extension TextLine {
    /// The minimum number of digits of a date.
    private static let minimumDateDigits = 4

    /// Whether a line has enough digits for a date.
    var mayContainDate: Bool {
        text.count(where: \.isNumber) >= Self.minimumDateDigits
    }

    /// The places of the words that are digits for the most part.
    fileprivate var numberPlaces: [Quad] {
        wordsOrWhole.filter { $0.text.count(where: \.isNumber) * 2 >= $0.text.count }.compactMap(\.box)
    }

    /// A line in another script with the numbers as the scene-text reader, which left the letters out, read them: its
    /// digits are the better ones.
    fileprivate func corrected(by scene: TextLine, in script: PrintedScript) -> TextLine {
        var numbers = scene.words.filter { $0.text.contains(where: \.isNumber) }[...]
        var line = self
        for index in line.words.indices where script.count(in: line.words[index].text) == 0 {
            let digits = line.words[index].text.filter(\.isNumber)
            guard !digits.isEmpty,
                let same = numbers.firstIndex(where: { $0.text.count(where: \.isNumber) == digits.count })
            else { continue }
            line.words[index].readers =
                numbers[same].text.filter(\.isNumber) == digits ? [.sceneText, .document] : [.sceneText]
            line.words[index].text = numbers[same].text
            line.words[index].letters = numbers[same].letters
            line.words[index].confidence = numbers[same].confidence
            numbers = numbers[(same + 1)...]
        }
        line.text = line.words.map(\.text).joined(separator: " ")
        return line
    }
}
