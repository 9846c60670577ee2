/// A set of languages by their index in `LabelLanguage.all`.
struct LanguageSet: OptionSet, Hashable, Sendable {
    let rawValue: UInt64

    init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// The set of the language at an index.
    init(index: Int) {
        rawValue = 1 << UInt64(index)
    }

    /// The indices of the languages in the set.
    var indices: [Int] {
        var rest = rawValue
        var found: [Int] = []
        while rest != 0 {
            found.append(rest.trailingZeroBitCount)
            rest &= rest - 1
        }
        return found
    }
}
