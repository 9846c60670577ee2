public import KeepItFreshDomain

/// Reads text with tesseract: one engine, made at the first picture and kept for the next ones.
public actor TesseractTextReader: PrintProviding {
    private let languages: [String]
    private let layout: TextLayout
    private let longestReading: Int
    private let stages: (any StageTimingProviding)?
    private let executor = QueueExecutor(label: "tesseract")
    private var engine: TesseractEngine?

    /// A reader of text in the given languages by tesseract's names, the likeliest first. A missing one is told at the
    /// first picture, as ``ScanError/componentMissing``. After `longestReading` milliseconds of processor time the rest
    /// of a picture's text is left unread: a pack takes a quarter of a second, a wall of text could take minutes.
    /// `stages` measures the reading.
    public init(
        languages: [String] = ["eng"], layout: TextLayout = .scattered, longestReading: Int = 3_000,
        stages: (any StageTimingProviding)? = nil
    ) {
        self.longestReading = longestReading
        self.stages = stages
        self.languages = languages
        self.layout = layout
    }

    /// A queue of its own, since the work blocks its thread.
    public nonisolated var unownedExecutor: UnownedSerialExecutor {
        unsafe executor.asUnownedSerialExecutor()
    }

    /// Reads the picture as its text runs. Where `turn` gives little, it is read as it stands as well; where nobody knows
    /// how text runs and it gives next to nothing as it stands, a small version of it is read in every turn to see. A
    /// picture with more strokes than any pack has is left unread: to find lines in noise or in a wall of text takes many
    /// seconds, and nothing can end it.
    public func lines(in image: GreyImage, running turn: TextTurn?) throws(ScanError) -> [TextLine] {
        guard image.swings <= Self.mostSwings else { return [] }
        var lines = try read(image, running: turn ?? .upright)
        if turn == nil {
            if lines.soundLetters < Self.fewLetters, let best = try bestTurn(of: image) {
                lines = try read(image, running: best)
            }
        } else if turn != .upright, lines.soundLetters < Self.manyLetters {
            let upright = try read(image, running: .upright)
            if upright.soundLetters >= lines.soundLetters { lines = upright }
        }
        return lines.map { $0.enlarged(by: image.reduction) }
    }

    /// Of 246 photos of packs the busiest has 266,000 swings, the middle one 23,000; noise of 12 megapixels has 1,400,000.
    private static let mostSwings = 600_000
    /// Fewer sound letters than this are chance.
    private static let fewLetters = 6
    /// So many are read in no wrong turn.
    private static let manyLetters = 40
    /// Pixels along the longer side, up to twice as many, that show which way text runs.
    private static let draftSide = 800

    /// The turn, other than upright, in which a small version of the picture reads best; nil when none reads.
    private func bestTurn(of image: GreyImage) throws(ScanError) -> TextTurn? {
        let draft = try image.reduced(by: max(image.width, image.height) / Self.draftSide)
        var best: (turn: TextTurn, letters: Int)?
        for turn in TextTurn.allCases where turn != .upright {
            let letters = try read(draft, running: turn).soundLetters
            if letters >= max(Self.fewLetters, (best?.letters ?? 0) + 1) { best = (turn, letters) }
            if letters >= Self.manyLetters { break }
        }
        return best?.turn
    }

    /// The lines of the picture that run this way.
    private func read(_ image: GreyImage, running turn: TextTurn) throws(ScanError) -> [TextLine] {
        if engine == nil { engine = try TesseractEngine(languages: languages, layout: layout) }
        let lines = engine?.lines(in: try image.upright(from: turn), within: longestReading, stages: stages) ?? []
        return lines.map { line in line.mapCorners { image.place(of: $0, uprightFrom: turn) } }
    }
}
