import CZBar
import KeepItFreshDomain

/// The codes of the given kinds that libzbar finds in the picture, their boxes in the picture's own pixels. It looks at
/// every `spacing`-th row and column, in a small picture at more.
func zbarSightings(
    in image: GreyImage, types: [zbar_symbol_type_t], spacing: Int
) throws(ScanError) -> [BarcodeSighting] {
    guard !types.isEmpty else { return [] }
    let density = max(1, min(spacing, min(image.width, image.height) / 150))
    let symbols = try ZBarScanner(types: types, density: Int32(density)).symbols(in: image)
    return symbols.compactMap { $0.sighting(density: density) }
}

extension ZBarSymbol {
    /// The symbol as a sighting; nil for what is most likely a phantom.
    fileprivate func sighting(density: Int) -> BarcodeSighting? {
        guard let symbology, !isPhantom else { return nil }
        return BarcodeSighting(
            symbology: symbology,
            text: payloadText(bytes),
            isGS1: isGS1 || symbology == .dataBar || symbology == .dataBarExpanded,
            box: box,
            decoder: .zbar,
            weight: weight(density: density)
        )
    }

    private var symbology: Symbology? {
        switch type {
        case ZBAR_EAN13: .ean13
        case ZBAR_EAN8: .ean8
        case ZBAR_UPCA: .upcA
        case ZBAR_UPCE: .upcE
        case ZBAR_ISBN13: .isbn13
        case ZBAR_ISBN10: .isbn10
        case ZBAR_EAN2: .ean2
        case ZBAR_EAN5: .ean5
        case ZBAR_DATABAR: .dataBar
        case ZBAR_DATABAR_EXP: .dataBarExpanded
        case ZBAR_CODE128: isGS1 ? .gs1128 : .code128
        case ZBAR_CODE39: .code39
        case ZBAR_CODE93: .code93
        case ZBAR_CODABAR: .codabar
        case ZBAR_I25: .itf
        case ZBAR_QRCODE: .qrCode
        default: nil
        }
    }

    /// Interleaved 2 of 5 and Code 39 have no check digit of their own and are seen in any stripes: the first counts
    /// only as a valid ITF-14, the second from four characters on.
    private var isPhantom: Bool {
        switch type {
        case ZBAR_I25: bytes.count != 14 || GTIN(payloadText(bytes)) == nil
        case ZBAR_CODE39: bytes.count < 4
        default: bytes.isEmpty
        }
    }

    /// What the sighting is worth. An EAN or UPC misread can repeat itself some forty times along its bars; the other
    /// kinds have stronger checks, and QR codes correct their own errors.
    private func weight(density: Int) -> Double {
        switch type {
        case ZBAR_QRCODE: return BarcodeBallot.sure
        case ZBAR_EAN13, ZBAR_EAN8, ZBAR_UPCA, ZBAR_UPCE, ZBAR_ISBN13, ZBAR_ISBN10, ZBAR_EAN2, ZBAR_EAN5:
            let seen = quality * density
            return seen >= 50 ? BarcodeBallot.sure : seen >= 15 ? 1 : 0.5
        // libzbar 0.23.92 may lose its place where FNC1 follows a letter, such as a lot's last, and make up the rest.
        case ZBAR_DATABAR_EXP where !ElementString.isPlausible(bytes): return 0
        default: return quality >= 2 ? BarcodeBallot.sure : 1
        }
    }
}
