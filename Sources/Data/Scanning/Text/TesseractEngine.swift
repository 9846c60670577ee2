import CLeptonica
import CTesseract
import KeepItFreshDomain

/// A tesseract engine with its languages loaded, freed with this value. Some 50 MB; not to be used by two at once.
@safe struct TesseractEngine: ~Copyable {
    /// How recognition ended.
    private enum End {
        case complete, timeOver, failed
    }

    private let handle: OpaquePointer
    private let layout: TextLayout

    /// Loads the languages (tesseract's names, such as `eng` or `deu`). Throws ``ScanError/componentMissing`` when the
    /// data of one of them is not installed.
    init(languages: [String], layout: TextLayout) throws(ScanError) {
        cleptonica_silence()
        guard let engine = unsafe TessBaseAPICreate() else { throw .componentMissing }
        _ = unsafe TessBaseAPISetVariable(engine, "debug_file", "/dev/null")
        let failed = unsafe TessBaseAPIInit3(engine, nil, languages.joined(separator: "+")) != 0
        if unsafe failed || !Self.loadedLanguages(engine).isSuperset(of: languages) {
            unsafe TessBaseAPIDelete(engine)
            throw .componentMissing
        }
        // To try light print wherever dark print reads badly takes a fifth more time, and most of what reads badly is
        // no print at all.
        _ = unsafe TessBaseAPISetVariable(engine, "tessedit_do_invert", "0")
        unsafe handle = engine
        self.layout = layout
    }

    deinit {
        unsafe TessBaseAPIEnd(handle)
        unsafe TessBaseAPIDelete(handle)
    }

    /// The lines of text in the picture, boxes in its own pixels; those that are read within so many milliseconds of
    /// processor time. `stages` measures finding them and reading them.
    func lines(in image: GreyImage, within milliseconds: Int, stages: (any StageTimingProviding)?) -> [TextLine] {
        ctesseract_hold_to_one_thread()
        defer { unsafe TessBaseAPIClear(handle) }
        show(image, as: layout)
        guard stages.measure(.layout, { findLines() }) else { return [] }
        return stages.measure(.print) {
            let end = recognise(within: milliseconds)
            guard end != .failed else { return [] }
            // Where the time was over, the last line may be half of one, and half a date is a wrong date.
            let lines = end == .complete ? results() : results().dropLast()
            return lines.map { rereadIfLight($0, in: image) }
        }
    }

    private func show(_ image: GreyImage, as layout: TextLayout) {
        let width = Int32(image.width)
        unsafe TessBaseAPISetPageSegMode(handle, layout.pageSegmentation)
        unsafe TessBaseAPISetImage(handle, image.pixels, width, Int32(image.height), 1, width)
        unsafe TessBaseAPISetSourceResolution(handle, 300)
    }

    /// What reads worse than this may be light print on a dark ground …
    private static let soundConfidence = 0.6
    /// … if it has so many letters or digits and is so many times as wide as high: the rest is seldom print at all.
    private static let fewestLetters = 2
    private static let leastAspect = 1.5
    /// It is read again with so many pixels around it, for so many milliseconds.
    private static let margin = 4
    private static let longestRereading = 100

    /// A line that was read badly as dark print, read as light print where it may be that; the better reading of the two.
    private func rereadIfLight(_ line: TextLine, in image: GreyImage) -> TextLine {
        guard line.confidence < Self.soundConfidence, let box = line.box, box.aspect >= Self.leastAspect,
            line.text.essence.count >= Self.fewestLetters,
            let area = PictureArea(
                around: box.grown(by: Self.margin), in: PictureSize(width: image.width, height: image.height)),
            image.isLightOnDark(in: area), let part = try? image.cropped(to: area)
        else { return line }
        show(part.inverted(), as: .line)
        guard recognise(within: Self.longestRereading) == .complete, let read = results().first,
            read.confidence > line.confidence
        else { return line }
        return read.moved(to: area.origin)
    }

    /// Finds where text stands; recognition goes on from it. False when there is none.
    private func findLines() -> Bool {
        guard let layout = unsafe TessBaseAPIAnalyseLayout(handle) else { return false }
        unsafe TessPageIteratorDelete(layout)
        return true
    }

    private func recognise(within milliseconds: Int) -> End {
        switch unsafe ctesseract_recognise(handle, Int32(clamping: milliseconds)) {
        case 1: .complete
        case 0: .timeOver
        default: .failed
        }
    }

    private static func loadedLanguages(_ engine: OpaquePointer) -> Set<String> {
        guard let names = unsafe TessBaseAPIGetLoadedLanguagesAsVector(engine) else { return [] }
        defer { unsafe TessDeleteTextArray(names) }
        var languages: Set<String> = []
        var index = 0
        while let name = unsafe names[index] {
            unsafe languages.insert(String(cString: name))
            index += 1
        }
        return languages
    }

    private func results() -> [TextLine] {
        guard let results = unsafe TessBaseAPIGetIterator(handle) else { return [] }
        defer { unsafe TessResultIteratorDelete(results) }
        return unsafe Self.lines(results)
    }

    private static func lines(_ results: OpaquePointer) -> [TextLine] {
        let place = unsafe TessResultIteratorGetPageIterator(results)
        var lines: [[TextWord]] = []
        repeat {
            let beginsLine = unsafe TessPageIteratorIsAtBeginningOf(place, RIL_TEXTLINE) != 0
            if beginsLine || lines.isEmpty { lines.append([]) }
            if let word = unsafe word(results) { lines[lines.count - 1].append(word) }
        } while unsafe TessResultIteratorNext(results, RIL_WORD) != 0
        return lines.compactMap(TextLine.init(words:))
    }

    private static func word(_ results: OpaquePointer) -> TextWord? {
        guard let text = unsafe TessResultIteratorGetUTF8Text(results, RIL_WORD) else { return nil }
        defer { unsafe TessDeleteText(text) }
        var left: Int32 = 0, top: Int32 = 0, right: Int32 = 0, bottom: Int32 = 0
        let place = unsafe TessResultIteratorGetPageIterator(results)
        let found = unsafe TessPageIteratorBoundingBox(place, RIL_WORD, &left, &top, &right, &bottom) != 0
        return TextWord(
            text: unsafe String(cString: text),
            confidence: unsafe Double(TessResultIteratorConfidence(results, RIL_WORD)) / 100,
            box: found ? Quad(left: Int(left), top: Int(top), right: Int(right), bottom: Int(bottom)) : nil
        )
    }
}

extension Quad {
    /// How many times as wide as high an upright box is.
    fileprivate var aspect: Double {
        Double(topRight.x - topLeft.x) / Double(max(1, bottomLeft.y - topLeft.y))
    }

    /// The upright box around it, so many pixels wider on each side.
    fileprivate func grown(by margin: Int) -> Quad {
        Quad(
            left: topLeft.x - margin, top: topLeft.y - margin, right: bottomRight.x + margin,
            bottom: bottomRight.y + margin)
    }
}

extension TextLayout {
    fileprivate var pageSegmentation: TessPageSegMode {
        switch self {
        case .page: PSM_AUTO
        case .block: PSM_SINGLE_BLOCK
        case .line: PSM_SINGLE_LINE
        case .scattered: PSM_SPARSE_TEXT
        }
    }
}
