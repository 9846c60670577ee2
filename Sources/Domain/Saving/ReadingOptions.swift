public import KeepItFreshLabels

/// What the results depend on besides the photos.
public struct ReadingOptions: Equatable, Sendable {
    /// The civil date that counts as today.
    public var today: CivilDate
    /// The user's locale, for dates that can be read in several ways; nil when unknown.
    public var locale: LocaleHint?

    /// Which photos show one pack.
    public var grouping: GroupingRule

    /// Where the packs are kept; nil when unknown.
    package var place: String?

    /// Whether a photo whose items were deleted adds them again.
    package var addsDeleted = false

    /// What goes to stock though it is no food, each subject with the place where it is kept; an empty one for that of
    /// all other packs.
    package var keptSubjects: [PhotoSubject: String] = [:]

    /// The photos of the inbox that a person wants in stock, by their content hashes. What they show is stored by one
    /// change, which begins with the photo that is stored first.
    package var stocked: Set<String> = []

    /// The id of the change that stores `stocked`; nil for a change of its own for each photo.
    package var change: String?

    /// The content hashes of stored photos that show the same pack as those that are read.
    package var earlierPhotos: [String] = []

    public init(today: CivilDate, locale: LocaleHint? = nil, grouping: GroupingRule = .auto) {
        self.grouping = grouping
        self.today = today
        self.locale = locale
    }
}
