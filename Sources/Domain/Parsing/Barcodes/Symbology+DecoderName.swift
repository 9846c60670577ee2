extension Symbology {
    /// The symbology that decoders and people mean by a name, and whether the name says that the content is GS1's.
    ///
    /// Case, spaces and punctuation do not count: `EAN-13`, `ean13`, `I2/5`, `QR-Code`, `DataBar-Exp`, `CODE-128+GS1`
    /// (zbar's name with its GS1 modifier). Nil for a name that is not known.
    public static func named(_ name: String) -> (symbology: Symbology, isGS1: Bool)? {
        var key = name.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "+") }
        let isGS1 = key.hasSuffix("+gs1")
        if isGS1 { key.removeLast(4) }
        let found = decoderNames[key] ?? allCases.first { $0.key == key }
        return found.map { ($0, isGS1 || $0.alwaysCarriesGS1) }
    }

    /// True for symbologies whose content is GS1's even when the decoder does not say so.
    var alwaysCarriesGS1: Bool {
        switch self {
        case .dataBar, .dataBarLimited, .dataBarExpanded, .gs1128: true
        default: false
        }
    }

    private var key: String {
        rawValue.lowercased().filter { $0 != "-" }
    }

    private static let decoderNames: [String: Symbology] = [
        "i25": .itf, "itf14": .itf, "interleaved2of5": .itf, "code25": .itf,
        "databarexp": .dataBarExpanded, "databarexpandedstacked": .dataBarExpanded, "rssexpanded": .dataBarExpanded,
        "databaromni": .dataBar, "databaromnidirectional": .dataBar, "databarstacked": .dataBar, "rss14": .dataBar,
        "rsslimited": .dataBarLimited,
        "ean128": .gs1128, "ucc128": .gs1128, "gs1code128": .gs1128,
        "qr": .qrCode, "qrcode": .qrCode, "gs1qr": .qrCode, "gs1qrcode": .qrCode, "sqcode": .qrCode,
        "microqrcode": .qrCode, "gs1datamatrix": .dataMatrix, "azteccode": .aztec,
        "isbn": .isbn13, "gtin13": .ean13, "gtin8": .ean8, "gtin12": .upcA, "gtin14": .itf,
    ]
}
