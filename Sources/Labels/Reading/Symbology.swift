/// The kinds of barcodes; the raw values are the names in the command's JSON.
public enum Symbology: String, Codable, Hashable, Sendable, CaseIterable {
    case ean13 = "EAN-13"
    case ean8 = "EAN-8"
    case upcA = "UPC-A"
    case upcE = "UPC-E"
    case ean2 = "EAN-2"
    case ean5 = "EAN-5"
    case isbn13 = "ISBN-13"
    case isbn10 = "ISBN-10"
    /// GS1 DataBar Omnidirectional and its stacked and truncated forms.
    case dataBar = "DataBar"
    case dataBarLimited = "DataBar-Limited"
    case dataBarExpanded = "DataBar-Expanded"
    case code128 = "Code-128"
    case gs1128 = "GS1-128"
    case code39 = "Code-39"
    case code93 = "Code-93"
    case codabar = "Codabar"
    /// Interleaved 2 of 5; ITF-14 when it carries 14 digits.
    case itf = "ITF"
    case qrCode = "QR-Code"
    case dataMatrix = "Data-Matrix"
    case pdf417 = "PDF417"
    case aztec = "Aztec"
    /// An EAN or UPC code with its add-on, joined without a separator, as some decoders return it.
    case composite = "Composite"

    /// The kind whose raw value is `name`, in any case; nil when there is none.
    public init?(named name: String) {
        guard let kind = Self.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
            return nil
        }
        self = kind
    }
}
extension Symbology {
    /// The symbology for a name that decoders or people use, and whether the name says that the content is GS1
    /// elements; nil for an unknown name.
    ///
    /// Case, spaces and punctuation are ignored: `EAN-13`, `ean13`, `I2/5`, `QR-Code`, `DataBar-Exp`, `CODE-128+GS1`
    /// (zbar's name with its GS1 modifier).
    public static func named(_ name: String) -> (symbology: Symbology, isGS1: Bool)? {
        var key = name.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "+") }
        let isGS1 = key.hasSuffix("+gs1")
        if isGS1 { key.removeLast(4) }
        let found = decoderNames[key] ?? allCases.first { $0.key == key }
        return found.map { ($0, isGS1 || $0.alwaysCarriesGS1) }
    }

    /// Whether the content is always GS1 elements, even when the decoder does not say so.
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
