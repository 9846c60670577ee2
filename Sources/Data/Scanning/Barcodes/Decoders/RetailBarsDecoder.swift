import CKIFBars
import KeepItFreshDomain
import KeepItFreshLabels

/// Reads blurred EAN-13 and UPC-A codes with a decoder of our own: it reads bars that blur has run together, and judges
/// a number by how much worse the next likeliest one fits.
enum RetailBarsDecoder {
    /// The codes of the given kinds in the picture, boxes in the picture's own pixels.
    static func detections(in image: GreyImage, kinds: Set<Symbology>) -> [BarcodeDetection] {
        guard !kinds.isDisjoint(with: [.ean13, .upcA]) else { return [] }
        var codes = [ckifbars_retail_code](repeating: ckifbars_retail_code(), count: 3)
        let count = unsafe ckifbars_find_retail(
            image.pixels, Int32(image.width), Int32(image.height), &codes, Int32(codes.count))
        return codes.prefix(Int(count)).compactMap { $0.detection(kinds: kinds) }
    }
}

extension ckifbars_retail_code {
    /// The margin from which a number needs no witness where its bars are resolved: on photos of packs 143 of 145 right
    /// numbers had that much, of those that other kinds of code look like under blur 1 in 5,000.
    private static let witnessedMargin: Float = 0.2
    /// The margin from which a number is sure with a witness.
    private static let sureMargin: Float = 0.1
    /// The margin from which a number counts at all.
    private static let minimumMargin: Float = 0.07

    fileprivate func detection(kinds: Set<Symbology>) -> BarcodeDetection? {
        guard margin >= Self.minimumMargin, agreeing >= 2 else { return nil }
        let number = text
        let isUPC = number.hasPrefix("0") && kinds.contains(.upcA)
        guard isUPC || kinds.contains(.ean13) else { return nil }
        return BarcodeDetection(
            symbology: isUPC ? .upcA : .ean13, text: isUPC ? String(number.dropFirst()) : number, isGS1: false,
            box: box, decoder: .own, weight: margin >= Self.sureMargin ? BarcodeDetection.sureWeight : 1,
            needsWitness: agreeing < ckifbars_strips || is_resolved == 0 || margin < Self.witnessedMargin)
    }

    private var text: String {
        unsafe withUnsafeBytes(of: digits) { unsafe String(decoding: $0.prefix(13), as: UTF8.self) }
    }

    private var box: Quad {
        let points = [(x.0, y.0), (x.1, y.1), (x.2, y.2), (x.3, y.3)].map { PixelPoint(x: Int($0.0), y: Int($0.1)) }
        return Quad(topLeft: points[0], topRight: points[1], bottomRight: points[2], bottomLeft: points[3])
    }
}
