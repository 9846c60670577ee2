import CKIFDateCode
import Foundation
import KeepItFreshRecognition

/// The probability of a character after up to five others in date codes. All digits are one symbol, so the model knows
/// how dates are written, but prefers no date to another.
///
/// It is counted from the texts that `Scripts/training` draws; `language_model.py` there explains how, and what the
/// entries mean.
struct LanguageModel: Sendable {
    /// The characters before another one, as many as the model uses.
    struct Context: Hashable {
        fileprivate var key: UInt64

        /// Before the first character.
        static let start = Context(key: UInt64(LanguageModel.start))

        /// The context after one more character, of class `symbol`.
        func followed(by symbol: Int) -> Context {
            Context(key: (key << LanguageModel.bits | LanguageModel.symbol(of: symbol)) & LanguageModel.contextMask)
        }
    }

    static let shared = LanguageModel()

    /// The weight in a reading's probability, and a bonus for each character, as the recogniser omits what it sees
    /// badly. Chosen on lines of products that it had not seen (Scripts/training/MODEL_CARD.md).
    private static let weight = 0.2
    private static let characterBonus = 0.7

    private static let bits: UInt64 = 6
    private static let contextLength: UInt64 = 5
    private static let contextMask: UInt64 = 1 << (bits * contextLength) - 1
    private static let digits = 1...10
    private static let start = 62, end = 63
    /// The logarithm of any symbol's probability where nothing is known.
    private static let unseen = -log(Double(DateCodeAlphabet.classes - digits.count + 1))

    private let entries: [UInt64: (probability: Double, backoff: Double)]

    private init() {
        let count = ckifdatecode_language_model_entries()
        entries = Dictionary(
            uniqueKeysWithValues: (0..<count).map { index in
                let entry = ckifdatecode_language_model_entry(index)
                return (entry.key, (Double(entry.probability), Double(entry.backoff)))
            })
    }

    /// The logarithm of the probability that a character of class `symbol` follows, or with nil the text's end.
    func logProbability(of symbol: Int?, after context: Context) -> Double {
        let next = symbol.map(Self.symbol) ?? UInt64(Self.end)
        var before = context.key, backoff = 0.0
        while true {
            if let entry = entries[before << Self.bits | next] { return backoff + entry.probability }
            guard before != 0 else { return backoff + Self.unseen }
            backoff += entries[before]?.backoff ?? 0
            before = Self.shortened(before)
        }
    }

    /// What the beam search uses of the model: that a text is more likely the more it is like a date code.
    var prior: BeamSearch.Prior {
        BeamSearch.Prior(start: Context.start.key) { context, symbol in
            Context(key: context).followed(by: symbol).key
        } logScore: { symbol, context in
            Self.weight * logProbability(of: symbol, after: Context(key: context))
                + (symbol == nil ? 0 : Self.characterBonus)
        }
    }

    /// A context without its first symbol.
    private static func shortened(_ key: UInt64) -> UInt64 {
        let highest = (UInt64(UInt64.bitWidth - 1 - key.leadingZeroBitCount)) / bits * bits
        return key & (1 << highest - 1)
    }

    private static func symbol(of symbol: Int) -> UInt64 {
        digits.contains(symbol) ? UInt64(digits.lowerBound) : UInt64(symbol)
    }
}
