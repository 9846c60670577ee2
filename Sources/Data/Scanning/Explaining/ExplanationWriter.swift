public import KeepItFreshDomain

/// Draws explanations into copies of photos, with leptonica, and writes them.
public actor ExplanationWriter {
    private let executor = QueueExecutor(label: "explanation-writer")

    /// The text beside a frame is parted from its ground's edge by so many pixels.
    private static let margin = 4

    /// A writer.
    public init() {}

    /// A queue of its own, since the work blocks its thread.
    public nonisolated var unownedExecutor: UnownedSerialExecutor {
        unsafe executor.asUnownedSerialExecutor()
    }

    /// Draws an explanation into a copy of the photo and writes it to `path`, as PNG when the path ends in `.png`, else
    /// as JPEG. The picture is grey, as it was read, so that the marks alone have colour. What is there is replaced
    /// only if it is an earlier explanation, and all at once.
    public func write(
        _ explanation: Explanation, into image: GreyImage, to path: String
    ) throws(ExplanationError) {
        let bytes = try draw(explanation, into: image, as: ExplanationFormat(of: path))
        try ExplanationFile.write(bytes, to: path)
    }

    private func draw(
        _ explanation: Explanation, into image: GreyImage, as format: ExplanationFormat
    ) throws(ExplanationError) -> [UInt8] {
        let layout = ExplanationLayout(of: image)
        guard let font = BitmapFont(size: layout.fontSize) else { throw .notWritable }
        let (texts, rest) = placed(explanation.marks, in: font, layout)
        let caption = explanation.caption + rest
        let captionHeight = caption.isEmpty ? 0 : caption.count * font.lineHeight + 2 * Self.margin
        let size = PictureSize(width: layout.width, height: layout.height + captionHeight)
        let canvas = try ExplanationCanvas(image, scaledTo: layout.picture, on: size)
        for mark in explanation.marks {
            canvas.frame(layout.scaled(mark.box), width: layout.lineWidth, color: mark.color)
        }
        for text in texts.reversed() { write(text, on: canvas, in: font) }
        for (index, note) in caption.enumerated() {
            let text = font.fitted(BitmapText.printable(note.text), width: layout.width - 4 * Self.margin)
            let y = layout.height + Self.margin + index * font.lineHeight
            canvas.write(text, x: 2 * Self.margin, y: y, in: font, color: note.color)
        }
        return try canvas.encoded(as: format, comment: ExplanationFile.mark)
    }

    /// The texts of the marks that find room in the picture, the most important first; the rest goes below it.
    private func placed(
        _ marks: [ExplanationMark], in font: borrowing BitmapFont, _ layout: ExplanationLayout
    ) -> (texts: [PlacedText], rest: [ExplanationNote]) {
        let frames = marks.map { PixelFrame(around: layout.scaled($0.box)).grown(by: layout.lineWidth) }
        let area = PixelFrame(x: 0, y: 0, width: layout.width, height: layout.height)
        var placement = TextPlacement(in: area, frames: frames)
        var texts: [PlacedText] = []
        var rest: [ExplanationNote] = []
        // The last marks are the most important: they choose their places first.
        for (mark, frame) in zip(marks, frames).reversed() {
            var lines: [String] = []
            var width = 0
            for line in mark.lines {
                lines.append(font.fitted(BitmapText.printable(line), width: layout.width - 2 * Self.margin))
                width = max(width, font.width(of: lines.last ?? "") + 2 * Self.margin)
            }
            let height = lines.count * font.lineHeight + Self.margin
            if let place = placement.place(width: width, height: height, beside: frame) {
                texts.append(PlacedText(place: place, lines: lines, color: mark.color))
            } else {
                rest.append(ExplanationNote(text: lines.joined(separator: ", "), color: mark.color))
            }
        }
        return (texts, rest)
    }

    private func write(_ text: PlacedText, on canvas: borrowing ExplanationCanvas, in font: borrowing BitmapFont) {
        canvas.fill(text.place, color: text.color)
        for (index, line) in text.lines.enumerated() {
            let y = text.place.y + Self.margin / 2 + index * font.lineHeight
            canvas.write(line, x: text.place.x + Self.margin, y: y, in: font, color: text.color.contrast)
        }
    }
}

extension InkColor {
    /// Nearly black or white, whichever is easier to read on this colour: by its luma (ITU-R BT.601).
    fileprivate var contrast: InkColor {
        let luma = 299 * Int(red) + 587 * Int(green) + 114 * Int(blue)
        let shade: UInt8 = luma > 115_000 ? 16 : 255
        return InkColor(red: shade, green: shade, blue: shade)
    }
}
