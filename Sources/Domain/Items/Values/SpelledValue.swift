/// A value as it is spelled out.
package enum SpelledValue: Equatable, Sendable {
    case text(String)
    case number(Int)
    /// A part of one, in thousandths.
    case thousandths(Int)
    case share(Double)
    case words([String])

    /// The text in a table; nil for an empty cell.
    package var text: String? {
        switch self {
        case .text(let text): text
        case .number(let number): String(number)
        case .thousandths(let count): String(Double(count) / 1000)
        case .share(let share): String(share)
        case .words(let words): words.isEmpty ? nil : words.joined(separator: " ")
        }
    }
}
