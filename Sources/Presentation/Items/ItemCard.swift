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
        let decides =
            item.deadline != item.expiryDate ? item.deadline.map { language.words("good until \($0, on: today)") } : nil
        let values =
            [("id", item.id)]
            + ItemAspect.allCases.compactMap { aspect in value(of: aspect, item).map { (name(of: aspect), $0) } }
            + [CivilDate(String(item.addedDate.formatted(.iso8601).prefix(10)))].compactMap { day in
                day.map { (language.words("added"), language.words(for: $0)) }
            }
        var lines = [style.bold(item.shownName(in: style.language, traits: traits))]
        lines += values.map { "  \($0): \(TerminalText.visible($1))" }
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

    private func name(of aspect: ItemAspect) -> String {
        switch aspect {
        case .quantity: style.language.words("packs")
        case .productionDate: style.language.words("produced")
        default: aspect.words.text(in: style.language)
        }
    }

    /// An aspect in words; nil for none, and for those of which the card says more in its other lines.
    private func value(of aspect: ItemAspect, _ item: Item) -> String? {
        switch aspect {
        case .name, .openedPackRemainder, .place, .opening, .freezing, .review: nil
        case .productionDate: item.productionDate.map { style.language.words(for: $0) }
        case .expiry:
            item.expiryDate.map { date in
                let kind = item.expiryKind?.words(in: style.language) ?? style.language.words("date")
                return "\(kind) \(style.language.words(for: date))"
            }
        default: item.text(of: aspect)
        }
    }
}
