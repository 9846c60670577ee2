package import KeepItFreshLabels

/// A place where a line of text was found but not read yet.
package struct TextPlace: Hashable, Sendable {
    /// The line, clockwise from where it begins; whether it begins there or at the other end is not known.
    package var box: Quad
    /// 0…1, the detector's mean probability of text in it.
    package var score: Double

    package init(box: Quad, score: Double) {
        self.box = box
        self.score = score
    }
}
