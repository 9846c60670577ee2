import KeepItFreshDomain

extension TextLine {
    /// A line as a reader of photos gives it: at `top`, `height` pixels tall, every word as sure as `confidence`.
    static func read(_ text: String, top: Int, height: Int, confidence: Double = 0.95) -> TextLine {
        var words: [TextWord] = []
        var left = 10
        for word in text.split(separator: " ") {
            let right = left + word.count * height / 2
            let box = Quad(left: left, top: top, right: right, bottom: top + height)
            words.append(TextWord(text: String(word), confidence: confidence, box: box))
            left = right + height / 3
        }
        let box = Quad(left: 10, top: top, right: left, bottom: top + height)
        return TextLine(text: text, confidence: confidence, box: box, words: words)
    }

    /// The lines of a plain text.
    static func plain(_ text: String) -> [TextLine] {
        text.split(separator: "\n").map { TextLine(text: String($0)) }
    }
}
