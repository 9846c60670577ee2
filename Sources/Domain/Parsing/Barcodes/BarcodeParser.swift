/// Says what a barcode's content means, by the GS1 General Specifications and the GS1 Digital Link standard.
///
/// Nothing is guessed: a number with a wrong check digit, a date that does not exist or a missing separator is named
/// or left as it is, never mended; what is right beside it is kept.
public struct BarcodeParser: Sendable {
    private let region: String?

    /// A parser that takes price and weight from restricted circulation numbers by the rules of `region` (ISO 3166,
    /// two letters). Nil: they are not read, as the same digits mean other things elsewhere.
    public init(region: String? = nil) {
        self.region = region
    }

    /// Reads a decoded text.
    ///
    /// FNC1 between elements is U+001D. An AIM identifier at the front (`]C1`) tells more than `symbology`, which is
    /// nil when it is not known. `isGS1` says that the decoder found the symbol's GS1 mark. `today` decides the
    /// century of dates.
    public func parse(_ text: String, symbology: Symbology?, isGS1: Bool, today: CivilDate) -> ParsedBarcode {
        let bytes = Array(text.utf8)
        let identifier = AIMIdentifier(bytes)
        let content = trimmed(bytes[(identifier == nil ? 0 : AIMIdentifier.length)...])
        let symbology = identifier?.symbology ?? symbology
        let saysGS1 = identifier?.isGS1 ?? (isGS1 || symbology?.alwaysCarriesGS1 == true)
        if saysGS1 || content.first == ASCII.groupSeparator { return parseGS1(content, today: today) }
        switch symbology {
        case .ean13, .ean8, .upcA, .upcE, .ean2, .ean5, .isbn13, .isbn10, .composite, .itf:
            return RetailCodeParser(region: region).parse(content, symbology: symbology)
        case nil where isRetail(content):
            return RetailCodeParser(region: region).parse(content, symbology: nil)
        case nil where isSeparated(content):
            return parseGS1(content, today: today)
        default:
            return parseOther(content, today: today)
        }
    }

    private func parseGS1(_ content: ArraySlice<UInt8>, today: CivilDate) -> ParsedBarcode {
        if let link = DigitalLinkParser(today: today).parse(content) { return link }
        if BracketedElementParser.recognises(content) { return BracketedElementParser(today: today).parse(content) }
        if isBareGTIN(content) { return RetailCodeParser(region: nil).parse(content, symbology: nil) }
        return ElementStringParser(today: today).parse(content)
    }

    private func parseOther(_ content: ArraySlice<UInt8>, today: CivilDate) -> ParsedBarcode {
        guard !content.isEmpty else { return ParsedBarcode(type: .other, error: .empty) }
        if let link = DigitalLinkParser(today: today).parse(content) { return link }
        if BracketedElementParser.recognises(content) {
            let barcode = BracketedElementParser(today: today).parse(content)
            if !barcode.elements.isEmpty || barcode.error != .unknownAI { return barcode }
        }
        return inferred(content, today: today) ?? ParsedBarcode(type: .other)
    }

    /// Elements in a symbol that does not say that it holds any: only with a right product number in front and no
    /// fault anywhere.
    private func inferred(_ content: ArraySlice<UInt8>, today: CivilDate) -> ParsedBarcode? {
        guard content.starts(with: [ASCII.zero, ASCII.zero + 1]) else { return nil }
        var barcode = ElementStringParser(today: today).parse(content)
        guard barcode.error == nil, barcode.gtin != nil else { return nil }
        barcode.isInferred = true
        return barcode
    }

    /// True for a text of nothing but digits, as many as a product number may have, spaces aside.
    private func isRetail(_ content: ArraySlice<UInt8>) -> Bool {
        let digits = content.prefix(40).filter { !ASCII.isSpace($0) && $0 != UInt8(ascii: "-") }
        guard content.count <= 40, digits.allSatisfy(ASCII.isDigit) else { return false }
        if digits.count == 18 { return !ASCII.hasCheckDigit(digits) && ASCII.hasCheckDigit(digits.prefix(13)) }
        return (8...15).contains(digits.count)
    }

    /// True for a text that begins with an application identifier and holds separators, which no other text does.
    private func isSeparated(_ content: ArraySlice<UInt8>) -> Bool {
        let firstTwo = ASCII.number(content.prefix(2)) ?? -1
        return ApplicationIdentifiers.codeLength(firstTwo: firstTwo) != nil && content.contains(ASCII.groupSeparator)
    }

    /// True for the 14 digits that some decoders give for GS1 DataBar without its `01`.
    private func isBareGTIN(_ content: ArraySlice<UInt8>) -> Bool {
        content.count == 14 && content.allSatisfy(ASCII.isDigit) && ASCII.hasCheckDigit(content)
            && ApplicationIdentifiers.codeLength(firstTwo: ASCII.number(content.prefix(2)) ?? 0) == nil
    }

    private func trimmed(_ content: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let head = content.drop(while: ASCII.isSpace)
        return head.prefix((head.lastIndex { !ASCII.isSpace($0) } ?? head.startIndex - 1) - head.startIndex + 1)
    }
}
