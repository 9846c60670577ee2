/// The prices and weights that are printed on a label, to find the one in the number of weighed goods where the rules
/// of the region are not known.
struct PrintedMeasures {
    /// Prices in hundredths.
    private var prices: Set<Int> = []
    /// Weights in grams.
    private var weights: Set<Int> = []

    init(_ lines: [TextLine]) {
        for line in lines { add(line.text.lowercased()) }
    }

    /// Adds the numbers of a text: with two decimals a price, with three and `kg` or as whole `g` a weight.
    private mutating func add(_ text: String) {
        var rest = text[...]
        while let start = rest.firstIndex(where: Self.isDigit) {
            let number = rest[start...].prefix { Self.isDigit($0) || $0 == "." || $0 == "," }
            rest = rest[number.endIndex...]
            let parts = number.split(whereSeparator: { $0 == "." || $0 == "," })
            let unit = rest.drop { $0 == " " }.prefix(while: \.isLetter)
            guard parts.count <= 2, let value = Int(parts.joined()) else { continue }
            switch (parts.count, parts.last?.count) {
            case (2, 2): prices.insert(value)
            case (2, 3) where unit == "kg": weights.insert(value)
            case (1, _) where unit == "g": weights.insert(value)
            default: break
            }
        }
    }

    private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

    /// A barcode with its item number, price and weight, if it is that of weighed goods: a region's restricted number
    /// of 13 digits whose last digits before the check digit are printed as the price or the weight. Any other as it
    /// is.
    ///
    /// Nearly everywhere two digits of the prefix and five of the item come first.
    func completed(_ barcode: ParsedBarcode) -> ParsedBarcode {
        guard let digits = barcode.gtin?.digits.utf8.dropFirst(), digits.first == UInt8(ascii: "2"),
            barcode.restricted == .region, barcode.itemNumber == nil, barcode.error == nil
        else { return barcode }
        for length in [5, 4] {
            let value = digits.prefix(12).suffix(length)
            guard let amount = ASCII.number(Array(value)), amount > 0 else { continue }
            var found = barcode
            if prices.contains(amount) {
                found.price = ParsedBarcode.Price(amount: ASCII.decimal(Array(value), decimals: 2))
            } else if weights.contains(amount) {
                found.measures[.netWeightKg] = ASCII.decimal(Array(value), decimals: 3)
            } else {
                continue
            }
            let item = Array(digits.prefix(7)) + [UInt8](repeating: ASCII.zero, count: 5)
            found.itemNumber = GTIN(ASCII.text(item + [ASCII.checkDigit(of: item)]))
            return found
        }
        return barcode
    }
}
