/// What kind of content a barcode carries.
public enum BarcodeType: String, Codable, Hashable, Sendable, CaseIterable {
    /// A bare product number: EAN, UPC, ITF-14.
    case gtin
    /// GS1 element strings.
    case gs1
    /// A GS1 Digital Link: a web address with a product number in its path.
    case digitalLink
    /// An EAN-2 or EAN-5 add-on that stands alone.
    case addOn
    /// An ordinary web address.
    case url
    /// Anything else.
    case other
}
