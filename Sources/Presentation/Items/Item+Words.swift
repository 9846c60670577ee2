package import KeepItFreshDomain
package import KeepItFreshLabels

extension Item {
    /// The name to show in English, as `shownName(in:)`.
    package var shownName: String { shownName(in: .english) }

    /// The name to show: the product's name, else its brand, else its number, else "unnamed".
    package var nameMessage: Message {
        (name ?? brand ?? gtin?.digits).map { .verbatim(TerminalText.visible($0)) } ?? Message("unnamed")
    }

    /// Returns the name to show: the product's name, else its brand, else the words of `traits` in quotation marks,
    /// else its number, else the name of a photo, else "unnamed".
    package func shownName(in language: MessageLanguage, traits: ItemTraits? = nil) -> String {
        let words = traits?.words.map { "\"\($0)\"" }
        let name = name ?? brand ?? words ?? gtin?.digits ?? traits?.files.first
        return name.map(TerminalText.visible) ?? language.words("unnamed")
    }

    /// Returns words for the deadline, such as `in 3 days`; nil without a date. If a use-by date has passed, they say
    /// not to eat the food.
    package func deadlineWords(today: CivilDate, in language: MessageLanguage = .english) -> String? {
        if isFrozen { return frozenWords(in: language) }
        guard let deadline else { return nil }
        let days = today.days(until: deadline)
        var when = Self.words(days, language)
        // Translators: {1} is a time such as "in 3 days". Nobody read the date: such a product usually keeps so long.
        if isDeadlineProposed { when = language.words("\(when), by its usual life") }
        guard days < 0 else { return when }
        switch expiryKind {
        case .useBy: return language.words("use by passed \(when): do not eat it")
        case .bestBefore: return language.words("best before passed \(when): look, smell, taste")
        default: return when
        }
    }

    private func frozenWords(in language: MessageLanguage) -> String {
        var words = language.words("frozen")
        if let daysLeft = freezing?.daysLeft, daysLeft >= 0 {
            words = Message(
                daysLeft, one: "frozen, \(daysLeft) day left once thawed",
                other: "frozen, \(daysLeft) days left once thawed"
            ).text(in: language)
        }
        // Translators: {1} is a day until which frozen food usually keeps.
        return deadline.map { "\(words), \(language.words("good until \($0) while frozen"))" } ?? words
    }

    /// Returns words for the state of the packs, such as `open since 2026-11-20`; empty if they are as bought.
    package func stateWords(in language: MessageLanguage) -> [String] {
        var words: [String] = []
        if let remainder {
            words.append(language.words("opened pack: \(Message.part(remainder, of: content)) left"))
        }
        if let opening { words.append(language.words("open since \(opening.date)")) }
        if let thawedOn = freezing?.thawedOn { words.append(language.words("thawed \(thawedOn)", context: "state")) }
        if let place { words.append(language.words("in \(TerminalText.visible(place))")) }
        return words
    }

    /// The number of days from which only whole years are given.
    private static let minimumDaysInYears = 730

    private static func words(_ days: Int, _ language: MessageLanguage) -> String {
        switch days {
        case minimumDaysInYears...:
            Message(days / 365, one: "in \(days / 365) year", other: "in \(days / 365) years").text(in: language)
        case ...(-minimumDaysInYears):
            Message(-days / 365, one: "\(-days / 365) year ago", other: "\(-days / 365) years ago").text(in: language)
        case 0: language.words("today")
        case 1: language.words("tomorrow")
        case -1: language.words("yesterday")
        case 2...: Message(days, one: "in \(days) day", other: "in \(days) days").text(in: language)
        default: Message(-days, one: "\(-days) day ago", other: "\(-days) days ago").text(in: language)
        }
    }
}
