/// How a region's organisation puts a price, weight or count into restricted circulation numbers.
struct RestrictedMeasure: Sendable {
    /// What the digits tell.
    enum Kind: String, Sendable {
        case price, weight, count
    }

    let kind: Kind
    let decimals: Int
    /// Where the value stands in the 13-digit form.
    let value: Range<Int>
    /// Where its own check digit stands; nil when it has none.
    let check: Int?
    /// ISO 4217, for prices.
    let currency: String?

    /// The rule of a region (ISO 3166, two letters, any case) for the first two digits of a 13-digit number; nil when
    /// the region has none for them.
    static func rule(region: String, prefix: String) -> RestrictedMeasure? {
        rules[region.uppercased() + prefix]
    }

    /// Fills the barcode's price, weight or count from 13 digits whose check digit is right.
    func fill(_ barcode: inout ParsedBarcode, from digits: [UInt8]) {
        let value = Array(digits[self.value])
        if let check, MeasureCheckDigit.make(for: value) != digits[check] {
            return barcode.note(.measureCheckDigit)
        }
        let amount = DecimalText.make(value, decimals: decimals)
        switch kind {
        case .price: barcode.price = BarcodePrice(amount: amount, currency: currency)
        case .weight: barcode.measures[.netWeightKg] = amount
        case .count: barcode.count = ASCII.number(value)
        }
    }

    private static let rules: [String: RestrictedMeasure] = {
        let pairs = regionRules.split(separator: "\n").flatMap { keyedRules(of: $0) }
        return Dictionary(pairs) { first, _ in first }
    }()

    /// The rules of a line, one for each region and prefix in it.
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
