import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation

/// How the API shows items: the contract's object of `list`, with what is left and what can be done.
struct ItemAnswer: Sendable {
    static let soonDays = ExpiryStatus.defaultSoonDays
    let household: String
    let today: CivilDate

    /// The object of an item.
    func json(_ item: Item) -> JSONValue {
        .object(fields(item))
    }

    /// The fields of an item.
    func fields(_ item: Item) -> [(String, JSONValue)] {
        guard case .object(let own) = item.json(today: today, soonDays: Self.soonDays, household: household) else {
            return []
        }
        return own + [
            ("stock", .integer(item.stock)), ("actions", .texts(item.actions(today: today).map(\.rawValue))),
        ]
    }
}
