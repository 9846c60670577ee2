/// What reading depends on beside the photos.
public struct ReadingOptions: Equatable, Sendable {
    /// The civil date to judge dates by.
    public var today: CivilDate
    /// The reader's locale; nil when unknown.
    public var locale: LocaleHint?

    /// Which photos show one pack.
    public var grouping: GroupingRule

    /// Options for a reading on the day `today`.
    public init(today: CivilDate, locale: LocaleHint? = nil, grouping: GroupingRule = .auto) {
        self.grouping = grouping
        self.today = today
        self.locale = locale
    }
}
