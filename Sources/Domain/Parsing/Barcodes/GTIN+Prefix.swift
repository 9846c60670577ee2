/// What the GS1 prefix tells of a number (GS1 General Specifications, section 1.4).
extension GTIN {
    /// How far the number is valid; nil for one that is valid world-wide.
    public var restrictedUse: RestrictedUse? {
        if let short = gtin8Digits {
            return short.first == "0" || short.first == "2" ? .company : nil
        }
        guard let prefix = thirteenDigitPrefix else { return nil }
        switch prefix {
        case 20...29, 200...299: return .region
        case 0, 40...49: return .company
        default: return nil
        }
    }

    /// Why the number names no food; nil when it may.
    public var nonFoodUse: NonFoodUse? {
        guard gtin8Digits == nil, let prefix = thirteenDigitPrefix else { return nil }
        switch prefix {
        case 50...59, 981...984, 990...999: return .coupon
        case 977: return .issn
        case 978: return .isbn
        case 979: return digits.dropFirst(4).first == "0" ? .ismn : .isbn
        case 980: return .refund
        default: return nil
        }
    }

    /// The three leading digits of the 13-digit form as a number; nil for a GTIN-14 with an indicator, which is never
    /// restricted.
    private var thirteenDigitPrefix: Int? {
        digits.first == "0" ? Int(digits.dropFirst().prefix(3)) : nil
    }

    private var gtin8Digits: Substring? {
        digits.hasPrefix("000000") ? digits.suffix(8) : nil
    }
}
