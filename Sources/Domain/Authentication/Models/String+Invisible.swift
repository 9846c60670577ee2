extension String {
    /// A text without the characters that cannot be seen, and without control characters.
    package static func withoutInvisible(_ text: String) -> String {
        String(
            UnicodeScalarView(
                text.unicodeScalars.filter { !$0.isInvisible && $0.properties.generalCategory != .control }))
    }
}

extension Unicode.Scalar {
    /// Whether nothing shows it: format characters, and what Unicode lets programs leave out
    /// (`Default_Ignorable_Code_Point`), such as the Hangul fillers, variation selectors and the grapheme joiner.
    package var isInvisible: Bool {
        properties.generalCategory == .format || properties.isDefaultIgnorableCodePoint
    }
}
