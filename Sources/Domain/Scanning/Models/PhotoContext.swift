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

    package init(today: CivilDate, locale: LocaleHint? = nil, taken: CivilDate? = nil) {
        self.today = today
        self.locale = locale
        self.taken = taken
    }
}
