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

    public nonisolated var unownedExecutor: UnownedSerialExecutor {
        unsafe executor.asUnownedSerialExecutor()
    }

    public func lines(in image: GreyImage) throws(ScanError) -> [TextLine] {
        if engine == nil { engine = try TesseractEngine(languages: languages, layout: layout) }
        let lines = engine?.lines(in: image) ?? []
        return lines.map { $0.enlarged(by: image.reduction) }
    }
}
