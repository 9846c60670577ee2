import CKIFLeptonica
import CKIFTesseract
import KeepItFreshDomain
import KeepItFreshLabels

/// A tesseract engine with its languages loaded, freed with this value. It takes some 50 MB and must not be used by two
/// threads at once.
@safe struct TesseractEngine: ~Copyable {
    private enum Outcome {
        case complete, timeOver, failed
    }

    private let tesseract: UnsafePointer<ckiftesseract_functions>
    private let handle: OpaquePointer
    private let layout: TesseractTextReader.Layout

    /// Loads the languages (tesseract's names, such as `eng` or `deu`). Throws ``ScanError/componentMissing`` when the
    /// data of one of them, or tesseract itself, is not installed.
    init(languages: [String], layout: TesseractTextReader.Layout) throws(ScanError) {
        ckifleptonica_silence()
        guard let tesseract = unsafe ckiftesseract(), let engine = unsafe tesseract.pointee.TessBaseAPICreate() else {
            throw .componentMissing
        }
        _ = unsafe tesseract.pointee.TessBaseAPISetVariable(engine, "debug_file", "/dev/null")
        let failed = unsafe tesseract.pointee.TessBaseAPIInit3(engine, nil, languages.joined(separator: "+")) != 0
        if unsafe failed || !Self.loadedLanguages(engine, of: tesseract).isSuperset(of: languages) {
            unsafe tesseract.pointee.TessBaseAPIDelete(engine)
            throw .componentMissing
        }
        // Trying light print wherever dark print reads badly takes a fifth more time, and most of what reads badly is
        // not print at all.
        _ = unsafe tesseract.pointee.TessBaseAPISetVariable(engine, "tessedit_do_invert", "0")
        unsafe self.tesseract = tesseract
        unsafe handle = engine
        self.layout = layout
    }

    deinit {
        unsafe tesseract.pointee.TessBaseAPIEnd(handle)
        unsafe tesseract.pointee.TessBaseAPIDelete(handle)
    }

    /// The lines of text that are read within `milliseconds` of processor time, boxes in the picture's own pixels.
    /// `stages` measures layout analysis and recognition.
    func lines(in image: GreyImage, within milliseconds: Int, stages: (any StageTimingProviding)?) -> [TextLine] {
        ckiftesseract_use_single_thread()
        defer { unsafe tesseract.pointee.TessBaseAPIClear(handle) }
        show(image, as: layout)
        guard stages.measure(.layout, { findLines() }) else { return [] }
        return stages.measure(.document) {
            let outcome = recognise(within: milliseconds)
            guard outcome != .failed else { return [] }
            // When the time ran out, the last line may be incomplete, and half a date is a wrong date.
            let lines = outcome == .complete ? results() : results().dropLast()
            return lines.map { recogniseInvertedIfUncertain($0, in: image) }
        }
    }

    private func show(_ image: GreyImage, as layout: TesseractTextReader.Layout) {
        let width = Int32(image.width)
        unsafe tesseract.pointee.TessBaseAPISetPageSegMode(handle, layout.pageSegmentation)
        unsafe tesseract.pointee.TessBaseAPISetImage(handle, image.pixels, width, Int32(image.height), 1, width)
        unsafe tesseract.pointee.TessBaseAPISetSourceResolution(handle, 300)
    }

    /// A line with less confidence than this may be light print on a dark ground.
    private static let sufficientConfidence = 0.6
    /// The minimum number of letters or digits of such a line, and its minimum ratio of width to height. Other lines
    /// with so little confidence are seldom print at all.
    private static let minimumCharacters = 2
    private static let minimumAspect = 1.5
    /// The pixels around a line that is recognised again.
    private static let margin = 4
    /// The processor time for recognising it, in milliseconds.
    private static let maximumInvertedMilliseconds = 100

    /// The line, or if it was read badly as dark print and may be light print, the better of both readings.
    private func recogniseInvertedIfUncertain(_ line: TextLine, in image: GreyImage) -> TextLine {
        guard line.confidence < Self.sufficientConfidence, let box = line.box.map({ PixelRect($0) }),
            Double(box.width) / Double(max(1, box.height)) >= Self.minimumAspect,
            line.text.alphanumerics.count >= Self.minimumCharacters,
            let area = box.grown(by: Self.margin).intersection(image.bounds), image.isLightOnDark(in: area),
            let part = try? image.cropped(to: area)
        else { return line }
        show(part.inverted(), as: .line)
        guard recognise(within: Self.maximumInvertedMilliseconds) == .complete, let read = results().first,
            read.confidence > line.confidence
        else { return line }
        return read.moved(to: area.origin)
    }

    /// Analyses the layout, from which recognition goes on. False when no text is found.
    private func findLines() -> Bool {
        guard let layout = unsafe tesseract.pointee.TessBaseAPIAnalyseLayout(handle) else { return false }
        unsafe tesseract.pointee.TessPageIteratorDelete(layout)
        return true
    }

    private func recognise(within milliseconds: Int) -> Outcome {
        switch unsafe ckiftesseract_recognise(handle, Int32(clamping: milliseconds)) {
        case 1: .complete
        case 0: .timeOver
        default: .failed
        }
    }

    @unsafe private static func loadedLanguages(
        _ engine: OpaquePointer, of tesseract: UnsafePointer<ckiftesseract_functions>
    ) -> Set<String> {
        guard let names = unsafe tesseract.pointee.TessBaseAPIGetLoadedLanguagesAsVector(engine) else { return [] }
        defer { unsafe tesseract.pointee.TessDeleteTextArray(names) }
        var languages: Set<String> = []
        var index = 0
        while let name = unsafe names[index] {
            unsafe languages.insert(String(cString: name))
            index += 1
        }
        return languages
    }

    private func results() -> [TextLine] {
        guard let results = unsafe tesseract.pointee.TessBaseAPIGetIterator(handle) else { return [] }
        defer { unsafe tesseract.pointee.TessResultIteratorDelete(results) }
        return unsafe lines(results)
    }

    private func lines(_ results: OpaquePointer) -> [TextLine] {
        let place = unsafe tesseract.pointee.TessResultIteratorGetPageIterator(results)
        var lines: [[TextLine.Word]] = []
        repeat {
            let beginsLine = unsafe tesseract.pointee.TessPageIteratorIsAtBeginningOf(place, RIL_TEXTLINE) != 0
            if beginsLine || lines.isEmpty { lines.append([]) }
            if let word = unsafe word(results) { lines[lines.count - 1].append(word) }
        } while unsafe tesseract.pointee.TessResultIteratorNext(results, RIL_WORD) != 0
        return lines.compactMap(TextLine.init(words:))
    }

    private func word(_ results: OpaquePointer) -> TextLine.Word? {
        guard let text = unsafe tesseract.pointee.TessResultIteratorGetUTF8Text(results, RIL_WORD) else { return nil }
        defer { unsafe tesseract.pointee.TessDeleteText(text) }
        var left: Int32 = 0, top: Int32 = 0, right: Int32 = 0, bottom: Int32 = 0
        let place = unsafe tesseract.pointee.TessResultIteratorGetPageIterator(results)
        let found =
            unsafe tesseract.pointee.TessPageIteratorBoundingBox(place, RIL_WORD, &left, &top, &right, &bottom) != 0
        return TextLine.Word(
            text: unsafe String(cString: text),
            confidence: unsafe Double(tesseract.pointee.TessResultIteratorConfidence(results, RIL_WORD)) / 100,
            box: found ? Quad(left: Int(left), top: Int(top), right: Int(right), bottom: Int(bottom)) : nil
        )
    }
}

extension TesseractTextReader.Layout {
    fileprivate var pageSegmentation: TessPageSegMode {
        switch self {
        case .page: PSM_AUTO
        case .block: PSM_SINGLE_BLOCK
        case .line: PSM_SINGLE_LINE
        case .scattered: PSM_SPARSE_TEXT
        }
    }
}
