/// The meaning of a barcode's content. What is wrong is named in `error`; what could be read beside it is kept.
///
/// Amounts and measures are decimal strings with the decimals that the code has, never binary floating point.
public struct ParsedBarcode: Hashable, Sendable {
    public var type: Kind
    /// The first fault found; nil when the content is valid.
    public var error: Fault?
    /// Whether the symbol does not mark its content as GS1 elements, but the content leaves no doubt.
    public var isInferred = false
    /// Whether this is a compressed Digital Link, or one with a compressed part: a withdrawn form that is recognised
    /// but not decoded.
    public var isCompressed = false
    /// The product's number (AI 01), with a valid check digit.
    public var gtin: GTIN?
    /// Where a restricted number is valid; nil for a world-wide one, and for the 14 digits of AI 01 and ITF-14.
    public var restricted: GTIN.RestrictedUse?
    /// The number that all packs of the product have in common, where the rest of a region's restricted number is the
    /// price, the weight or the count of this pack: with zeros in its place; nil for other numbers.
    package var itemNumber: GTIN?
    /// What the number identifies if it is not food; nil when it may be food.
    public var nonFood: GTIN.NonFoodUse?
    /// The 2 or 5 digits beside an EAN or UPC code: an issue or a price.
    public var addOn: String?
    /// The number of the products inside a logistic unit (AI 02).
    public var contentGTIN: GTIN?
    /// The count of these products (AI 37).
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
    /// The dates by their kind: AI 11, 13, 15, 16, 17, 7006, and 7007 as `harvest`.
    public var dates: [DateKind: CivilDate] = [:]
    /// The last day of a harvest of several days (AI 7007).
    public var harvestEnd: CivilDate?
    /// The time of expiry, to the minute (AI 7003).
    public var expiryTime: DateTime?
    /// The time of production (AI 8008).
    public var productionTime: DateTime?
    /// Weights and volumes (AI 310n and similar).
    public var measures: [Measure: String] = [:]
    /// The price of this pack (AI 392n, 393n, or a region's restricted number).
    public var price: Price?
    /// The price of a unit of measure (AI 395n). AI 8005 does not define its decimals, so it is in `elements` alone.
    public var pricePerUnit: Price?
    /// The amount payable by a payment slip or granted by a coupon (AI 390n, 391n).
    public var amountPayable: Price?
    /// Every well-formed element in the order carried, including those without a field of their own.
    public var elements: [Element] = []

    /// An empty result.
    public init(type: Kind, error: Fault? = nil) {
        self.type = type
        self.error = error
    }
}

extension ParsedBarcode {
    /// The kinds of content.
    public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
        /// A bare product number: EAN, UPC, ITF-14.
        case gtin
        /// GS1 element strings.
        case gs1
        /// A GS1 Digital Link: a web address with a product number in its path.
        case digitalLink
        /// An EAN-2 or EAN-5 add-on without its main code.
        case addOn
        /// An ordinary web address.
        case url
        /// Anything else.
        case other
    }

    /// What can be wrong with a barcode's content.
    public enum Fault: String, Codable, Hashable, Sendable, CaseIterable, Error {
        case checkDigit
        case length
        case nonNumeric
        /// A character outside the field's character set.
        case charset
        /// A day or a time that does not exist.
        case date
        case unknownAI
        /// An application identifier without a value.
        case emptyValue
        /// A symbol without content.
        case empty
        /// Two values for one field; the first is kept.
        case conflict
        /// A number of zeros only.
        case zero
        /// A UPC-E number that begins with neither 0 nor 1.
        case numberSystem
        /// A wrong inner check digit of a price or weight.
        case measureCheckDigit
    }

    /// One GS1 element: an application identifier with its value.
    public struct Element: Hashable, Codable, Sendable {
        /// The application identifier, such as `17` or `3103`.
        public let ai: String
        /// The value as encoded, without separators; a GTIN has 14 digits.
        public let value: String

        public init(ai: String, value: String) {
            self.ai = ai
            self.value = value
        }
    }

    /// The weights and volumes; the raw values are the field names in the command's JSON.
    public enum Measure: String, Codable, Hashable, Sendable, CaseIterable {
        case netWeightKg, netWeightLb, netWeightTroyOz
        case netVolumeL, netVolumeM3, netVolumeFlOz
        case grossWeightKg, grossWeightLb
    }

    /// An amount of money.
    public struct Price: Hashable, Codable, Sendable {
        /// A decimal number with the decimals that the code has, such as `2.99`.
        public let amount: String
        /// The ISO 4217 code: letters for a region's own currency, digits as in GS1 elements; nil when the code does
        /// not name one.
        public let currency: String?

        public init(amount: String, currency: String? = nil) {
            self.amount = amount
            self.currency = currency
        }
    }

    /// A date with a time of day, without a time zone.
    public struct DateTime: Hashable, Sendable, CustomStringConvertible {
        public let date: CivilDate
        /// 0…23.
        public let hour: Int
        /// 0…59; nil when only the hour is known.
        public let minute: Int?
        /// 0…59; nil when it is not known.
        public let second: Int?

        /// ISO 8601 to the last part known: `YYYY-MM-DDThh`, `YYYY-MM-DDThh:mm` or `YYYY-MM-DDThh:mm:ss`.
        public var description: String {
            let time = [hour, minute, second].prefix { $0 != nil }.compactMap { $0.map(Self.twoDigits) }
            return "\(date)T\(time.joined(separator: ":"))"
        }

        private static func twoDigits(_ number: Int) -> String {
            number < 10 ? "0\(number)" : "\(number)"
        }
    }
}

extension ParsedBarcode.Fault: CustomStringConvertible {
    /// The fault as an English sentence.
    public var description: String {
        switch self {
        case .checkDigit: "The check digit is wrong."
        case .length: "The length is wrong."
        case .nonNumeric: "There is a character that is not a digit where only digits are allowed."
        case .charset: "There is a character that is not allowed here."
        case .date: "The date or time does not exist."
        case .unknownAI: "The application identifier is unknown."
        case .emptyValue: "An application identifier has no value."
        case .empty: "The symbol has no content."
        case .conflict: "There are two values for one field."
        case .zero: "The number consists of zeros only."
        case .numberSystem: "The UPC-E number begins with neither 0 nor 1."
        case .measureCheckDigit: "The check digit of the price or weight is wrong."
        }
    }
}
