/// What may be done with a date that was read.
public enum DateCertainty: String, Codable, Hashable, Sendable, CaseIterable {
    /// A word says what the date is, and nothing about it is doubtful: it can be saved unasked.
    case sure
    /// It is likely, but a person should confirm it: no word explains it, its order is open, it was mended, its year
    /// is not printed, or two dates compete.
    case suggested
}
