public import KeepItFreshDomain

/// Reads text with tesseract: one engine, made at the first picture and kept for the next ones.
public actor TesseractTextReader: TextProviding {
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

    /// Reads the picture as it stands; where that gives next to nothing, also turned by a quarter, half and three
    /// quarters, and then keeps the turn that reads best. A picture with more strokes than any pack has is left unread:
    /// to find lines in noise or in a wall of text takes many seconds, and nothing can end it.
    public func lines(in image: GreyImage) throws(ScanError) -> [TextLine] {
        guard image.swings <= Self.mostSwings else { return [] }
        var lines = try read(image)
        if lines.soundLetters < Self.fewLetters, let turn = try bestTurn(of: image) {
            lines = try read(turn.turned(image)).map { line in
                line.mapCorners { turn.original(of: $0, width: image.width, height: image.height) }
            }
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

    /// The turn by which a small version of the picture reads best; nil when none reads.
    private func bestTurn(of image: GreyImage) throws(ScanError) -> QuarterTurn? {
        let draft = try image.reduced(by: max(image.width, image.height) / Self.draftSide)
        var best: (turn: QuarterTurn, letters: Int)?
        for turn in QuarterTurn.allCases {
            let letters = try read(turn.turned(draft)).soundLetters
            if letters >= max(Self.fewLetters, (best?.letters ?? 0) + 1) { best = (turn, letters) }
            if letters >= Self.manyLetters { break }
        }
        return best?.turn
    }

    private func read(_ image: GreyImage) throws(ScanError) -> [TextLine] {
        if engine == nil { engine = try TesseractEngine(languages: languages, layout: layout) }
        return engine?.lines(in: image, within: longestReading, stages: stages) ?? []
    }
}
