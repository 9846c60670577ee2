import KeepItFreshLabels

extension TextLine {
    /// A line as it is recognised in a photo: at `top`, `height` pixels tall, with `confidence` for every word.
    static func read(_ text: String, top: Int, height: Int, confidence: Double = 0.95) -> TextLine {
        var words: [TextLine.Word] = []
        var left = 10
        for word in text.split(separator: " ") {
            let right = left + word.count * height / 2
            let box = Quad(left: left, top: top, right: right, bottom: top + height)
            words.append(TextLine.Word(text: String(word), confidence: confidence, box: box))
            left = right + height / 3
        }
        let box = Quad(left: 10, top: top, right: left, bottom: top + height)
        return TextLine(text: text, confidence: confidence, box: box, words: words)
    }

    static func plain(_ text: String) -> [TextLine] {
        text.split(separator: "\n").map { TextLine(text: String($0)) }
    }
}
