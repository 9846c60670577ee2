public import KeepItFreshDomain

extension Item {
    /// The name to show: that of the product, else its number.
    public var shownName: String {
        TerminalText.visible(name ?? gtin?.digits ?? "(no name)")
    }

    /// When it is good until in words, such as `in 3 days`; nil without a date. A use by that has passed is told as what
    /// it is: the food must not be eaten, however good it looks.
    public func deadlineWords(today: CivilDate) -> String? {
        if isFrozen {
            guard let daysLeft = freezing?.daysLeft, daysLeft >= 0 else { return "frozen" }
            return "frozen, \(Self.days(daysLeft)) left once thawed"
        }
        guard let deadline else { return nil }
        let days = today.days(until: deadline)
        let when = Self.words(days)
        guard days < 0 else { return when }
        switch expiryKind {
        case .useBy: return "use by passed \(when): do not eat it"
        case .bestBefore: return "best before passed \(when): look, smell, taste"
        default: return when
        }
    }

    /// How its packs stand beside that, such as `open since 2026-11-20`; empty when as bought.
    public var stateWords: [String] {
        var words: [String] = []
        if let left { words.append("\(Packs.number(left)) left of one") }
        if let opening { words.append("open since \(opening.date)") }
        if let thawedOn = freezing?.thawedOn { words.append("thawed \(thawedOn)") }
        if let place { words.append("in \(TerminalText.visible(place))") }
        return words
    }

    private static func days(_ count: Int) -> String {
        count == 1 ? "1 day" : "\(count) days"
    }

    private static func words(_ days: Int) -> String {
        switch days {
        case 0: "today"
        case 1: "tomorrow"
        case -1: "yesterday"
        case 2...: "in \(days) days"
        default: "\(-days) days ago"
        }
    }
}
