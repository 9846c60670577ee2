/// The kind of a barcode, by the name that the command's JSON uses.
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
    /// An EAN or UPC code with its add-on, digits joined without a separator, as some decoders give it.
    case composite = "Composite"

    /// The kind of that name, whatever its capitals; nil when there is none.
    public init?(named name: String) {
        guard let kind = Self.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
            return nil
        }
        self = kind
    }
}
