package import KeepItFreshLabels

/// What the scene-text reader read at a place.
package struct PlaceReading: Sendable {
    /// The corners of the line of text, in pixels of the upright photo.
    package let place: Quad
    /// Nil where nothing legible is.
    package let line: TextLine?
    /// The share of the print along the line that was not read as any character, 0…1: letters that the reader lacks.
    package let unread: Double

    /// A reading of which all parts are known.
    package init(place: Quad, line: TextLine?, unread: Double) {
        self.place = place
        self.line = line
        self.unread = unread
    }
}
