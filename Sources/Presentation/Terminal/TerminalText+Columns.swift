extension TerminalText {
    /// How many columns a text takes; letters that may take two are counted so.
    static func columns(of text: String) -> Int {
        guard !isPrintableASCII(text) else { return text.utf8.count }
        return text.reduce(0) { $0 + columns(of: $1) }
    }

    /// The text, cut with an ellipsis when it takes `columns` columns or more.
    static func fitted(_ text: String, within columns: Int) -> String {
        var width = 0
        let fitting = text.prefix { letter in
            width += Self.columns(of: letter)
            return width < columns
        }
        guard fitting.count < text.count else { return text }
        return fitting + "…"
    }

    private static func columns(of letter: Character) -> Int {
        letter.unicodeScalars.contains { isWide($0.value) } ? 2 : 1
    }

    /// True for Hangul, CJK, full-width forms and pictures.
    private static func isWide(_ value: UInt32) -> Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
