/// Turns texts into counts of numbers, for weights that are learnt from texts.
///
/// A text is the sum of its words, pairs of words, and parts of words of three to five letters, each hashed to one of
/// some thousand numbers (Weinberger et al., "Feature Hashing for Large Scale Multitask Learning", 2009): so what was
/// learnt of one word serves for its other forms and its compounds.
package struct HashedWords: Sendable {
    /// Into so many numbers texts are hashed.
    package let count: Int
    /// The lengths of the parts of words in scripts that put no spaces between them, where two letters can be a word.
    let unspacedPartLengths: ClosedRange<Int>

    private static let partLengths = 3...5
    private static let marks = Set("%&+!?.,:;®™".unicodeScalars)
    private static let maximumLength = 200

    /// How often each number occurs in a text, of which the first two hundred characters count.
    package func counts(in text: String) -> [Int: Int] {
        var counts: [Int: Int] = [:]
        var last: [Unicode.Scalar] = []
        for token in Self.tokens(of: text) {
            for part in parts(of: token) { counts[number(of: part), default: 0] += 1 }
            if !last.isEmpty { counts[number(of: last + [" "] + token), default: 0] += 1 }
            last = token
        }
        return counts
    }

    /// The words, numbers and some of the signs of a text, in small letters without marks.
    private static func tokens(of text: String) -> [[Unicode.Scalar]] {
        var tokens: [[Unicode.Scalar]] = []
        var run: [Unicode.Scalar] = []
        var isNumber = false
        for scalar in LabelToken.fold(text.prefix(maximumLength)).unicodeScalars {
            let isDigit = Letters.isDigit(scalar)
            let isLetter = !isDigit && Letters.isLetter(scalar)
            if !run.isEmpty, !(isDigit || isLetter) || isDigit != isNumber {
                tokens.append(run)
                run = []
            }
            if isDigit || isLetter {
                run.append(scalar)
                isNumber = isDigit
            } else if marks.contains(scalar) {
                tokens.append([scalar])
            }
        }
        return run.isEmpty ? tokens : tokens + [run]
    }

    /// What is hashed of a token: a number's length, or a word and its parts, with signs at its ends.
    private func parts(of token: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
        if Letters.isDigit(token[0]) { return [["#"] + Array(repeating: "0", count: min(4, token.count))] }
        let word = ["<"] + token + [">"]
        guard token.count > 2 else { return [word] }
        let lengths = token.contains(where: Letters.isUnspaced) ? unspacedPartLengths : Self.partLengths
        return [["="] + token]
            + lengths.flatMap { length in
                word.count < length ? [] : (0...(word.count - length)).map { Array(word[$0..<($0 + length)]) }
            }
    }

    /// The hash FNV-1a of 32 bits, over letters instead of bytes.
    private func number(of part: [Unicode.Scalar]) -> Int {
        Int(part.reduce(UInt32(0x811C_9DC5)) { ($0 ^ $1.value) &* 0x0100_0193 } % UInt32(count))
    }
}
