/// Cuts a line into words and numbers.
enum LabelTokenizer {
    /// The tokens of the line's first `limit` characters. A number keeps its decimal comma or point; digits and
    /// letters are parted (`500g` is two tokens).
    static func tokens(of line: TextLine, upTo limit: Int) -> [LabelToken] {
        guard !line.words.isEmpty else {
            var builder = Builder(confidence: line.confidence)
            builder.read(line.text, limit: limit)
            return builder.tokens
        }
        var builder = Builder(confidence: line.confidence)
        for word in line.words where builder.count < limit {
            builder.confidence = word.confidence
            builder.read(word.text, limit: limit)
            builder.space()
        }
        return builder.tokens
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

        mutating func read(_ text: String, limit: Int) {
            for scalar in text.unicodeScalars {
                guard count < limit else { break }
                count += 1
                read(scalar)
            }
            close()
        }

        mutating func space() {
            close()
            isSpaced = true
        }

        private mutating func read(_ scalar: Unicode.Scalar) {
            if Letters.isSpace(scalar) { return space() }
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

        /// Ends the token under way; a point or comma at a number's end is no part of it.
        private mutating func close() {
            guard !run.isEmpty else { return }
            var trailing: Character?
            while isNumber, let last = run.last, last == "," || last == "." { trailing = Character(run.removeLast()) }
            let text = String(run)
            append(text, folded: LetterFolding.fold(text))
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

        /// Signs that stand for a word: of multiplication, and the e-mark.
        private static let signs: [Unicode.Scalar: String] = ["×": "x", "✕": "x", "℮": "e"]
    }
}
