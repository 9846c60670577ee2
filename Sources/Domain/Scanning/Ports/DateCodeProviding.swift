package import KeepItFreshLabels

/// Reads date codes: what is printed on packs by inkjet, thermal transfer or laser.
package protocol DateCodeProviding: Sendable {
    /// The lines of date codes from top to bottom, in any orientation, with boxes in pixels of the upright photo.
    func lines(in image: GreyImage) async throws(ScanError) -> [TextLine]

    /// The lines that a look from near finds around `places` of print, besides the `known` ones: of a photo in which no
    /// date was found.
    func lines(
        around places: [Quad], besides known: [TextLine], in image: GreyImage
    ) async throws(ScanError) -> [TextLine]

    /// Reads the numbers in `printed` once more: lines of the same picture that another engine recognised. Numbers at
    /// the place of a line in `known` are omitted.
    func numbers(
        of printed: [TextLine], besides known: [TextLine], in image: GreyImage
    ) async throws(ScanError) -> [TextLine]

    /// What is read at each of some places of date codes, in the order of these; nil where that is nothing.
    func read(_ places: [Quad], in image: GreyImage) async throws(ScanError) -> [TextLine?]

    /// The words beside dates, such as that for "best before", in scripts that no other reader may have. They are
    /// looked for at `places` of lines, there in what is left without `numbers`.
    func keywords(
        at places: [Quad], without numbers: [Quad], in image: GreyImage
    ) async throws(ScanError) -> [TextLine]
}
