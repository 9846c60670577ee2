/// Ten-digit book numbers, as some decoders give them for a 978 code (ISO 2108, edition 3).
enum ISBN10 {
    /// A book's number with its 978 form as `gtin`.
    static func parse(_ characters: [UInt8]) -> ParsedBarcode {
        guard characters.count == 10 else { return ParsedBarcode(type: .gtin, error: .length) }
        let body = characters.dropLast()
        guard body.allSatisfy(ASCII.isDigit), let check = checkValue(characters[9]) else {
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
