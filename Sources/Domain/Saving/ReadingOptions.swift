/// What reading a label depends on beside the photo.
public struct ReadingOptions: Equatable, Sendable {
    /// The civil date to judge dates by.
    public var today: CivilDate
    /// The reader's locale; nil when unknown.
    public var locale: LocaleHint?

    /// Options for a reading on the day `today`.
    public init(today: CivilDate, locale: LocaleHint? = nil) {
        self.today = today
        self.locale = locale
    }
}
