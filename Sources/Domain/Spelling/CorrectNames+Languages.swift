import KeepItFreshLabels

extension CorrectNames {
    /// The languages in which a name may be.
    struct Languages {
        /// So many languages of a label's text are looked up.
        private static let maximumPrinted = 2

        /// Those of the label's text; of a label with too little text those of the person, and English.
        let ofLabel: [String]
        /// Those of the person and English, whose words stay as well.
        let others: [String]
        /// Those that another reading may be of: those of the label, however little of its text tells them, and the
        /// others.
        let possible: [String]
        /// Whether the label's text tells its languages.
        let isPrinted: Bool

        init(of text: LabelWords, locale: LocaleHint?) {
            let usual = [locale.map { String($0.language.prefix { $0 != "-" }) }, "en"].compactMap(\.self)
            let found = text.languages(upTo: Self.maximumPrinted)
            let printed = Array(found.codes.prefix(found.sure))
            let chosen = printed.isEmpty ? usual : printed
            ofLabel = chosen
            let likely = printed.isEmpty ? found.codes : printed
            possible = likely + usual.filter { !likely.contains($0) }
            others = usual.filter { !chosen.contains($0) }
            isPrinted = !printed.isEmpty
        }
    }
}
