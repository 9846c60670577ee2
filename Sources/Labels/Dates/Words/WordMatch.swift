/// A phrase of the word tables found in a text.
struct WordMatch: Sendable {
    let role: WordRole
    /// The languages that have it.
    let languages: LanguageSet
    /// The folded indices from its first to its last letter.
    let range: Range<Int>
    /// The number of its letters.
    let length: Int
    /// The number of its letters that had to be corrected.
    let editCost: Int
    /// The number of a weekday, from 0 for Monday; nil for other words.
    var weekday: Int?

    /// The kind of date for which it is a keyword; nil for other words.
    var kind: DateKind? { role.kind }
}

extension WordMatch {
    /// The relation of an index to the known words.
    enum Place: UInt8, Sendable {
        /// Not covered by a known word.
        case free
        /// Inside a known word, where a date cannot begin.
        case inside
        /// Inside a known word of three letters, which may also be a month's name.
        case short
        /// Directly after a known word, where a date may begin even without a space.
        case behind

        /// The relation of each index of a text with `count` scalars. Units, weekdays and words of at most `length`
        /// letters are ignored, because they may be part of a date.
        static func places(of words: [WordMatch], count: Int, longerThan length: Int = 3) -> [Place] {
            var places = [Place](repeating: .free, count: count + 1)
            for word in words where word.role != .weekday && !word.role.isUnit && !word.role.isOfPack {
                if word.length > length {
                    for index in word.range { places[index] = .inside }
                } else if word.length == 3 {
                    for index in word.range { places[index] = .short }
                }
                if places[word.range.upperBound] == .free { places[word.range.upperBound] = .behind }
            }
            return places
        }
    }
}
