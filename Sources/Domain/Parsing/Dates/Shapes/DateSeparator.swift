/// What stands between two fields of a date.
struct DateSeparator: Sendable {
    enum Kind: UInt8, Sendable {
        case none, space, mark, word
    }

    /// What it is made of.
    let kind: Kind
    /// The mark, such as `/`; 0 for none.
    let mark: UInt32
    /// The folded index just past it.
    let end: Int
    /// Doubled or odd marks.
    let repairs: Int
}
