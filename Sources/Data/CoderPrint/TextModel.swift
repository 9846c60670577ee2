import CCoderPrint
import Foundation

/// How coders spell: how likely a character is after up to five others. All digits are one symbol to it: it knows how
/// dates are built, not which dates there are.
///
/// Counted from the texts that `Scripts/training` draws; `text_model.py` there says how and what the entries mean.
struct TextModel: Sendable {
    /// What stands before a character, as far as the model looks.
    struct Context: Hashable {
        fileprivate var key: UInt64

        /// Before the first character.
        static let start = Context(key: UInt64(TextModel.start))

        /// The characters before the one that follows one of class `symbol`.
        func followed(by symbol: Int) -> Context {
            Context(key: (key << TextModel.bits | TextModel.symbol(of: symbol)) & TextModel.reach)
        }
    }

    /// The model that is built in.
    static let shared = TextModel()

    private static let bits: UInt64 = 6
    private static let longest: UInt64 = 5
    private static let reach: UInt64 = 1 << (bits * longest) - 1
    private static let digits = 1...10
    private static let start = 62, end = 63
    /// Any symbol's share where nothing is known.
    private static let unseen = -log(Double(ClassScores.classes - digits.count + 1))

    private let entries: [UInt64: (probability: Double, rest: Double)]

    private init() {
        let count = coder_print_text_entries()
        entries = Dictionary(
            uniqueKeysWithValues: (0..<count).map { index in
                let entry = coder_print_text_entry(index)
                return (entry.key, (Double(entry.probability), Double(entry.rest)))
            })
    }

    /// The logarithm of the probability that a character of class `symbol` follows; nil asks for the text's end.
    func logProbability(of symbol: Int?, after context: Context) -> Double {
        let next = symbol.map(Self.symbol) ?? UInt64(Self.end)
        var before = context.key, passed = 0.0
        while true {
            if let entry = entries[before << Self.bits | next] { return passed + entry.probability }
            guard before != 0 else { return passed + Self.unseen }
            passed += entries[before]?.rest ?? 0
            before = Self.shortened(before)
        }
    }

    /// Without the first of its symbols.
    private static func shortened(_ key: UInt64) -> UInt64 {
        let highest = (UInt64(UInt64.bitWidth - 1 - key.leadingZeroBitCount)) / bits * bits
        return key & (1 << highest - 1)
    }

    private static func symbol(of symbol: Int) -> UInt64 {
        digits.contains(symbol) ? UInt64(digits.lowerBound) : UInt64(symbol)
    }
}
