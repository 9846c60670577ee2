package import KeepItFreshDomain
package import KeepItFreshLabels

/// Reads text with tesseract: one engine, made at the first picture and kept for the next ones.
package actor TesseractTextReader: TextRecognitionProviding {
    /// How the text of a picture is arranged.
    package enum Layout: Hashable, Sendable {
        /// Columns and blocks, found by tesseract.
        case page
        /// One block of lines, such as a cut-out label.
        case block
        /// One line and nothing else.
        case line
        /// Bits of text anywhere, in no order.
        case scattered
    }

    private let languages: [String]
    private let layout: Layout
    private let maximumMilliseconds: Int
    private let stages: (any StageTimingProviding)?
    private let executor = QueueExecutor(label: "tesseract")
    private var engine: TesseractEngine?

    /// A reader of text in the given languages by tesseract's names, the likeliest first; `stages` measures the
    /// reading.
    ///
    /// Throws ``ScanError/componentMissing`` at the first picture when a language is not installed. After
    /// `maximumMilliseconds` of processor time the rest of a picture's text is left unread: a pack takes a quarter of a
    /// second, but a wall of text could take minutes.
    package init(
        languages: [String] = ["eng"], layout: Layout = .scattered, maximumMilliseconds: Int = 3_000,
        stages: (any StageTimingProviding)? = nil
    ) {
        self.maximumMilliseconds = maximumMilliseconds
        self.stages = stages
        self.languages = languages
        self.layout = layout
    }

    /// A separate queue, because the work blocks its thread.
    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        unsafe executor.asUnownedSerialExecutor()
    }

    /// Reads the picture in the direction of its text.
    ///
    /// Where the given direction gives little text, the picture is read as it is, too. Where no direction is given and
    /// the picture gives next to nothing as it is, a small version is read in all directions to find the best one. A
    /// picture with more strokes than any pack has is left unread: finding lines in noise or in a wall of text takes
    /// many seconds and cannot be stopped.
    package func lines(in image: GreyImage, running turn: TextOrientation?) throws(ScanError) -> [TextLine] {
        guard image.edgeTransitionCount <= Self.maximumEdgeTransitions else { return [] }
        var lines = try read(image, running: turn ?? .upright)
        if turn == nil {
            if lines.confidentCharacterCount < Self.minimumCharacters, let best = try bestOrientation(of: image) {
                lines = try read(image, running: best)
            }
        } else if turn != .upright, lines.confidentCharacterCount < Self.certainCharacters {
            let upright = try read(image, running: .upright)
            if upright.confidentCharacterCount >= lines.confidentCharacterCount { lines = upright }
        }
        return lines.map { $0.enlarged(by: image.reduction) }
    }

    /// Of 246 photos of packs the busiest has 266,000 transitions and the median one 23,000; noise of 12 megapixels has
    /// 1,400,000.
    private static let maximumEdgeTransitions = 600_000
    /// Fewer characters may be read by chance.
    private static let minimumCharacters = 6
    /// This many are never read in a wrong direction.
    private static let certainCharacters = 40
    /// Pixels along the longer side of a small version, or up to twice as many.
    private static let draftSide = 800

    /// The orientation, other than upright, in which a small version of the picture reads best; nil when none reads.
    private func bestOrientation(of image: GreyImage) throws(ScanError) -> TextOrientation? {
        let draft = try image.reduced(by: max(image.width, image.height) / Self.draftSide)
        var best: (orientation: TextOrientation, count: Int)?
        for orientation in TextOrientation.allCases where orientation != .upright {
            let count = try read(draft, running: orientation).confidentCharacterCount
            if count >= max(Self.minimumCharacters, (best?.count ?? 0) + 1) { best = (orientation, count) }
            if count >= Self.certainCharacters { break }
        }
        return best?.orientation
    }

    private func read(_ image: GreyImage, running orientation: TextOrientation) throws(ScanError) -> [TextLine] {
        if engine == nil { engine = try TesseractEngine(languages: languages, layout: layout) }
        let upright = try image.upright(from: orientation)
        let lines = engine?.lines(in: upright, within: maximumMilliseconds, stages: stages) ?? []
        return lines.map { line in line.mapCorners { image.place(of: $0, uprightFrom: orientation) } }
    }
}

extension [TextLine] {
    /// The number of letters and digits in lines that have three or more of them and were read with some confidence.
    /// Text that is read sideways or upside down has next to none.
    fileprivate var confidentCharacterCount: Int {
        filter { $0.confidence >= 0.6 }.map { $0.text.count { $0.isLetter || $0.isNumber } }.filter { $0 >= 3 }
            .reduce(0, +)
    }
}
