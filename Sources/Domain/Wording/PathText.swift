/// File names as text, without losing a byte.
///
/// A file name on Linux consists of any bytes except `/` and NUL, while text is Unicode. So each byte that is not part
/// of well-formed UTF-8 becomes the private-use scalar U+10FF00 + byte, and is converted back when the file is opened.
package enum PathText {
    private static let firstEscape: UInt32 = 0x10FF00

    /// The bytes of a path as text.
    package static func text(of bytes: some Sequence<UInt8>) -> String {
        var text = ""
        var rest = Array(bytes)[...]
        while let first = rest.first {
            let sequence = rest.prefix(sequenceLength(at: first))
            if let part = String(validating: sequence, as: UTF8.self), !part.unicodeScalars.contains(where: isEscape) {
                text += part
                rest = rest.dropFirst(sequence.count)
            } else {
                text.unicodeScalars.append(contentsOf: Unicode.Scalar(firstEscape + UInt32(first)).map { [$0] } ?? [])
                rest = rest.dropFirst()
            }
        }
        return text
    }

    /// The bytes of a path that `text(of:)` returned, or of any other text in UTF-8.
    package static func bytes(of text: String) -> [UInt8] {
        text.unicodeScalars.flatMap { scalar in
            escapedByte(of: scalar).map { [$0] } ?? Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
    }

    /// The bytes of a path and a terminating NUL, for C functions.
    package static func cString(of text: String) -> [CChar] {
        bytes(of: text).map(CChar.init(bitPattern:)) + [0]
    }

    /// The byte that a scalar represents; nil for ordinary scalars.
    package static func escapedByte(of scalar: Unicode.Scalar) -> UInt8? {
        isEscape(scalar) ? UInt8(scalar.value & 0xFF) : nil
    }

    private static func isEscape(_ scalar: Unicode.Scalar) -> Bool {
        (firstEscape + 0x80...firstEscape + 0xFF).contains(scalar.value)
    }

    private static func sequenceLength(at first: UInt8) -> Int {
        switch first {
        case 0xC0...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF7: 4
        default: 1
        }
    }
}
