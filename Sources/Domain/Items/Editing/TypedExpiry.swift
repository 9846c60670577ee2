package import KeepItFreshLabels

/// The end of a shelf life as a person types it: a date (`TypedDate`), perhaps behind words for its kind, such as
/// `use by 3.12.` or `à consommer avant le 3.12.`, as labels of any language have them.
package struct TypedExpiry: Equatable, Sendable {
    package let date: CivilDate
    /// The kind; nil when no words say it.
    package let kind: DateKind?

    /// Reads `text` as on the day `today`; of several dates that it can mean, `choose` may say which one is meant.
    /// Throws `TypedDate.Failure`.
    package init(
        _ text: String, today: CivilDate, locale: LocaleHint?, choose: ([CivilDate]) -> CivilDate? = { _ in nil }
    ) throws(TypedDate.Failure) {
        let dates = TypedDate(today: today, locale: locale)
        let words = text.split(whereSeparator: \.isWhitespace)
        for count in words.indices.dropFirst() {
            let prefix = words[..<count].joined(separator: " ")
            let rest = words[count...].joined(separator: " ")
            guard dates.isDate(rest), let kind = Self.kind(of: prefix) else { continue }
            (self.date, self.kind) = (try dates.read(rest, choose: choose), kind)
            return
        }
        (date, kind) = (try dates.read(text, choose: choose), nil)
    }

    /// The kind of date that `words` announce on a label; nil when they are no keyword of an end of a shelf life.
    private static func kind(of words: String) -> DateKind? {
        let label = ScannedLabel(lines: [TextLine(text: words + " 2031-10-17")])
        let day = CivilDate(clampedDayNumber: 22_000)
        let kind = LabelParser().parse(label, today: day, locale: nil).dates.expiry?.kind
        return kind == .unlabelled ? nil : kind
    }
}
