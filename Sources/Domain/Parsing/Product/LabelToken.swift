/// A run of letters and digits in a line, with what parts it from the run before.
struct LabelToken: Sendable {
    /// As printed.
    let text: String
    /// As compared.
    let folded: String
    /// 0…1, the reader's measure for the word it stands in.
    let confidence: Double
    /// The sign that stands directly before or between this and the last token, such as `/` or `€`; nil for space only.
    let mark: Character?
    /// True when white space stands before it.
    let isSpaced: Bool

    /// True when an apostrophe joins it to the word before, as in `Jack's` or `d'orange`.
    var isElided: Bool { !isSpaced && (mark == "'" || mark == "’") }

    /// True when it begins with a digit.
    var isNumeric: Bool { folded.utf8.first.map(ASCII.isDigit) ?? false }

    /// True when its first letter is a capital, or its script has none.
    var isCapitalised: Bool { text.unicodeScalars.first.map { !$0.properties.isLowercase } ?? false }

    /// True when it has a letter of any alphabet.
    var hasLetter: Bool { folded.unicodeScalars.contains(where: Letters.isLetter) }
}
