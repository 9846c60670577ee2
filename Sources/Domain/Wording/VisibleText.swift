extension Unicode.Scalar {
    /// True for characters that can move the cursor, colour the screen or change the reading direction: control
    /// characters (C0, DEL, C1), line and paragraph separators, and bidirectional and other invisible format
    /// characters.
    package var isUnsafeOnTerminal: Bool {
        switch value {
        case 0x00...0x1F, 0x7F...0x9F: true
        case 0x061C, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
        case 0xE0000...0xE007F, 0x10FF80...0x10FFFF: true
        default: false
        }
    }
}

/// Makes text from outside safe to show, in a terminal and in what people read.
package enum VisibleText {
    /// Returns the text with each unsafe character made visible: `\u{1B}` for an escape, `\n` for a line feed, `\xE9`
    /// for a byte of a file name that is not UTF-8.
    package static func of(_ text: String) -> String {
        guard !isPrintableASCII(text), text.unicodeScalars.contains(where: \.isUnsafeOnTerminal) else { return text }
        var shown = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": shown += "\\n"
            case "\t": shown += "\\t"
            case _ where PathText.escapedByte(of: scalar) != nil: shown += "\\x" + hexadecimal(scalar.value & 0xFF)
            case _ where scalar.isUnsafeOnTerminal: shown += "\\u{" + hexadecimal(scalar.value) + "}"
            default: shown.unicodeScalars.append(scalar)
            }
        }
        return shown
    }

    /// True if the text consists of printable ASCII characters. Most text does, so this fast test comes first.
    package static func isPrintableASCII(_ text: String) -> Bool {
        text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
    }

    private static func hexadecimal(_ value: UInt32) -> String {
        String(value, radix: 16, uppercase: true)
    }
}
