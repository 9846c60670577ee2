package import KeepItFreshDomain
package import KeepItFreshLabels

extension ItemEditError {
    /// Says in one line in English what went wrong and what to do.
    package var message: String { message(in: .english) }

    /// Says in one line what went wrong and what to do.
    package func message(in language: MessageLanguage) -> String {
        switch self {
        case .notEnough(0): language.text(.nothingLeft)
        case .notEnough(let left): language.text(.notEnough, language.packs(left))
        case .noAmount: language.text(.noAmount)
        case .tooMuch: language.text(.tooMuch, String(Item.maximumCount))
        case .nothingToChange: language.text(.nothingToChange)
        case .openAlready(let day): language.text(.openAlready, day.description)
        case .isFrozen(let day): language.text(.isFrozen, day.description)
        case .notFrozen: language.text(.notFrozen)
        case .useByPassed(let day): language.text(.useByIsOver, day.description)
        case .thawedBefore: language.text(.thawedBefore)
        case .changedSince(let aspect): language.text(.changedSince, aspect.words(in: language))
        case .packsGone: language.text(.packsGone)
        case .itemGone: language.text(.itemGone)
        case .nothingToUndo: language.text(.nothingToUndo)
        case .undoneAlready: language.text(.undoneAlready)
        case .notYours: language.text(.notYours)
        case .noSuchChange: language.text(.noSuchChange)
        case .severalChanges: language.text(.severalChanges)
        case .notFound: language.text(.noSuchItem)
        case .noSuchDay: language.text(.dayOutOfRange)
        case .isItself: language.text(.isItself)
        case .joinedSince: language.text(.joinedSince)
        case .onlyPhoto: language.text(.onlyPhoto)
        case .noReading: language.text(.noReading)
        case .anotherContent: language.text(.anotherContent)
        }
    }
}

extension TypedDate.Failure {
    /// Says in one line why `text` is not accepted as a date.
    package func message(of text: String, in language: MessageLanguage = .english) -> String {
        let shown = TerminalText.visible(text)
        switch self {
        case .unknownForm: return language.text(.unknownDate, shown)
        case .noSuchDay: return language.text(.noSuchDay, shown)
        case .ambiguous(let dates):
            guard let first = dates.first else { return language.text(.unknownDate, shown) }
            let readings = dates.dropFirst().reduce(first.description) { language.text(.or, $0, $1.description) }
            return language.text(.ambiguousText, shown, readings)
        }
    }
}

extension ItemReference.Failure {
    /// Says in one line why `text` does not identify an item.
    package func message(of text: String, in language: MessageLanguage = .english) -> String {
        let shown = TerminalText.visible(text)
        switch self {
        case .unknown where text.isEmpty: return language.text(.noReference)
        case .unknown(let near) where near.isEmpty: return language.text(.unknownItem, shown)
        case .unknown(let near): return language.text(.itemMeant, shown, Self.listed(near, language))
        case .ambiguous(let items): return language.text(.severalItems, shown, Self.listed(items, language))
        }
    }

    private static func listed(_ items: [Item], _ language: MessageLanguage) -> String {
        let length = ItemReference.length(toDistinguish: items.map(\.id))
        let names = items.prefix(5).map { "\($0.id.prefix(length)) (\($0.shownName(in: language)))" }
            .joined(separator: ", ")
        return names + (items.count > 5 ? " " + language.text(.andMore, String(items.count - 5)) : "")
    }
}

extension ReviewAnswer.Failure {
    /// Says in one line why `text` is no answer.
    package func message(of text: String, in language: MessageLanguage) -> String {
        switch self {
        case .unclear: language.text(.noAnswer, TerminalText.visible(text))
        case .date(let failure): failure.message(of: text, in: language)
        case .tooLong: language.text(.answerTooLong)
        }
    }
}

extension ReviewFailure {
    /// Says in one line why an answer did nothing.
    package func message(in language: MessageLanguage) -> String {
        switch self {
        case .changed: language.text(.changedMeanwhile)
        case .deleted: language.text(.deletedMeanwhile)
        }
    }
}
