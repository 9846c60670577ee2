/// The symbology identifier that some readers put before the content (ISO/IEC 15424; GS1 General Specifications,
/// section 5.1.2).
struct AIMIdentifier {
    /// Which kind of code it was; nil where only GS1 or not is known.
    let symbology: Symbology?
    /// True when the content is GS1 element strings.
    let isGS1: Bool
    /// How many bytes the identifier takes.
    static let length = 3

    /// Reads `]` with a letter and a modifier from the front; nil when the content does not begin so.
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

    private static let gs1Identifiers: Set<String> = ["C1", "e0", "e1", "e2", "d2", "d5", "Q3", "Q4", "J1", "J4"]

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

    private static func retailSymbology(_ modifier: Character) -> Symbology {
        switch modifier {
        case "1": .ean2
        case "2": .ean5
        case "3": .composite
        case "4": .ean8
        default: .ean13
        }
    }
}
