/// Reads what coders print on packs: inkjet dots, thermal transfer, laser.
public protocol CoderPrintProviding: Sendable {
    /// The lines of coder print from the top down, whichever way they run, boxes in pixels of the upright photo.
    func lines(in image: GreyImage) async throws(ScanError) -> [TextLine]

    /// Numbers among `printed`, lines of the same picture that another reader made out, as this one reads them; those
    /// that stand where one of `known` does are left out.
    func numbers(
        of printed: [TextLine], besides known: [TextLine], in image: GreyImage
    ) async throws(ScanError) -> [TextLine]
}
