/// Reads the digits of EAN, UPC and ITF-14 symbols, with or without an add-on.
struct RetailCodeParser {
    /// The region whose rules give a restricted number's price or weight; nil for none.
    let region: String?

    /// Reads the content of a symbol; nil for `symbology` means that only the digits tell what it was.
    func parse(_ content: some Collection<UInt8>, symbology: Symbology?) -> ParsedBarcode {
        let digits = content.filter { !ASCII.isSpace($0) && $0 != UInt8(ascii: "-") }
        if symbology == .ean2 || symbology == .ean5 { return addOn(digits, length: symbology == .ean2 ? 2 : 5) }
        if symbology == .isbn10 { return ISBN10.parse(digits) }
        guard !digits.isEmpty else { return ParsedBarcode(type: .gtin, error: .empty) }
        guard digits.allSatisfy(ASCII.isDigit) else { return ParsedBarcode(type: .gtin, error: .nonNumeric) }
        guard let length = mainLength(of: digits, symbology: symbology) else {
            return ParsedBarcode(type: .gtin, error: .length)
        }
        var barcode = parseMain(Array(digits[..<length]), symbology: symbology)
        if length < digits.count { barcode.addOn = ASCII.text(digits[length...]) }
        return barcode
    }

    /// How many of the digits belong to the number itself, the rest to its add-on; nil when the count fits nothing.
    private func mainLength(of digits: [UInt8], symbology: Symbology?) -> Int? {
        let lengths: [Int]
        switch symbology {
        case .ean13, .isbn13: lengths = [13]
        case .ean8: lengths = [8]
        case .upcA: lengths = [12, 13]
        case .upcE: lengths = [8, 7, 6, 12, 13]
        case .itf: return digits.count == 14 ? 14 : nil
        case .composite: return [13, 12, 8].first { [2, 5].contains(digits.count - $0) }
        default:
            if [8, 12, 14].contains(digits.count) { return digits.count }
            lengths = [13]
        }
        if lengths.contains(digits.count) { return digits.count }
        return lengths.first { $0 >= 8 && [2, 5].contains(digits.count - $0) }
    }

    private func parseMain(_ digits: [UInt8], symbology: Symbology?) -> ParsedBarcode {
        if symbology == .upcE && digits.count <= 8 { return parseShort(digits) }
        if symbology == .composite && digits.count == 8 { return parseUnknownShort(digits) }
        return parseNumber(digits)
    }

    private func parseShort(_ digits: [UInt8]) -> ParsedBarcode {
        do {
            return parseNumber(try UPCE.expanded(digits))
        } catch {
            return ParsedBarcode(type: .gtin, error: error)
        }
    }

    /// Eight digits beside an add-on may be EAN-8 or UPC-E, which are different products: only one that fits counts.
    private func parseUnknownShort(_ digits: [UInt8]) -> ParsedBarcode {
        let asEAN = parseNumber(digits)
        let asUPC = parseShort(digits)
        guard asEAN.error == nil, asUPC.error == nil else { return asUPC.error == nil ? asUPC : asEAN }
        return ParsedBarcode(type: .gtin, error: .conflict)
    }

    private func parseNumber(_ digits: [UInt8]) -> ParsedBarcode {
        var barcode = ParsedBarcode(type: .gtin)
        guard digits.contains(where: { $0 != ASCII.zero }) else {
            barcode.note(.zero)
            return barcode
        }
        guard let number = GTIN(ASCII.text(digits)) else {
            barcode.note(.checkDigit)
            return barcode
        }
        barcode.gtin = number
        guard digits.count < 14 else { return barcode }
        barcode.restricted = number.restrictedUse
        barcode.nonFood = number.nonFoodUse
        if barcode.restricted == .region { fillMeasure(of: number, into: &barcode) }
        return barcode
    }

    private func fillMeasure(of number: GTIN, into barcode: inout ParsedBarcode) {
        let digits = Array(number.digits.utf8.dropFirst())
        guard let region,
            let rule = RestrictedMeasure.rule(region: region, prefix: ASCII.text(digits.prefix(2)))
        else { return }
        rule.fill(&barcode, from: digits)
    }

    private func addOn(_ digits: [UInt8], length: Int) -> ParsedBarcode {
        var barcode = ParsedBarcode(type: .addOn)
        if digits.isEmpty {
            barcode.note(.empty)
        } else if !digits.allSatisfy(ASCII.isDigit) {
            barcode.note(.nonNumeric)
        } else if digits.count != length {
            barcode.note(.length)
        } else {
            barcode.addOn = ASCII.text(digits)
        }
        return barcode
    }
}
