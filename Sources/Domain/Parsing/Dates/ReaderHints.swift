/// What is known of a label before it is read, and settles what it leaves open.
struct ReaderHints: Sendable {
    /// The reader's locale; nil when unknown.
    let locale: LocaleHint?
    /// The order of dates on labels of this product; nil when unknown.
    let order: DateOrder?
    /// When the label was photographed; nil when unknown.
    let taken: CivilDate?
}
