import CZBar
import KeepItFreshDomain

extension ZBarSymbol {
    /// The symbol in the Domain's words, `box` enlarged to the photo's pixels; nil for what is most likely a phantom.
    func barcode(enlargedBy reduction: Int) -> Barcode? {
        guard let symbology, !isPhantom else { return nil }
        return Barcode(
            symbology: symbology,
            text: payloadText(bytes),
            isGS1: isGS1 || symbology == .dataBar || symbology == .dataBarExpanded,
            box: box?.enlarged(by: reduction),
            confidence: confidence
        )
    }

    private var symbology: Symbology? {
        switch type {
        case ZBAR_EAN13: .ean13
        case ZBAR_EAN8: .ean8
        case ZBAR_UPCA: .upcA
        case ZBAR_UPCE: .upcE
        case ZBAR_EAN2: .ean2
        case ZBAR_EAN5: .ean5
        case ZBAR_ISBN13: .isbn13
        case ZBAR_ISBN10: .isbn10
        case ZBAR_DATABAR: .dataBar
        case ZBAR_DATABAR_EXP: .dataBarExpanded
        case ZBAR_CODE128: isGS1 ? .gs1128 : .code128
        case ZBAR_CODE39: .code39
        case ZBAR_CODE93: .code93
        case ZBAR_CODABAR: .codabar
        case ZBAR_I25: .itf
        case ZBAR_QRCODE: .qrCode
        case ZBAR_PDF417: .pdf417
        case ZBAR_COMPOSITE: .composite
        default: nil
        }
    }

    /// Interleaved 2 of 5 and Code 39 have no check digit of their own and are seen in any stripes: the first counts only
    /// as a valid ITF-14, the second from four characters on.
    private var isPhantom: Bool {
        switch type {
        case ZBAR_I25: bytes.count != 14 || GTIN(payloadText(bytes)) == nil
        case ZBAR_CODE39: bytes.count < 4
        default: bytes.isEmpty
        }
    }

    /// Square codes correct their own errors. Of the others a single sighting is worth little, each further one more.
    private var confidence: Double {
        if type == ZBAR_QRCODE { return 0.99 }
        return 1 - 0.5 / Double(max(1, quality))
    }
}
