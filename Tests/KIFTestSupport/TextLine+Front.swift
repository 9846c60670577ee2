package import KeepItFreshLabels

extension TextLine {
    /// A line that the reader for letters of any font and size found on the front of a pack.
    package static func front(
        _ text: String, left: Int = 200, top: Int, height: Int, confidence: Double = 0.97
    ) -> TextLine {
        let width = text.count * height / 2
        let box = Quad(left: left, top: top, right: left + width, bottom: top + height)
        return TextLine(text: text, confidence: confidence, box: box, readers: [.sceneText])
    }
}
