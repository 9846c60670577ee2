public import KeepItFreshDomain

/// Reads text with tesseract: one engine, made at the first picture and kept for the next ones.
public actor TesseractTextReader: TextProviding {
    private let languages: [String]
    private let layout: TextLayout
    private let executor = QueueExecutor(label: "tesseract")
    private var engine: TesseractEngine?

    /// A reader of text in the given languages by tesseract's names, the likeliest first. A missing one is told at the
    /// first picture, as ``ScanError/componentMissing``.
    public init(languages: [String] = ["eng"], layout: TextLayout = .scattered) {
        self.languages = languages
        self.layout = layout
    }

    /// A queue of its own, since the work blocks its thread.
    public nonisolated var unownedExecutor: UnownedSerialExecutor {
        unsafe executor.asUnownedSerialExecutor()
    }

    /// Reads the picture as it stands; where that gives next to nothing, also turned by a quarter, half and three
    /// quarters, and then keeps the turn that reads best.
    public func lines(in image: GreyImage) throws(ScanError) -> [TextLine] {
        var best = try read(image)
        if best.soundLetters < Self.fewLetters {
            for turn in QuarterTurn.allCases {
                let lines = try read(turn.turned(image))
                guard lines.soundLetters > max(best.soundLetters, Self.fewLetters) else { continue }
                best = lines.map { line in
                    line.mapCorners { turn.original(of: $0, width: image.width, height: image.height) }
                }
            }
        }
        return best.map { $0.enlarged(by: image.reduction) }
    }

    /// Fewer sound letters than this are chance.
    private static let fewLetters = 6

    private func read(_ image: GreyImage) throws(ScanError) -> [TextLine] {
        if engine == nil { engine = try TesseractEngine(languages: languages, layout: layout) }
        return engine?.lines(in: image) ?? []
    }
}
