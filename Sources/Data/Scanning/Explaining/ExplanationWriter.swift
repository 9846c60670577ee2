package import KeepItFreshDomain
import KeepItFreshLabels

/// Draws explanations into copies of photos and writes them to files.
package actor ExplanationWriter {
    /// Lines of text on a ground of their own colour.
    private struct PlacedText {
        let place: PixelRect
        let lines: [String]
        let groundColor: Explanation.Color
    }

    private let executor = QueueExecutor(label: "explanation-writer")

    /// Pixels between a text and the edge of its ground.
    private static let margin = 4

    package init() {}

    /// A separate queue, because the work blocks its thread.
    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        unsafe executor.asUnownedSerialExecutor()
    }

    /// Draws an explanation into a copy of the photo and writes it to `path`, as PNG when the path ends in `.png`, else
    /// as JPEG. The picture is grey, as it was read, so that only the marks have colour. A file at `path` is replaced
    /// only if it is an earlier explanation, and in one step.
    package func write(
        _ explanation: Explanation, into image: GreyImage, to path: String
    ) throws(Explanation.Failure) {
        let bytes = try draw(explanation, into: image, as: ExplanationFile.Format(of: path))
        try ExplanationFile.write(bytes, to: path)
    }

    private func draw(
        _ explanation: Explanation, into image: GreyImage, as format: ExplanationFile.Format
    ) throws(Explanation.Failure) -> [UInt8] {
        let layout = ExplanationLayout(of: image)
        guard let font = BitmapFont(size: layout.fontSize) else { throw .notWritable }
        let (texts, rest) = placed(explanation.marks, in: font, layout, image)
        let caption = explanation.caption + rest
        let captionHeight = caption.isEmpty ? 0 : caption.count * font.lineHeight + 2 * Self.margin
        let size = PictureSize(width: layout.width, height: layout.height + captionHeight)
        let canvas = try ExplanationCanvas(image, scaledTo: layout.picture, on: size)
        for mark in explanation.marks {
            canvas.frame(layout.scaled(mark.box), width: layout.lineWidth, color: mark.color)
        }
        for text in texts.reversed() { write(text, on: canvas, in: font) }
        for (index, note) in caption.enumerated() {
            let text = font.fitted(BitmapFont.printable(note.text), width: layout.width - 4 * Self.margin)
            let y = layout.height + Self.margin + index * font.lineHeight
            canvas.write(text, x: 2 * Self.margin, y: y, in: font, color: note.color)
        }
        return try canvas.encoded(as: format, comment: ExplanationFile.mark)
    }

    /// The texts of the marks for which the picture has room, the most important first; the others go below it.
    private func placed(
        _ marks: [Explanation.Mark], in font: borrowing BitmapFont, _ layout: ExplanationLayout,
        _ image: GreyImage
    ) -> (texts: [PlacedText], rest: [Explanation.Note]) {
        let frames = marks.map { layout.frame(around: $0.box) }
        var placement = layout.placement(beside: frames, on: image)
        var texts: [PlacedText] = []
        var rest: [Explanation.Note] = []
        // The last marks are the most important: they choose their places first.
        for (mark, frame) in zip(marks, frames).reversed() {
            var lines: [String] = []
            var width = 0
            for line in mark.lines {
                lines.append(font.fitted(BitmapFont.printable(line), width: layout.width - 2 * Self.margin))
                width = max(width, font.width(of: lines.last ?? "") + 2 * Self.margin)
            }
            let height = lines.count * font.lineHeight + Self.margin
            if let place = placement.place(width: width, height: height, beside: frame) {
                texts.append(PlacedText(place: place, lines: lines, groundColor: mark.color))
            } else {
                rest.append(Explanation.Note(text: lines.joined(separator: ", "), color: mark.color))
            }
        }
        return (texts, rest)
    }

    private func write(_ text: PlacedText, on canvas: borrowing ExplanationCanvas, in font: borrowing BitmapFont) {
        canvas.fill(text.place, color: text.groundColor)
        for (index, line) in text.lines.enumerated() {
            let y = text.place.top + Self.margin / 2 + index * font.lineHeight
            canvas.write(line, x: text.place.left + Self.margin, y: y, in: font, color: text.groundColor.contrast)
        }
    }
}

extension Explanation.Color {
    /// Nearly black or white, whichever is easier to read on this colour: by its luma (ITU-R BT.601).
    fileprivate var contrast: Explanation.Color {
        let luma = 299 * Int(red) + 587 * Int(green) + 114 * Int(blue)
        let shade: UInt8 = luma > 115_000 ? 16 : 255
        return Explanation.Color(red: shade, green: shade, blue: shade)
    }
}
