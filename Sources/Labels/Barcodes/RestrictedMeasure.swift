/// The rule by which a region encodes a price, weight or count in restricted circulation numbers.
struct RestrictedMeasure: Sendable {
    enum Kind: String, Sendable {
        case price, weight, count
    }

    let kind: Kind
    let decimals: Int
    /// The value's digits in the 13-digit form.
    let value: Range<Int>
    /// The place of the value's own check digit; nil without one.
    let check: Int?
    /// ISO 4217, for prices.
    let currency: String?

    /// The rule of a region (ISO 3166, two letters, any case) for the first two digits of a 13-digit number; nil when
    /// the region has none for them.
    static func rule(region: String, prefix: String) -> RestrictedMeasure? {
        rules[region.uppercased() + prefix]
    }

    /// Sets the barcode's price, weight or count from 13 digits with a valid check digit.
    func fill(_ barcode: inout ParsedBarcode, from digits: [UInt8]) {
        let value = Array(digits[self.value])
        if let check, Self.checkDigit(for: value) != digits[check] {
            return barcode.note(.measureCheckDigit)
        }
        let amount = ASCII.decimal(value, decimals: decimals)
        switch kind {
        case .price: barcode.price = ParsedBarcode.Price(amount: amount, currency: currency)
        case .weight: barcode.measures[.netWeightKg] = amount
        case .count: barcode.count = ASCII.number(value)
        }
    }

    /// The number with zeros in place of the value and its check digit, from 13 digits.
    func itemNumber(of digits: [UInt8]) -> GTIN? {
        var item = Array(digits.prefix(12))
        for place in Array(value) + [check].compactMap(\.self) { item[place] = ASCII.zero }
        return GTIN(ASCII.text(item + [ASCII.checkDigit(of: item)]))
    }

    private static let rules: [String: RestrictedMeasure] = {
        let pairs = regionRules.split(separator: "\n").flatMap { keyedRules(of: $0) }
        return Dictionary(pairs) { first, _ in first }
    }()

    /// The rules of a line, one for each of its regions and prefixes.
    private static func keyedRules(of line: Substring) -> [(String, RestrictedMeasure)] {
        let words = line.split(separator: " ").map(String.init)
        guard words.count >= 5, let kind = Kind(rawValue: words[2]), let decimals = Int(words[3]) else { return [] }
        let layout = Array(words[4].utf8)
        guard let first = layout.firstIndex(of: UInt8(ascii: "V")),
            let last = layout.lastIndex(of: UInt8(ascii: "V"))
        else { return [] }
        let rule = RestrictedMeasure(
            kind: kind, decimals: decimals, value: first..<(last + 1),
            check: layout.firstIndex(of: UInt8(ascii: "C")), currency: words.count > 5 ? words[5] : nil)
        return words[0].split(separator: ",").flatMap { region in
            words[1].split(separator: ",").map { (String(region + $0), rule) }
        }
    }
}

/// The check digit of a price or weight inside a restricted number (GS1 General Specifications, section 7.9, "weighting
/// factors").
extension RestrictedMeasure {
    /// The check digit for four or five digits; nil for another number of digits.
    private static func checkDigit(for digits: [UInt8]) -> UInt8? {
        let values = digits.map { Int($0) - 48 }
        switch values.count {
        case 4: return byte(3 * sum(values, [twoMinus, twoMinus, three, fiveMinus]) % 10)
        case 5:
            let rest = (10 - sum(values, [fivePlus, twoMinus, fiveMinus, fivePlus, twoMinus]) % 10) % 10
            return fiveMinus.firstIndex(of: rest).map(byte)
        default: return nil
        }
    }

    private static let twoMinus = [0, 2, 4, 6, 8, 9, 1, 3, 5, 7]
    private static let three = [0, 3, 6, 9, 2, 5, 8, 1, 4, 7]
    private static let fivePlus = [0, 5, 1, 6, 2, 7, 3, 8, 4, 9]
    private static let fiveMinus = [0, 5, 9, 4, 8, 3, 7, 2, 6, 1]

    private static func sum(_ values: [Int], _ weights: [[Int]]) -> Int {
        zip(values, weights).reduce(0) { $0 + $1.1[$1.0] }
    }

    private static func byte(_ digit: Int) -> UInt8 {
        UInt8(digit) + ASCII.zero
    }
}

extension RestrictedMeasure {
    /// Regions, first two digits, kind of value, decimals, the layout of the first 12 digits (`V` value, `C` its check
    /// digit) and, for prices, the currency. Facts of the GS1 organisations of these countries; to add a region, add
    /// its lines. A price without a currency in its line has none in the result.
    private static let regionRules = """
        SE 20 price 2 PPPPPPPPVVVV SEK
        SE 21 price 1 PPPPPPPPVVVV SEK
        SE 22 price 0 PPPPPPPPVVVV SEK
        NO 20 price 2 PPPPPPPPVVVV NOK
        NO 21 price 1 PPPPPPPPVVVV NOK
        NO 22 price 0 PPPPPPPPVVVV NOK
        SE,NO,FI,EE,LV,LT 23 weight 3 PPPPPPPPVVVV
        SE,NO,FI,EE,LV,LT 24 weight 2 PPPPPPPPVVVV
        SE,NO,FI,EE,LV,LT 25 weight 1 PPPPPPPPVVVV
        DK 21,22,23,24 price 2 PPPPPPVVVVVV DKK
        DK 26,28 weight 3 PPPPPPVVVVVV
        DK 27 weight 3 PPPPPPPVVVVV
        DE 22,23 price 2 PPPPPPCVVVVV EUR
        DE 25,26 count 0 PPPPPPCVVVVV
        DE 28,29 weight 3 PPPPPPCVVVVV
        GB 20 price 2 PPPPPPPCVVVV GBP
        US 02 price 2 PPPPPPPCVVVV USD
        """
}
