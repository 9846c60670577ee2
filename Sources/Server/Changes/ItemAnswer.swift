import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation

/// How the API shows items: the contract's object of `list`, with what is left and what can be done.
struct ItemAnswer: Sendable {
    static let soonDays = ExpiryStatus.defaultSoonDays
    private let household: String
    private let today: CivilDate
    private let pictures: [String: PhotoPicture]

    /// An answer that shows `items` of a household. Throws `DataError`.
    init(_ items: [Item], of inventory: Inventory, today: CivilDate, _ pictures: HouseholdPictures) async throws {
        let context = inventory.context
        (household, self.today) = (context.householdName, today)
        self.pictures = try await pictures.best(of: items, in: context.householdId, by: context.userId)
    }

    /// The object of one of the items.
    func json(_ item: Item) -> JSONValue {
        .object(fields(item))
    }

    /// The fields of an item.
    func fields(_ item: Item) -> [(String, JSONValue)] {
        guard case .object(let own) = item.json(today: today, soonDays: Self.soonDays, household: household) else {
            return []
        }
        return own + [
            ("picture", pictures[item.id]?.json ?? .null), ("stock", .integer(item.stock)),
            ("actions", .texts(item.actions(today: today).map(\.rawValue))),
        ]
    }
}
