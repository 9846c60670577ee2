import CKIFZXing
import KeepItFreshDomain
import KeepItFreshLabels

/// Reads barcodes with libzxing.
enum ZXingDecoder {
    /// False when this build was made without libzxing.
    static let isAvailable = unsafe ckifzxing_version() != nil

    private static let kinds: [(symbology: Symbology, kind: Int)] = [
        (.ean13, CKIFZXING_EAN13), (.ean8, CKIFZXING_EAN8), (.upcA, CKIFZXING_UPCA), (.upcE, CKIFZXING_UPCE),
        (.qrCode, CKIFZXING_QR), (.dataMatrix, CKIFZXING_DATA_MATRIX),
        (.code128, CKIFZXING_CODE128),
    ]
    private static let maximumPayload = 8_192

    /// The one code of the given kinds that libzxing finds in the picture, its box in the picture's own pixels; nil
    /// without one.
    static func detection(in image: GreyImage, kinds wanted: [Symbology], weight: Double) -> BarcodeDetection? {
        let mask = kinds.filter { wanted.contains($0.symbology) }.reduce(0) { $0 | $1.kind }
        guard mask != 0 else { return nil }
        var symbol = ckifzxing_symbol()
        var found = false
        let payload = unsafe [CChar](unsafeUninitializedCapacity: maximumPayload) { buffer, count in
            found =
                unsafe ckifzxing_find(
                    image.pixels, Int32(image.width), Int32(image.height), Int32(mask), &symbol, buffer.baseAddress,
                    buffer.count
                ) != 0
            count = found ? symbol.length : 0
        }
        guard found, let symbology = kinds.first(where: { $0.kind == symbol.kind })?.symbology else { return nil }
        return BarcodeDetection(
            symbology: symbology, text: String(utf8OrLatin1: payload.map { UInt8(bitPattern: $0) }),
            isGS1: symbol.is_gs1 != 0, box: symbol.box, decoder: .zxing, weight: weight)
    }
}

extension ckifzxing_symbol {
    fileprivate var box: Quad {
        let points = [(x.0, y.0), (x.1, y.1), (x.2, y.2), (x.3, y.3)].map { PixelPoint(x: Int($0.0), y: Int($0.1)) }
        return Quad(topLeft: points[0], topRight: points[1], bottomRight: points[2], bottomLeft: points[3])
    }
}
