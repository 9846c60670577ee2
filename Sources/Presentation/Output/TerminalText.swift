import KeepItFreshDomain

/// Makes untrusted text safe for a terminal, and fits text into columns.
package enum TerminalText {
    /// After a character that can be text or an emoji, it selects the emoji.
    private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

    /// Returns the text with each unsafe character made visible (`VisibleText`).
    package static func visible(_ text: String) -> String { VisibleText.of(text) }

    /// Returns the path of a file, without that of `folder` if it is in it.
    static func path(_ file: String, in folder: String?) -> String {
        guard let folder else { return visible(file) }
        let start = folder.hasSuffix("/") ? folder : folder + "/"
        return visible(file.hasPrefix(start) ? String(file.dropFirst(start.count)) : file)
    }

    /// The number of columns that a text takes.
    static func columns(of text: String) -> Int {
        guard !VisibleText.isPrintableASCII(text) else { return text.utf8.count }
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
