package import KeepItFreshDomain
package import KeepItFreshLabels

extension Item {
    /// The name to show in English, as `shownName(in:)`.
    package var shownName: String { shownName(in: .english) }

    /// Returns the name to show: the product's name, else its brand, else the words of `traits` in quotation marks,
    /// else its number, else the name of a photo, else "unnamed".
    package func shownName(in language: MessageLanguage, traits: ItemTraits? = nil) -> String {
        let words = traits?.words.map { "\"\($0)\"" }
        return TerminalText.visible(
            name ?? brand ?? words ?? gtin?.digits ?? traits?.files.first ?? language.text(.unnamed))
    }

    /// Returns words for the deadline, such as `in 3 days`; nil without a date. If a use-by date has passed, they say
    /// not to eat the food.
    package func deadlineWords(today: CivilDate, in language: MessageLanguage = .english) -> String? {
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

    /// Returns words for the state of the packs, such as `open since 2026-11-20`; empty if they are as bought.
    package func stateWords(in language: MessageLanguage) -> [String] {
        var words: [String] = []
        if let openedPackRemainder {
            words.append(language.text(.openedLeft, MessageLanguage.packCount(openedPackRemainder)))
        }
        if let opening { words.append(language.text(.openSince, opening.date.description)) }
        if let thawedOn = freezing?.thawedOn { words.append(language.text(.thawed, thawedOn.description)) }
        if let place { words.append(language.text(.inPlace, TerminalText.visible(place))) }
        return words
    }

    /// The number of days from which only whole years are given.
    private static let minimumDaysInYears = 730

    private static func words(_ days: Int, _ language: MessageLanguage) -> String {
        switch days {
        case minimumDaysInYears...: language.text(.inYears, String(days / 365))
        case ...(-minimumDaysInYears): language.text(.yearsAgo, String(-days / 365))
        case 0: language.text(.today)
        case 1: language.text(.tomorrow)
        case -1: language.text(.yesterday)
        case 2...: language.text(.inDays, String(days))
        default: language.text(.daysAgo, String(-days))
        }
    }
}

extension MessageLanguage {
    /// Formats an amount in thousandths of a pack: `2 packs`, `1/2 pack` or `1.25 packs`.
    func packs(_ thousandths: Int) -> String {
        text(thousandths > 1000 ? .packs : .pack, Self.packCount(thousandths))
    }

    /// Formats an amount in thousandths of a pack as a number: `2`, `1/2` or `1.25`.
    static func packCount(_ thousandths: Int) -> String {
        switch thousandths {
        case 500: return "1/2"
        case 250: return "1/4"
        case 750: return "3/4"
        case 333: return "1/3"
        case 666...667: return "2/3"
        case _ where thousandths % 1000 == 0: return String(thousandths / 1000)
        default:
            let rounded = (Double(thousandths) / 10).rounded() / 100
            return rounded == 0 ? "0.01" : String(rounded)
        }
    }
}
