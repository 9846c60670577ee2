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
        let captionHeight = explanation.caption.count * font.lineHeight + 2 * Self.margin
        let size = PictureSize(width: layout.width, height: layout.height + captionHeight)
        let canvas = try ExplanationCanvas(image, scaledTo: layout.picture, on: size)
        draw(explanation.marks, on: canvas, in: font, layout)
        for (index, note) in explanation.caption.enumerated() {
            let text = font.fitted(BitmapText.printable(note.text), width: layout.width - 4 * Self.margin)
            let y = layout.height + Self.margin + index * font.lineHeight
            canvas.write(text, x: 2 * Self.margin, y: y, in: font, color: note.color)
        }
        return try canvas.encoded(as: format, comment: ExplanationFile.mark)
    }

    private func draw(
        _ marks: [ExplanationMark], on canvas: borrowing ExplanationCanvas, in font: borrowing BitmapFont,
        _ layout: ExplanationLayout
    ) {
        let quads = marks.map { layout.scaled($0.box) }
        let frames = quads.map(PixelFrame.init(around:))
        for (mark, quad) in zip(marks, quads) {
            canvas.frame(quad, width: layout.lineWidth, color: mark.color)
        }
        let area = PixelFrame(x: 0, y: 0, width: layout.width, height: layout.height)
        var placement = TextPlacement(in: area, frames: frames)
        // The last are the most important: they choose their places first.
        for (mark, frame) in zip(marks, frames).reversed() {
            let lines = mark.lines.map {
                font.fitted(BitmapText.printable($0), width: layout.width - 2 * Self.margin)
            }
            var width = 0
            for line in lines { width = max(width, font.width(of: line)) }
            let place = placement.place(
                width: width + 2 * Self.margin, height: lines.count * font.lineHeight + Self.margin, beside: frame)
            canvas.fill(place, color: mark.color)
            for (index, line) in lines.enumerated() {
                let y = place.y + Self.margin / 2 + index * font.lineHeight
                canvas.write(line, x: place.x + Self.margin, y: y, in: font, color: mark.color.contrast)
            }
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
