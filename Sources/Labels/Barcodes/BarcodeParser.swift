/// Parses the content of barcodes by the GS1 General Specifications and the GS1 Digital Link standard.
///
/// Nothing is guessed or corrected: a wrong check digit or a date that does not exist is named in the result, a missing
/// separator is not added, and what is valid beside it is kept.
///
/// ```swift
/// let barcode = BarcodeParser().parse(
///     "(01)09501101530003(17)270228(10)AB7", symbology: .gs1128, isGS1: true, today: today)
/// // barcode.gtin?.digits == "09501101530003"
/// // barcode.dates[.expiry]?.description == "2027-02-28"
/// // barcode.lot == "AB7"
/// ```
public struct BarcodeParser: Sendable {
    private let region: String?

    /// A parser that reads price and weight from restricted circulation numbers by the rules of `region` (ISO 3166,
    /// two letters). With nil they are not read, because the same digits have other meanings elsewhere.
    public init(region: String? = nil) {
        self.region = region
    }

    /// A parser for another region, unless this one has a region.
    func reading(in other: String?) -> BarcodeParser { region == nil ? BarcodeParser(region: other) : self }

    /// Parses decoded text, in which the separator FNC1 between elements is U+001D, or what some scanners write
    /// instead: `<GS>`, `{GS}` or `␝` (U+241D).
    ///
    /// - Parameters:
    ///   - text: The content. An AIM identifier in front (`]C1`) takes precedence over `symbology`.
    ///   - symbology: The kind of code; nil when it is not known.
    ///   - isGS1: Whether the decoder found the symbol's GS1 mark.
    ///   - today: The day that determines the century of dates.
    public func parse(_ text: String, symbology: Symbology?, isGS1: Bool, today: CivilDate) -> ParsedBarcode {
        let bytes = Array(text.utf8)
        let identifier = AIMIdentifier(bytes)
        let content = Self.withSeparators(trimmed(bytes[(identifier == nil ? 0 : AIMIdentifier.length)...]))
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

    /// The elements of a symbol that does not mark its content as GS1: only with a valid product number in front and
    /// without any fault.
    private func inferred(_ content: ArraySlice<UInt8>, today: CivilDate) -> ParsedBarcode? {
        guard content.starts(with: [ASCII.zero, ASCII.zero + 1]) else { return nil }
        var barcode = ElementStringParser(today: today).parse(content)
        guard barcode.error == nil, barcode.gtin != nil else { return nil }
        barcode.isInferred = true
        return barcode
    }

    /// Whether a text consists of as many digits as a product number can have, spaces aside.
    private func isRetail(_ content: ArraySlice<UInt8>) -> Bool {
        let digits = content.prefix(40).filter { !ASCII.isSpace($0) && $0 != UInt8(ascii: "-") }
        guard content.count <= 40, digits.allSatisfy(ASCII.isDigit) else { return false }
        if digits.count == 18 { return !ASCII.hasCheckDigit(digits) && ASCII.hasCheckDigit(digits.prefix(13)) }
        return (8...15).contains(digits.count)
    }

    /// Whether a text begins with an application identifier and contains separators, as no other text does.
    private func isSeparated(_ content: ArraySlice<UInt8>) -> Bool {
        let firstTwo = ASCII.number(content.prefix(2)) ?? -1
        return ApplicationIdentifiers.codeLength(firstTwo: firstTwo) != nil && content.contains(ASCII.groupSeparator)
    }

    /// Whether a text is the 14 digits that some decoders return for GS1 DataBar without its `01`.
    private func isBareGTIN(_ content: ArraySlice<UInt8>) -> Bool {
        content.count == 14 && content.allSatisfy(ASCII.isDigit) && ASCII.hasCheckDigit(content)
            && ApplicationIdentifiers.codeLength(firstTwo: ASCII.number(content.prefix(2)) ?? 0) == nil
    }

    /// The content with U+001D for separators that are written as text.
    private static func withSeparators(_ content: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let notations = separatorNotations.filter { content.contains($0[0]) }
        guard !notations.isEmpty else { return content }
        var result: [UInt8] = []
        var rest = content
        while let byte = rest.first {
            let notation = notations.first { rest.starts(with: $0) }
            result.append(notation == nil ? byte : ASCII.groupSeparator)
            rest = rest.dropFirst(notation?.count ?? 1)
        }
        return result[...]
    }

    private static let separatorNotations = ["<GS>", "{GS}", "\u{241D}"].map { Array($0.utf8) }

    private func trimmed(_ content: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let head = content.drop(while: ASCII.isSpace)
        return head.prefix((head.lastIndex { !ASCII.isSpace($0) } ?? head.startIndex - 1) - head.startIndex + 1)
    }
}

extension BarcodeParser {
    /// The symbology identifier that some decoders put before the content (ISO/IEC 15424; GS1 General Specifications,
    /// section 5.1.2).
    private struct AIMIdentifier {
        let symbology: Symbology
        let isGS1: Bool
        /// The number of bytes in an identifier.
        static let length = 3

        /// Parses `]` with a letter and a modifier in front of the content; nil when it does not begin with them.
        init?(_ content: [UInt8]) {
            guard content.count >= Self.length, content[0] == UInt8(ascii: "]") else { return nil }
            let letter = Character(Unicode.Scalar(content[1]))
            let modifier = Character(Unicode.Scalar(content[2]))
            guard letter.isASCII, letter.isLetter, modifier.isASCII, modifier.isLetter || modifier.isNumber else {
                return nil
            }
            isGS1 = Self.gs1Identifiers.contains("\(letter)\(modifier)")
            symbology = Self.symbology(letter, modifier)
        }

        private static let gs1Identifiers: Set<String> = [
            "C1", "e0", "e1", "e2", "d2", "d5", "Q3", "Q4", "J1", "J4",
        ]

        private static func symbology(_ letter: Character, _ modifier: Character) -> Symbology {
            switch letter {
            case "E": retailSymbology(modifier)
            case "I": .itf
            case "e": .dataBarExpanded
            case "d": .dataMatrix
            case "Q": .qrCode
            case "A": .code39
            case "F": .codabar
            case "G": .code93
            case "L": .pdf417
            case "z": .aztec
            default: .code128
            }
        }

        /// The kind of an EAN or UPC code. `]E3` is EAN-13 with an add-on, which `ean13` may have, too.
        private static func retailSymbology(_ modifier: Character) -> Symbology {
            switch modifier {
            case "1": .ean2
            case "2": .ean5
            case "4": .ean8
            default: .ean13
            }
        }
    }

    /// Parses elements as they are printed under the bars: `(01)07032069804988(15)261231`.
    private struct BracketedElementParser {
        let today: CivilDate

        /// Whether the text begins with an application identifier in brackets.
        static func recognises(_ content: ArraySlice<UInt8>) -> Bool {
            let start = content.prefix(16).filter { !ASCII.isSpace($0) }[...]
            return opening(at: start.startIndex, in: start) != nil
        }

        /// Parses the elements; spaces, which no value may contain, are ignored.
        func parse(_ content: ArraySlice<UInt8>) -> ParsedBarcode {
            var collector = ParsedBarcode.Collector(type: .gs1, today: today)
            let text = content.filter { !ASCII.isSpace($0) && $0 != ASCII.groupSeparator }[...]
            var index = text.startIndex
            while let code = Self.opening(at: index, in: text) {
                let start = code.endIndex + 1
                index = nextOpening(from: start, in: text)
                guard let identifier = ApplicationIdentifiers.identifier(code: code) else {
                    collector.note(.unknownAI)
                    continue
                }
                collector.add(identifier, text[start..<index])
            }
            return collector.barcode
        }

        private func nextOpening(from start: Int, in text: ArraySlice<UInt8>) -> Int {
            var index = start
            while index < text.endIndex, Self.opening(at: index, in: text) == nil { index += 1 }
            return index
        }

        /// The two to four digits in brackets that begin at `index`; nil when there are none.
        private static func opening(at index: Int, in text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
            guard index < text.endIndex, text[index] == UInt8(ascii: "(") else { return nil }
            let digits = text[(index + 1)...].prefix(5).prefix(while: ASCII.isDigit)
            guard (2...4).contains(digits.count), digits.endIndex < text.endIndex,
                text[digits.endIndex] == UInt8(ascii: ")")
            else { return nil }
            return digits
        }
    }

    /// Parses GS1 element strings (GS1 General Specifications, section 7.8).
    ///
    /// A missing separator is never guessed: what follows a value of variable length belongs to it. A faulty element is
    /// noted and skipped, by its predefined length or to the next separator, so that the others are still read.
    private struct ElementStringParser {
        let today: CivilDate

        /// Parses elements without brackets; FNC1 is 0x1D.
        func parse(_ content: ArraySlice<UInt8>) -> ParsedBarcode {
            var collector = ParsedBarcode.Collector(type: .gs1, today: today)
            var rest = content
            while let first = rest.first {
                if first == ASCII.groupSeparator {
                    rest.removeFirst()
                } else {
                    readElement(&rest, into: &collector)
                }
            }
            if collector.isEmpty { collector.note(.empty) }
            return collector.barcode
        }

        private func readElement(_ rest: inout ArraySlice<UInt8>, into collector: inout ParsedBarcode.Collector) {
            let firstTwo = ASCII.number(rest.prefix(2)) ?? -1
            let predefined = rest.count < 2 ? nil : ApplicationIdentifiers.predefinedLength(firstTwo: firstTwo)
            let element = rest.prefix(predefined ?? rest.count).prefix { $0 != ASCII.groupSeparator }
            rest = rest[element.endIndex...]
            let codeLength = ApplicationIdentifiers.codeLength(firstTwo: firstTwo) ?? 0
            let code = element.prefix(codeLength)
            guard element.count >= 2, code.count == codeLength,
                let identifier = ApplicationIdentifiers.identifier(code: code)
            else { return collector.note(.unknownAI) }
            collector.add(identifier, element.dropFirst(codeLength))
        }
    }
}
