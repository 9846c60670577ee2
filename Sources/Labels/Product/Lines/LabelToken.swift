/// A word or number of a line, with what separates it from the one before.
struct LabelToken: Sendable {
    /// The text as printed.
    let text: String
    /// The text folded for comparisons.
    let folded: String
    /// The recogniser's confidence in the word that contains it, 0…1.
    let confidence: Double
    /// The last sign between the token before and this one, such as `/` or `€`; nil when there is only space.
    let mark: Character?
    /// Whether white space comes before it.
    let isSpaced: Bool

    /// Whether an apostrophe joins it to the word before, as in `Jack's` or `d'orange`.
    var isElided: Bool { !isSpaced && (mark == "'" || mark == "’") }

    var isNumeric: Bool { folded.utf8.first.map(ASCII.isDigit) ?? false }

    /// Whether its first letter is a capital, or its script has no capitals.
    var isCapitalised: Bool { text.unicodeScalars.first.map { !$0.properties.isLowercase } ?? false }

    var hasLetter: Bool { folded.unicodeScalars.contains(where: Letters.isLetter) }
}

extension LabelToken {
    /// The tokens of the line's first `limit` characters. A number keeps its decimal comma or point; digits and letters
    /// are separate tokens (`500g` is two).
    static func tokens(of line: TextLine, upTo limit: Int) -> [LabelToken] {
        guard !line.words.isEmpty else {
            var builder = Builder(confidence: line.confidence)
            builder.append(line.text, limit: limit)
            return builder.tokens
        }
        var builder = Builder(confidence: line.confidence)
        for word in line.words where builder.count < limit {
            builder.confidence = word.confidence
            builder.append(word.text, limit: limit)
            builder.appendSpace()
        }
        return builder.tokens
    }

    /// A word folded for comparisons, scalar by scalar with `ScalarFolding`: lower case, no marks, plain digits.
    static func fold(_ text: some StringProtocol) -> String {
        var folded = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let packed = ScalarFolding.fold(scalar.value)
            append(packed & 0x1F_FFFF, to: &folded)
            append(packed >> 24, to: &folded)
        }
        return String(folded)
    }

    /// Appends a folded scalar; zero is a mark that was dropped, or the missing second letter of anything but a
    /// ligature.
    private static func append(_ value: UInt32, to folded: inout String.UnicodeScalarView) {
        guard value != 0, let scalar = Unicode.Scalar(value) else { return }
        folded.append(scalar)
    }

    private struct Builder {
        var confidence: Double
        private(set) var tokens: [LabelToken] = []
        private(set) var count = 0
        private var run = String.UnicodeScalarView()
        private var isNumber = false
        private var mark: Character?
        private var isSpaced = true

        init(confidence: Double) { self.confidence = confidence }

        mutating func append(_ text: String, limit: Int) {
            for scalar in text.unicodeScalars {
                guard count < limit else { break }
                count += 1
                append(scalar)
            }
            close()
        }

        mutating func appendSpace() {
            close()
            isSpaced = true
        }

        private mutating func append(_ scalar: Unicode.Scalar) {
            if Letters.isSpace(scalar) { return appendSpace() }
            let isDigit = Letters.isDigit(scalar)
            let isLetter = !isDigit && (Letters.isLetter(scalar) || (0x300...0x36F).contains(scalar.value))
            if isNumber && (scalar == "," || scalar == ".") { return run.append(scalar) }
            guard isDigit || isLetter else {
                close()
                if let word = Self.signs[scalar] { return append(word, folded: word) }
                mark = Character(scalar)
                return
            }
            if !run.isEmpty && isDigit != isNumber { close() }
            isNumber = isDigit
            run.append(scalar)
        }

        /// Ends the current token; a point or comma at a number's end does not belong to it.
        private mutating func close() {
            guard !run.isEmpty else { return }
            var trailing: Character?
            while isNumber, let last = run.last, last == "," || last == "." { trailing = Character(run.removeLast()) }
            let text = String(run)
            append(text, folded: LabelToken.fold(text))
            run = String.UnicodeScalarView()
            isNumber = false
            mark = trailing
        }

        private mutating func append(_ text: String, folded: String) {
            tokens.append(
                LabelToken(text: text, folded: folded, confidence: confidence, mark: mark, isSpaced: isSpaced))
            isSpaced = false
            mark = nil
        }

        /// Signs that are read as words: the multiplication sign and the e-mark.
        private static let signs: [Unicode.Scalar: String] = ["×": "x", "✕": "x", "℮": "e"]
    }
}

extension StringProtocol {
    /// The text as texts are compared where case, accents and the kind of digits do not matter.
    package var folded: String { LabelToken.fold(self) }
}
