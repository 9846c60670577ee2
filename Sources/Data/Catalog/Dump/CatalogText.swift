/// Text of a dump made fit to be shown: one line without control characters, space in one piece, none at the ends, not
/// too long, and with the few characters that web pages write as entities.
enum CatalogText {
    /// So many letters are kept.
    private static let limit = 200
    private static let entities = [
        ("&quot;", "\""), ("&#39;", "'"), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&nbsp;", " "),
        ("&amp;", "&"),
    ]

    /// The text, mended where it needs that; nil when there is nothing to show.
    static func text(_ text: String) -> String? {
        var text = text
        let isPlain = text.withUTF8 { unsafe Self.isPlain(UnsafeRawBufferPointer($0)) }
        return isPlain ? text : clean(text)
    }

    /// The text that bytes hold, each byte that is no UTF-8 shown as U+FFFD; nil when there is nothing to show.
    static func text(_ bytes: UnsafeRawBufferPointer) -> String? {
        guard unsafe !bytes.isEmpty else { return nil }
        let text = unsafe String(decoding: bytes, as: UTF8.self)
        return unsafe isPlain(bytes) ? text : clean(text)
    }

    /// True for what needs no mending, which most text does not; false for some of that too.
    private static func isPlain(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard unsafe !bytes.isEmpty, bytes.count <= limit else { return false }
        var before: UInt8 = 0x20
        for place in 0..<bytes.count {
            let byte = unsafe bytes[place]
            // Beyond ASCII these two begin the control characters of Unicode and its separators.
            guard byte >= 0x20, byte != 0x7F, byte != 0x26, byte != 0xC2, byte != 0xE2 else { return false }
            if byte == 0x20, before == 0x20 { return false }
            before = byte
        }
        return before != 0x20
    }

    /// The text, mended; nil when nothing is left.
    static func clean(_ text: String) -> String? {
        var text = text
        if text.utf8.contains(0x26) {
            for (entity, letter) in entities { text = text.replacing(entity, with: letter) }
        }
        var words = ""
        var isGap = false
        for scalar in text.unicodeScalars {
            if scalar.properties.isWhitespace || scalar.properties.generalCategory == .control {
                isGap = !words.isEmpty
                continue
            }
            if isGap { words.append(" ") }
            isGap = false
            words.unicodeScalars.append(scalar)
        }
        return words.isEmpty ? nil : words.count > limit ? String(words.prefix(limit)) : words
    }

    /// The text without space around it; nil when nothing is left.
    static func trimmed(_ text: Substring) -> String? {
        // Most often there is none, and both ends are plain letters.
        if let first = text.utf8.first, let last = text.utf8.last, 0x21...0x7E ~= first, 0x21...0x7E ~= last {
            return String(text)
        }
        let rest = text.drop(while: \.isWhitespace)
        guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return nil }
        return String(rest[...last])
    }
}
