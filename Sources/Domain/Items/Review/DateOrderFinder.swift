/// Finds the order in which a label prints day, month and year, from a date that a person said is right.
public struct DateOrderFinder: Sendable {
    private let parser: LabelParser
    private let locale: LocaleHint?

    /// Reads labels as `parser` does for a reader of `locale`.
    public init(parser: LabelParser = LabelParser(), locale: LocaleHint?) {
        self.parser = parser
        self.locale = locale
    }

    /// The one order in which the label read on the day `today` shows `date` as its expiry; nil when none or several do.
    /// `taken` is the day on which it was photographed, nil when unknown.
    public func order(
        of label: Label, showing date: CivilDate, today: CivilDate, taken: CivilDate? = nil
    ) -> DateOrder? {
        let orders = DateOrder.allCases.filter { order in
            let expiry = parser.parse(label, today: today, locale: locale, order: order, taken: taken).dates.expiry
            return expiry?.date == date && expiry?.isAmbiguous == false
        }
        return orders.count == 1 ? orders.first : nil
    }
}
