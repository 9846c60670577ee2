/// Cleans text of a dump for display: one line without control characters, single spaces, none at the ends, at most 200
/// characters, and entities of web pages replaced by their characters.
enum CatalogText {
    private static let maximumLength = 200
    private static let entities = [
        ("&quot;", "\""), ("&#39;", "'"), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&nbsp;", " "),
        ("&amp;", "&"),
    ]

    /// Returns the text, cleaned where needed; nil when nothing is left.
    static func text(_ text: String) -> String? {
        var text = text
        let isPlain = text.withUTF8 { unsafe Self.isPlain(UnsafeRawBufferPointer($0)) }
        return isPlain ? text : clean(text)
    }

    /// Returns the text of bytes, cleaned where needed, with U+FFFD in place of invalid UTF-8; nil when nothing is
    /// left.
    static func text(_ bytes: UnsafeRawBufferPointer) -> String? {
        guard unsafe !bytes.isEmpty else { return nil }
        let text = unsafe String(decoding: bytes, as: UTF8.self)
        return unsafe isPlain(bytes) ? text : clean(text)
    }

    /// True for text that surely needs no cleaning, as most does; false also for some that needs none.
    private static func isPlain(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard unsafe !bytes.isEmpty, bytes.count <= maximumLength else { return false }
        var before: UInt8 = 0x20
        for place in 0..<bytes.count {
            let byte = unsafe bytes[place]
            // Bytes 0xC2 and 0xE2 begin the control characters and separators beyond ASCII.
            guard byte >= 0x20, byte != 0x7F, byte != 0x26, byte != 0xC2, byte != 0xE2 else { return false }
            if byte == 0x20, before == 0x20 { return false }
            before = byte
        }
        return before != 0x20
    }

    /// Returns the cleaned text; nil when nothing is left.
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
        return words.isEmpty ? nil : words.count > maximumLength ? String(words.prefix(maximumLength)) : words
    }

    /// Returns the text without space around it; nil when nothing is left.
    static func trimmed(_ text: Substring) -> String? {
        // Usually there is none: both ends are printable ASCII.
        if let first = text.utf8.first, let last = text.utf8.last, 0x21...0x7E ~= first, 0x21...0x7E ~= last {
            return String(text)
        }
        let rest = text.drop(while: \.isWhitespace)
        guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return nil }
        return String(rest[...last])
    }
}
