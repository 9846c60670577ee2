/// The character sets of element values (GS1 General Specifications, section 7.11).
enum ElementCharacters: String, Sendable {
    /// Digits.
    case numeric = "N"
    /// The invariant subset of ISO/IEC 646, 82 characters.
    case set82 = "X"
    /// Capital letters, digits, `#`, `-` and `/`.
    case set39 = "Y"
    /// The URI-safe base 64 alphabet with `=`.
    case set64 = "Z"

    /// What is wrong with the characters; nil when all belong to the set.
    func fault(in text: ArraySlice<UInt8>) -> BarcodeError? {
        switch self {
        case .numeric: text.allSatisfy(ASCII.isDigit) ? nil : .nonNumeric
        case .set82: text.allSatisfy(Self.isIn82) ? nil : .charset
        case .set39: text.allSatisfy(Self.isIn39) ? nil : .charset
        case .set64: text.allSatisfy(Self.isIn64) ? nil : .charset
        }
    }

    private static func isIn82(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x21, 0x22, 0x25...0x3F, 0x41...0x5A, 0x5F, 0x61...0x7A: true
        default: false
        }
    }

    private static func isIn39(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x23, 0x2D, 0x2F...0x39, 0x41...0x5A: true
        default: false
        }
    }

    private static func isIn64(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x2D, 0x30...0x39, 0x3D, 0x41...0x5A, 0x5F, 0x61...0x7A: true
        default: false
        }
    }
}
