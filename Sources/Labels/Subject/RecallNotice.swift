/// A notice that packs are called back: what a paper, a sign or a screen says of them.
package struct RecallNotice: Sendable {
    private let words: Set<String>
    private let dates: Set<CivilDate>

    /// Nil where nothing that was read speaks of a recall.
    package init?(in label: ScannedLabel, dates: ParsedDates) {
        let tokens = label.lines.flatMap { LabelToken.tokens(of: $0, upTo: ProductLine.maximumLength) }.map(\.folded)
        guard tokens.contains(where: Self.isWordOfRecalls) else { return nil }
        words = Set(tokens)
        self.dates = Set(dates.dates.filter(\.kind.endsShelfLife).map(\.date))
    }

    /// Whether the notice may mean a pack: it has the pack's lot, or all words of its name and no other date.
    package func mayConcern(name: String?, lot: String?, expiry: CivilDate?) -> Bool {
        if let lot = lot.map(Self.words), !lot.isEmpty, lot.joined().count >= Self.minimumLot,
            lot.allSatisfy(words.contains)
        {
            return true
        }
        guard let name = name.map(Self.words), !name.isEmpty, name.allSatisfy(words.contains) else { return false }
        guard let expiry, !dates.isEmpty else { return true }
        return dates.contains(expiry)
    }

    /// Whether a folded word speaks of a recall.
    static func isWordOfRecalls(_ word: String) -> Bool {
        beginnings.contains { word.hasPrefix($0) } || unspaced.contains { word.contains($0) }
    }

    /// A shorter lot can be any number.
    private static let minimumLot = 4

    private static func words(_ text: String) -> [String] {
        LabelToken.tokens(of: TextLine(text: text), upTo: ProductLine.maximumLength).map(\.folded)
    }

    /// How words for a recall begin, without marks.
    private static let beginnings = [
        "recall", "ruckruf", "warenruckruf", "produktruckruf", "rappel", "richiam", "retirada", "recolha", "terugroep",
        "aterkall", "tilbagekald", "tilbakekall", "takaisinvet", "wycofan", "stazeni", "stahovani", "visszahiv",
        "rechem", "retrager", "opoziv", "odpoklic", "atsauk", "atsauc", "tagasikuts", "cagirma", "изтегля", "отзыв",
        "відклик", "повлач", "ανακλη",
    ]
    /// The same in scripts that put no spaces between words.
    private static let unspaced = ["リコール", "回収", "召回", "回收通知", "리콜", "회수"]
}
