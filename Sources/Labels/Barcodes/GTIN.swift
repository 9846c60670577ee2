/// A Global Trade Item Number in its 14-digit form (GS1 General Specifications, section 7.9 for the check digit).
public struct GTIN: Hashable, Sendable, Codable, CustomStringConvertible {
    /// Where a restricted circulation number is valid; elsewhere the same number means another product.
    public enum RestrictedUse: String, Codable, Hashable, Sendable, CaseIterable {
        /// Within a country or another region of one GS1 organisation.
        case region
        /// Within one company.
        case company
    }

    /// What a number in the form of a GTIN identifies instead of food.
    public enum NonFoodUse: String, Codable, Hashable, Sendable, CaseIterable {
        case isbn, issn, ismn, coupon, refund
    }

    /// 14 digits, zero-padded, the last a verified check digit.
    public let digits: String

    /// A GTIN-8, -12, -13 or -14; nil for another length, a character that is not a digit, a wrong check digit or all
    /// zeros.
    public init?(_ text: String) {
        let count = text.utf8.count
        guard [8, 12, 13, 14].contains(count) else { return nil }
        var sum = 0
        var isZero = true
        for (place, byte) in zip(1..., text.utf8) {
            guard (0x30...0x39).contains(byte) else { return nil }
            let value = Int(byte) - 0x30
            sum += (count - place).isMultiple(of: 2) ? value : 3 * value
            isZero = isZero && value == 0
        }
        guard !isZero, sum.isMultiple(of: 10) else { return nil }
        digits = count == 14 ? text : String(repeating: "0", count: 14 - count) + text
    }

    /// The 14 digits.
    public var description: String { digits }

    /// Decodes a number. Throws `DecodingError.dataCorrupted` when the digits are none.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        guard let gtin = GTIN(try fields.decode(String.self, forKey: .digits)) else {
            throw DecodingError.dataCorruptedError(forKey: .digits, in: fields, debugDescription: "no GTIN")
        }
        self = gtin
    }
}

/// The meaning of the GS1 prefix (GS1 General Specifications, section 1.4).
extension GTIN {
    /// Where the number is valid; nil for one that is valid world-wide.
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

    /// What the number identifies if it is not food; nil when it may be food.
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

extension ASCII {
    /// The GS1 check digit for `digits`, with weights 3, 1, 3 … from the right.
    static func checkDigit(of digits: some BidirectionalCollection<UInt8>) -> UInt8 {
        let sum = digits.reversed().enumerated().reduce(0) {
            $0 + (Int($1.element) - 48) * ($1.offset.isMultiple(of: 2) ? 3 : 1)
        }
        return UInt8((10 - sum % 10) % 10) + zero
    }

    /// Whether the last digit is the check digit of those before it.
    static func hasCheckDigit(_ digits: some BidirectionalCollection<UInt8>) -> Bool {
        digits.last == checkDigit(of: digits.dropLast())
    }
}

/// How packs of a region print dates, by the GS1 prefix of its member organisation.
extension GTIN {
    /// The order of dates on most packs of the region; nil for regions with several.
    var usualDateOrder: DateOrder? {
        guard gtin8Digits == nil, let prefix = thirteenDigitPrefix else { return nil }
        return switch prefix {
        case 0...139: .monthDayYear
        case 450...459, 471, 490...499, 690...699, 880: .yearMonthDay
        case 300...449, 460...470, 472...489, 500...689, 700...879, 885...899: .dayMonthYear
        default: nil
        }
    }

    /// The first prefix of the GS1 member organisation that issued the number; nil where it is not in the number.
    var region: String? {
        guard gtin8Digits == nil, let prefix = thirteenDigitPrefix, restrictedUse == nil else { return nil }
        let shared = Self.regions.first { $0.contains(prefix) }
        let japan = Self.japan.contains { $0.contains(prefix) }
        return String(japan ? 450 : shared?.lowerBound ?? prefix)
    }

    private static let japan = [450...459, 490...499]
    /// The organisations with several prefixes.
    private static let regions = [
        0...139, 300...379, 400...440, 460...469, 500...509, 520...521, 540...549, 570...579, 600...601, 640...649,
        690...699, 700...709, 730...739, 754...755, 760...769, 778...779, 789...790, 800...839, 840...849, 868...869,
        870...879, 900...919, 930...939, 940...949,
    ]

    /// Whether GS1 China issued the number.
    var isChinese: Bool {
        gtin8Digits == nil && thirteenDigitPrefix.map { (690...699).contains($0) } ?? false
    }
}

extension DateOrderCounts.Origin {
    /// The origin with the number that another photo of the pack shows.
    package func completed(by number: GTIN?) -> Self { Self(region: region ?? number?.region, language: language) }
}

extension GTIN {
    /// The script in which packs of the region of the number's company are printed, where that is one of those.
    package var usualScript: PrintedScript? {
        guard gtin8Digits == nil, let prefix = thirteenDigitPrefix else { return nil }
        return switch prefix {
        case 380, 460...470, 481, 482, 487, 488, 531, 860, 865: .cyrillic
        case 520, 521, 529: .greek
        case 880: .hangul
        default: nil
        }
    }
}
