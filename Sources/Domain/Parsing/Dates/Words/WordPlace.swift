/// What a place in a text is to the known words.
enum WordPlace: UInt8, Sendable {
    /// No known word covers it.
    case free
    /// Inside a known word, where no date begins.
    case inside
    /// Inside a known word of three letters, which may also be a month's name.
    case short
    /// Directly behind a known word, where a date may begin even without a space.
    case behind

    /// The places of a text of a length. Units, weekdays and words no longer than `length` cover nothing: they may be
    /// part of a date.
    static func places(of words: [WordMatch], count: Int, longerThan length: Int = 3) -> [WordPlace] {
        var places = [WordPlace](repeating: .free, count: count + 1)
        for word in words where word.role != .weekday && !word.role.isUnit {
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
