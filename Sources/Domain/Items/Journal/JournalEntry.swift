public import FoundationEssentials

/// One change of the inventory, done as a whole by one member.
public struct JournalEntry: Identifiable, Equatable, Hashable, Sendable {
    /// Its number: later ones are higher.
    public var id: Int
    /// Who did it; nil when that account is gone.
    public var userId: String?
    /// The member's name, where there is one.
    public var userName: String?
    /// When.
    public var date: Date
    /// The civil day on which it counts.
    public var day: CivilDate
    /// What was done.
    public var action: JournalAction
    /// What was taken out, in thousandths of a pack; nil for what takes nothing out.
    public var amount: Int?
    /// What it did to each item.
    public var steps: [JournalStep]
    /// The photos that a scan stored, by their content hashes.
    public var photos: [String]
    /// The order of dates that a person gave for the product.
    public var dateOrder: DateOrder?
    /// True when it was undone.
    public var isUndone: Bool

    /// A change that is being done.
    public init(
        id: Int = 0, userId: String?, userName: String? = nil, date: Date, day: CivilDate, action: JournalAction,
        amount: Int? = nil, steps: [JournalStep], photos: [String] = [], dateOrder: DateOrder? = nil,
        isUndone: Bool = false
    ) {
        self.id = id
        self.userId = userId
        self.userName = userName
        self.date = date
        self.day = day
        self.action = action
        self.amount = amount
        self.steps = steps
        self.photos = photos
        self.dateOrder = dateOrder
        self.isUndone = isUndone
    }

    /// The product whose labels it tells something of; nil when its number is not known.
    package var gtin: GTIN? { steps.lazy.compactMap { ($0.after ?? $0.before)?.gtin }.first }

    /// The item it is about, as it became or, when it went, as it was.
    public var item: Item? { steps.first.flatMap { $0.after ?? $0.before } }
}
