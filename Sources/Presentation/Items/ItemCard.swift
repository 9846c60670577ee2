import FoundationEssentials
package import KeepItFreshDomain
package import KeepItFreshLabels

/// Shows all values of one item, one a line.
package struct ItemCard: Sendable {
    private let style: TerminalStyle
    private let today: CivilDate

    /// A card in the colours and the language of `style`. The date is judged on the day `today`.
    package init(style: TerminalStyle, today: CivilDate) {
        self.style = style
        self.today = today
    }

    /// Returns the lines of an item, which without a name is told apart by `traits`.
    package func lines(for item: Item, traits: ItemTraits? = nil) -> [String] {
        let status = ExpiryStatus(of: item, today: today)
        let language = style.language
        let kind = item.expiryKind?.words(in: language) ?? language.words("date")
        let date = item.expiryDate.map { "\(kind) \(language.words(for: $0))" }
        let decides =
            item.deadline != item.expiryDate ? item.deadline.map { language.words("good until \($0, on: today)") } : nil
        let values: [(String, String?)] = [
            ("id", item.id), (language.words("brand"), item.brand), (language.words("category"), item.category),
            (language.words("number"), item.gtin?.digits), (language.words("content"), item.unit),
            (language.words("packs"), String(item.quantity)), (language.words("date"), date),
            (language.words("produced"), item.productionDate.map { language.words(for: $0) }),
            (language.words("lot"), item.lot), (language.words("notes"), item.notes),
            (
                language.words("added"),
                CivilDate(String(item.addedDate.formatted(.iso8601).prefix(10))).map { language.words(for: $0) }
            ),
        ]
        var lines = [style.bold(item.shownName(in: style.language, traits: traits))]
        lines += values.compactMap { name, value in value.map { "  \(name): \(TerminalText.visible($0))" } }
        let state =
            [decides, item.deadlineWords(today: today, in: style.language)].compactMap(\.self)
            + item.stateWords(in: style.language)
        if !state.isEmpty {
            lines.append("  " + language.words("now: \(style.painted(state.joined(separator: "; "), for: status))"))
        }
        if !item.needsReview.isEmpty {
            let reasons = item.needsReview.map { $0.words(in: style.language) }.joined(separator: ", ")
            lines.append(style.yellow("  \(style.language.words("please check: \(reasons)"))"))
        }
        return lines
    }
}
