import CZXing
import KeepItFreshDomain

/// The one code of the given kinds that libzxing finds in the picture, its box in the picture's own pixels; nil for
/// none.
func zxingSighting(
    in image: GreyImage, kinds: [Symbology], weight: Double
) -> BarcodeSighting? {
    let wanted = zxingKinds.filter { kinds.contains($0.symbology) }.reduce(0) { $0 | $1.kind }
    guard wanted != 0 else { return nil }
    var symbol = czxing_symbol()
    var found = false
    let payload = unsafe [CChar](unsafeUninitializedCapacity: 8_192) { buffer, count in
        found =
            unsafe czxing_find(
                image.pixels, Int32(image.width), Int32(image.height), Int32(wanted), &symbol, buffer.baseAddress,
                buffer.count
            ) != 0
        count = found ? symbol.length : 0
    }
    guard found, let symbology = zxingKinds.first(where: { $0.kind == symbol.kind })?.symbology else { return nil }
    return BarcodeSighting(
        symbology: symbology, text: payloadText(payload.map { UInt8(bitPattern: $0) }), isGS1: symbol.is_gs1 != 0,
        box: symbol.box, decoder: .zxing, weight: weight)
}

/// True unless this build was made without libzxing.
let zxingIsAvailable = unsafe czxing_version() != nil

private let zxingKinds: [(symbology: Symbology, kind: Int)] = [
    (.ean13, CZXING_EAN13), (.ean8, CZXING_EAN8), (.upcA, CZXING_UPCA), (.upcE, CZXING_UPCE), (.qrCode, CZXING_QR),
    (.dataMatrix, CZXING_DATA_MATRIX),
]

extension czxing_symbol {
    fileprivate var box: Quad {
        let points = [(x.0, y.0), (x.1, y.1), (x.2, y.2), (x.3, y.3)].map { PixelPoint(x: Int($0.0), y: Int($0.1)) }
        return Quad(topLeft: points[0], topRight: points[1], bottomRight: points[2], bottomLeft: points[3])
    }
}
