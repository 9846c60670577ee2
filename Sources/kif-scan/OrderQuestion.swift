import KeepItFresh
import KeepItFreshPresentation

/// Asks whether labels of a product print dates in one order from now on.
enum OrderQuestion {
    /// True when the person says yes.
    static func ask(_ order: DateOrder) -> Bool {
        let question: Phrase =
            switch order {
            case .dayMonthYear: .dayFirst
            case .monthDayYear: .monthFirst
            case .yearMonthDay: .yearFirst
            }
        let answer = StandardStreams.ask(question)?.lowercased() ?? ""
        return ["y", MessageLanguage.environment.text(.yesLetter)].contains { answer.hasPrefix($0) }
    }
}
