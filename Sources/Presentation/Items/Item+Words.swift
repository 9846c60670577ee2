public import KeepItFreshDomain

extension Item {
    /// The name to show: that of the product, else its number.
    public var shownName: String { shownName(in: .english) }

    /// The name to show, where there is none in words of a language.
    public func shownName(in language: MessageLanguage) -> String {
        TerminalText.visible(name ?? gtin?.digits ?? language.text(.noName))
    }

    /// When it is good until in words, such as `in 3 days`; nil without a date. A use by that has passed is told as what
    /// it is: the food must not be eaten, however good it looks.
    public func deadlineWords(today: CivilDate, in language: MessageLanguage = .english) -> String? {
        if isFrozen {
            guard let daysLeft = freezing?.daysLeft, daysLeft >= 0 else { return language.text(.frozen) }
            let days = daysLeft == 1 ? language.text(.oneDay) : language.text(.days, String(daysLeft))
            return language.text(.frozenLeft, days)
        }
        guard let deadline else { return nil }
        let days = today.days(until: deadline)
        let when = Self.words(days, language)
        guard days < 0 else { return when }
        switch expiryKind {
        case .useBy: return language.text(.useByPassed, when)
        case .bestBefore: return language.text(.bestBeforePassed, when)
        default: return when
        }
    }

    /// How its packs stand beside that, such as `open since 2026-11-20`; empty when as bought.
    public var stateWords: [String] { stateWords(in: .english) }

    /// The same in a language.
    public func stateWords(in language: MessageLanguage) -> [String] {
        var words: [String] = []
        if let left { words.append(language.text(.leftOfOne, Packs.number(left))) }
        if let opening { words.append(language.text(.openSince, opening.date.description)) }
        if let thawedOn = freezing?.thawedOn { words.append(language.text(.thawed, thawedOn.description)) }
        if let place { words.append(language.text(.inPlace, TerminalText.visible(place))) }
        return words
    }

    private static func words(_ days: Int, _ language: MessageLanguage) -> String {
        switch days {
        case 0: language.text(.today)
        case 1: language.text(.tomorrow)
        case -1: language.text(.yesterday)
        case 2...: language.text(.inDays, String(days))
        default: language.text(.daysAgo, String(-days))
        }
    }
}
