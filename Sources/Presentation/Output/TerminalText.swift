import KeepItFreshDomain

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

/// Makes untrusted text safe for a terminal, and fits text into columns.
package enum TerminalText {
    /// After a character that can be text or an emoji, it selects the emoji.
    private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

    /// Returns the text with each unsafe character made visible: `\u{1B}` for an escape, `\n` for a line feed, `\xE9`
    /// for a byte of a file name that is not UTF-8.
    package static func visible(_ text: String) -> String {
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

    /// Returns the path of a file, without that of `folder` if it is in it.
    static func path(_ file: String, in folder: String?) -> String {
        guard let folder else { return visible(file) }
        let start = folder.hasSuffix("/") ? folder : folder + "/"
        return visible(file.hasPrefix(start) ? String(file.dropFirst(start.count)) : file)
    }

    /// True if the text consists of printable ASCII characters. Most text does, so this fast test comes first.
    static func isPrintableASCII(_ text: String) -> Bool {
        text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
    }

    private static func hexadecimal(_ value: UInt32) -> String {
        String(value, radix: 16, uppercase: true)
    }

    /// The number of columns that a text takes.
    static func columns(of text: String) -> Int {
        guard !isPrintableASCII(text) else { return text.utf8.count }
        return text.reduce(0) { $0 + columns(of: $1) }
    }

    /// The number of rows that lines take on a terminal of a width, which breaks those that are too long.
    package static func rows(of lines: [String], columns: Int?) -> Int {
        guard let columns, columns > 0 else { return lines.count }
        return lines.reduce(0) { $0 + max(1, (Self.columns(of: $1) + columns - 1) / columns) }
    }

    /// Breaks a line between words where it is wider than `columns`, colours not counted. Further lines are indented
    /// as the first one, by two more if that is indented or begins with a mark. A longer word has a line of its own.
    package static func wrapped(_ line: String, columns limit: Int) -> [String] {
        guard limit > 0, shownColumns(of: line) > limit else { return [line] }
        let spaces = line.prefix { $0 == " " }
        let first = line.dropFirst(spaces.count).prefix { $0 != " " }
        let hangs = !spaces.isEmpty || (shownColumns(of: String(first)) == 1 && !(first.last?.isLetter ?? true))
        let indent = String(spaces) + (hangs ? "  " : "")
        var lines: [String] = [], current = "", width = 0, gap = 0
        for part in line.split(separator: " ", omittingEmptySubsequences: false) {
            guard !part.isEmpty else {
                gap += 1
                continue
            }
            let length = shownColumns(of: String(part))
            if !current.isEmpty, width + gap + length > limit {
                lines.append(current)
                current = indent + part
                width = indent.count + length
            } else {
                current += String(repeating: " ", count: gap) + part
                width += gap + length
            }
            gap = 1
        }
        return lines + [current]
    }

    /// The columns of a text in which there may be colours.
    private static func shownColumns(of text: String) -> Int {
        guard text.utf8.contains(0x1B) else { return columns(of: text) }
        var isEscape = false
        return columns(
            of: text.filter { character in
                if character == "\u{1B}" { isEscape = true }
                defer { if isEscape, character.isLetter { isEscape = false } }
                return !isEscape
            })
    }

    /// Cuts the text and appends an ellipsis if it takes `columns` columns or more.
    static func fitted(_ text: String, within columns: Int) -> String {
        var width = 0
        let fitting = text.prefix { character in
            width += Self.columns(of: character)
            return width < columns
        }
        guard fitting.count < text.count else { return text }
        return fitting + "…"
    }

    /// An emoji takes two columns, whatever it is composed of; any other character takes those of its scalars.
    private static func columns(of character: Character) -> Int {
        let scalars = character.unicodeScalars
        let isEmoji = scalars.contains { $0.properties.isEmojiPresentation || $0 == Self.emojiSelector }
        return isEmoji ? 2 : scalars.reduce(0) { $0 + columns(of: $1) }
    }

    private static func columns(of scalar: Unicode.Scalar) -> Int {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return 0
        default: break
        }
        if scalar.properties.isJoinControl { return 0 }
        switch scalar.value {
        // The second and third letters of a Korean syllable.
        case 0x1160...0x11FF: return 0
        // Wide and full-width (Unicode Standard Annex #11), without the emoji.
        case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
            0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
            0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }
}
