/// Makes whole words comparable, scalar by scalar as `ScalarFolding` does: lower case, no marks, plain digits.
enum LetterFolding {
    /// The folded text, for comparing only.
    static func fold(_ text: some StringProtocol) -> String {
        var folded = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let packed = ScalarFolding.fold(scalar.value)
            append(packed & 0x1F_FFFF, to: &folded)
            append(packed >> 24, to: &folded)
        }
        return String(folded)
    }

    /// Nothing is left of a dropped mark, and there is no second letter but in ligatures: both are zero.
    private static func append(_ value: UInt32, to folded: inout String.UnicodeScalarView) {
        guard value != 0, let scalar = Unicode.Scalar(value) else { return }
        folded.append(scalar)
    }
}
