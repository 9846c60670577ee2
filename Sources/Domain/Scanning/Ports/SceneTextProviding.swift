package import KeepItFreshLabels

/// Finds and reads text of any size, font and direction, such as display lettering and plain type on film.
///
/// Reading a line costs more than finding it, so the two are apart: the caller chooses the lines that matter. All
/// places are in pixels of the upright photo.
package protocol SceneTextProviding: Sendable {
    /// The places of lines of text in the picture, seen at a size at which its longer side has at most `longSide`
    /// pixels; small lines are found only in large sizes.
    func places(in image: GreyImage, longSide: Int) async throws(ScanError) -> [TextPlace]

    /// The places of lines around one that is known, such as its keyword: in its row and in those above and below, at
    /// a size at which it is easily read.
    func places(in image: GreyImage, around line: Quad) async throws(ScanError) -> [TextPlace]

    /// What is read at each of some places, in the picture's own size.
    func read(_ places: [Quad], in image: GreyImage) async throws(ScanError) -> [PlaceReading]
}
