import KeepItFresh
import KeepItFreshPresentation

/// Asks whether labels of a product print dates in one order from now on.
enum OrderQuestion {
    /// True when the person says yes.
    static func ask(_ order: DateOrder) -> Bool {
        let words =
            switch order {
            case .dayMonthYear: "Day first"
            case .monthDayYear: "Month first"
            case .yearMonthDay: "Year first"
            }
        let answer = StandardStreams.ask("\(words) for this product from now on? [y/N] ")
        return answer?.lowercased().hasPrefix("y") ?? false
    }
}
