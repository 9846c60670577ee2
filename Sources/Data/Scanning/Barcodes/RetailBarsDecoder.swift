import CBars
import KeepItFreshDomain

/// The EAN-13 and UPC-A codes of the given kinds that our own decoder finds in the picture, their boxes in the
/// picture's own pixels. It reads bars that blur has run together, and tells a right number from a wrong one by how far
/// behind the next likeliest is.
func retailBarsSightings(in image: GreyImage, kinds: Set<Symbology>) -> [BarcodeSighting] {
    guard !kinds.isDisjoint(with: [.ean13, .upcA]) else { return [] }
    var codes = [cbars_retail_code](repeating: cbars_retail_code(), count: 3)
    let count = unsafe cbars_find_retail(
        image.pixels, Int32(image.width), Int32(image.height), &codes, Int32(codes.count))
    return codes.prefix(Int(count)).compactMap { $0.sighting(kinds: kinds) }
}

extension cbars_retail_code {
    /// The margin from which a number is surely right: on photos of packs right ones had 0.15 and more, wrong ones less
    /// than 0.09 and never two strips that agreed.
    private static let sureMargin: Float = 0.1
    /// The margin from which a number counts as a faint witness.
    private static let faintMargin: Float = 0.07

    fileprivate func sighting(kinds: Set<Symbology>) -> BarcodeSighting? {
        guard margin >= Self.faintMargin, agreeing >= 2 else { return nil }
        let number = text
        let isUPC = number.hasPrefix("0") && kinds.contains(.upcA)
        guard isUPC || kinds.contains(.ean13) else { return nil }
        return BarcodeSighting(
            symbology: isUPC ? .upcA : .ean13, text: isUPC ? String(number.dropFirst()) : number, isGS1: false,
            box: box, decoder: .own, weight: margin >= Self.sureMargin ? BarcodeBallot.sure : 1)
    }

    private var text: String {
        unsafe withUnsafeBytes(of: digits) { unsafe String(decoding: $0.prefix(13), as: UTF8.self) }
    }

    private var box: Quad {
        let points = [(x.0, y.0), (x.1, y.1), (x.2, y.2), (x.3, y.3)].map { PixelPoint(x: Int($0.0), y: Int($0.1)) }
        return Quad(topLeft: points[0], topRight: points[1], bottomRight: points[2], bottomLeft: points[3])
    }
}
