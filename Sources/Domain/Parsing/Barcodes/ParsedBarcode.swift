/// What a barcode's content means. What is wrong is named in `error`; what could be read beside it is kept.
///
/// Amounts and measures are decimal strings with the decimals that the code has, never binary floating point.
public struct ParsedBarcode: Hashable, Sendable {
    /// What kind of content it is.
    public var type: BarcodeType
    /// The first thing found wrong; nil when all is well.
    public var error: BarcodeError?
    /// True when the symbol does not say that it holds GS1 elements, but its content leaves no doubt.
    public var isInferred = false
    /// True for a compressed Digital Link, a withdrawn form that is recognised but not decoded.
    public var isCompressed = false
    /// The product's number (AI 01); its check digit is right.
    public var gtin: GTIN?
    /// How far a restricted number is valid; nil for a world-wide one, and for the 14 digits of AI 01 and ITF-14.
    public var restricted: RestrictedUse?
    /// Why the number names no food; nil when it may.
    public var nonFood: NonFoodUse?
    /// The 2 or 5 digits beside an EAN or UPC code: an issue or a price.
    public var addOn: String?
    /// The number of the products inside a logistic unit (AI 02).
    public var contentGTIN: GTIN?
    /// How many of them are inside (AI 37).
    public var contentCount: Int?
    /// The serial shipping container code, 18 digits (AI 00).
    public var sscc: String?
    /// The batch or lot (AI 10).
    public var lot: String?
    /// The serial number (AI 21).
    public var serial: String?
    /// The internal product variant, two digits (AI 20).
    public var variant: String?
    /// The number of pieces (AI 30, or a region's restricted number).
    public var count: Int?
    /// The country of origin, ISO 3166 numeric (AI 422).
    public var origin: String?
    /// The product's web address (AI 8200).
    public var url: String?
    /// Dates by what they say: AI 11, 13, 15, 16, 17, 7006, and 7007 as `harvest`.
    public var dates: [DateKind: CivilDate] = [:]
    /// The last day of a harvest that took several (AI 7007).
    public var harvestEnd: CivilDate?
    /// When the product expires, to the minute (AI 7003).
    public var expiryTime: CivilDateTime?
    /// When it was produced (AI 8008).
    public var productionTime: CivilDateTime?
    /// Weights and volumes (AI 310n and its like).
    public var measures: [BarcodeMeasure: String] = [:]
    /// The price of this pack (AI 392n, 393n, or a region's restricted number).
    public var price: BarcodePrice?
    /// The price of a unit of measure (AI 395n).
    public var pricePerUnit: BarcodePrice?
    /// What a payment slip or coupon asks or gives (AI 390n, 391n).
    public var amountPayable: BarcodePrice?
    /// Every well-formed element in the order carried, those without a field of their own included.
    public var elements: [BarcodeElement] = []

    /// A barcode of a type, with nothing read yet.
    public init(type: BarcodeType, error: BarcodeError? = nil) {
        self.type = type
        self.error = error
    }

    /// Names what is wrong, unless something was named before.
    mutating func note(_ error: BarcodeError) {
        if self.error == nil { self.error = error }
    }

    /// Fills an empty field; another value than the one it has is a conflict, and the first stays.
    mutating func fill<Value: Equatable>(_ field: WritableKeyPath<ParsedBarcode, Value?>, _ value: Value) {
        guard let known = self[keyPath: field] else {
            self[keyPath: field] = value
            return
        }
        if known != value { note(.conflict) }
    }
}
