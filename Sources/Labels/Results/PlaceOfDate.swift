/// What a photo shows of a pack where its date could be printed, though none was read there: its back, its lid, or
/// words that announce a date. A front shows nothing of the kind.
package struct PlaceOfDate: Hashable, Sendable {
    /// What shows it.
    package enum Sign: Hashable, Sendable {
        /// A word that announces a date, or says where it is.
        case word
        /// A lot, or print that looks like a date code and was not understood.
        case print
        /// A barcode, or the small print of a back: ingredients, nutrition, storage, the maker.
        case back
    }

    package let sign: Sign
    /// The place in the photo; nil where it is not known, and for plain text.
    package var box: Quad?

    init(_ sign: Sign, at box: Quad?) {
        self.sign = sign
        self.box = box
    }

    /// The same with `move` applied to every corner of its box.
    func mapCorners(_ move: (PixelPoint) -> PixelPoint) -> PlaceOfDate {
        PlaceOfDate(sign, at: box?.mapCorners(move))
    }
}
