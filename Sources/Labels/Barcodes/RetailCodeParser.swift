/// Parses the digits of EAN, UPC and ITF-14 symbols, with or without an add-on.
struct RetailCodeParser {
    /// The region whose rules apply to the price or weight in a restricted number; nil for none.
    let region: String?

    /// Parses the content of a symbol; with nil for `symbology` its kind follows from the digits alone.
    func parse(_ content: some Collection<UInt8>, symbology: Symbology?) -> ParsedBarcode {
        let digits = content.filter { !ASCII.isSpace($0) && $0 != UInt8(ascii: "-") }
        if symbology == .ean2 || symbology == .ean5 { return addOn(digits, length: symbology == .ean2 ? 2 : 5) }
        if symbology == .isbn10 { return parseISBN10(digits) }
        guard !digits.isEmpty else { return ParsedBarcode(type: .gtin, error: .empty) }
        guard digits.allSatisfy(ASCII.isDigit) else { return ParsedBarcode(type: .gtin, error: .nonNumeric) }
        guard let length = mainLength(of: digits, symbology: symbology) else {
            return ParsedBarcode(type: .gtin, error: .length)
        }
        var barcode = parseMain(Array(digits[..<length]), symbology: symbology)
        if length < digits.count { barcode.addOn = ASCII.text(digits[length...]) }
        return barcode
    }

    /// How many of the digits belong to the number itself, the others to its add-on; nil for an impossible count.
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
            return parseNumber(try Self.expandedUPCE(digits))
        } catch {
            return ParsedBarcode(type: .gtin, error: error)
        }
    }

    /// Parses eight digits beside an add-on, which are EAN-8 or UPC-E: they must be valid as one of the two only, as
    /// they identify different products.
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
        if barcode.error == nil { barcode.itemNumber = rule.itemNumber(of: digits) }
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

/// UPC-E, the zero-suppressed form of a UPC-A number (GS1 General Specifications, section 5.2.2.4.2).
extension RetailCodeParser {
    /// The 12 digits of UPC-A for 6 digits (number system 0), 7 (with the number system) or 8 (with the check digit,
    /// too, which is not verified here).
    private static func expandedUPCE(_ digits: [UInt8]) throws(ParsedBarcode.Fault) -> [UInt8] {
        guard (6...8).contains(digits.count) else { throw .length }
        let system = digits.count == 6 ? ASCII.zero : digits[0]
        guard system == ASCII.zero || system == ASCII.zero + 1 else { throw .numberSystem }
        let six = digits.count == 6 ? digits[...] : digits[1..<7]
        let eleven = [system] + middleDigits(Array(six))
        let check = digits.count == 8 ? digits[7] : ASCII.checkDigit(of: eleven)
        return eleven + [check]
    }

    /// The ten digits between number system and check digit.
    private static func middleDigits(_ six: [UInt8]) -> [UInt8] {
        let kept: Int
        switch six[5] - ASCII.zero {
        case 0...2: kept = 2
        case 3: kept = 3
        case 4: kept = 4
        default: kept = 5
        }
        let head = kept == 2 ? [six[0], six[1], six[5]] : Array(six[0..<kept])
        let tail = kept == 5 ? [six[5]] : Array(six[kept..<5])
        return head + [UInt8](repeating: ASCII.zero, count: 10 - head.count - tail.count) + tail
    }
}

extension RetailCodeParser {
    /// Parses a ten-digit book number, which some decoders return for a 978 code (ISO 2108, edition 3); its 978 form
    /// becomes the `gtin`.
    private func parseISBN10(_ characters: [UInt8]) -> ParsedBarcode {
        guard characters.count == 10 else { return ParsedBarcode(type: .gtin, error: .length) }
        let body = characters.dropLast()
        guard body.allSatisfy(ASCII.isDigit), let check = Self.checkValue(characters[9]) else {
            return ParsedBarcode(type: .gtin, error: .nonNumeric)
        }
        let sum = body.enumerated().reduce(check) { $0 + (10 - $1.offset) * (Int($1.element) - 48) }
        guard sum % 11 == 0 else { return ParsedBarcode(type: .gtin, error: .checkDigit) }
        let twelve = Array("978".utf8) + body
        var barcode = ParsedBarcode(type: .gtin)
        barcode.gtin = GTIN(ASCII.text(twelve + [ASCII.checkDigit(of: twelve)]))
        barcode.nonFood = barcode.gtin?.nonFoodUse
        return barcode
    }

    private static func checkValue(_ byte: UInt8) -> Int? {
        if byte == UInt8(ascii: "X") || byte == UInt8(ascii: "x") { return 10 }
        return ASCII.isDigit(byte) ? Int(byte) - 48 : nil
    }
}
