/// A word or a date of a label, in reading order.
enum LabelEvent: Sendable {
    case word(WordMatch)
    case date(DateCandidate)

    /// Where it stands.
    var range: Range<Int> {
        switch self {
        case .word(let word): word.range
        case .date(let date): date.range
        }
    }
}
