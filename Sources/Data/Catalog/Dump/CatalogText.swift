/// Text of a dump made fit to be shown: one line without control characters, space in one piece, none at the ends, not
/// too long, and with the few characters that web pages write as entities.
enum CatalogText {
    /// So many letters are kept.
    private static let limit = 200
    private static let entities = [
        ("&quot;", "\""), ("&#39;", "'"), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&nbsp;", " "),
        ("&amp;", "&"),
    ]

    /// The text that bytes hold, each byte that is no UTF-8 shown as U+FFFD; nil when there is nothing to show.
    static func text(_ bytes: UnsafeRawBufferPointer) -> String? {
        guard unsafe !bytes.isEmpty else { return nil }
        var isPlain = true
        var before: UInt8 = 0x20
        var place = 0
        while isPlain, place < bytes.count {
            let byte = unsafe bytes[place]
            // Beyond ASCII these two begin the control characters of Unicode and its separators.
            isPlain = byte >= 0x20 && byte != 0x7F && byte != 0x26 && byte != 0xC2 && byte != 0xE2
            if byte == 0x20, before == 0x20 { isPlain = false }
            before = byte
            place += 1
        }
        let text = unsafe String(decoding: bytes, as: UTF8.self)
        if isPlain, before != 0x20, text.utf8.count <= limit { return text }
        return clean(text)
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
        let rest = text.drop(while: \.isWhitespace)
        guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return nil }
        return String(rest[...last])
    }
}
