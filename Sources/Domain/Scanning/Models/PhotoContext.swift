package import KeepItFreshLabels

/// What is known of a photo besides its picture. It decides what is read of it, which must not depend on the clock of
/// the machine that reads it.
package struct PhotoContext: Sendable {
    /// The civil date that counts as today.
    package var today: CivilDate
    /// The user's locale, for dates that can be read in several ways; nil when unknown.
    package var locale: LocaleHint?
    /// The day on which the photo was taken; nil when unknown.
    package var taken: CivilDate?
    /// Whether the name of the product with that number is known, so that none has to be read. Asks no server.
    package var isNamed: @Sendable (GTIN) async -> Bool

    /// By default, no name is known.
    package init(
        today: CivilDate, locale: LocaleHint? = nil, taken: CivilDate? = nil,
        isNamed: @escaping @Sendable (GTIN) async -> Bool = { _ in false }
    ) {
        self.today = today
        self.locale = locale
        self.taken = taken
        self.isNamed = isNamed
    }
}
