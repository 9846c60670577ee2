public import FoundationEssentials
public import KeepItFreshLabels

/// A batch of one product in a household: packs of the same product, date and lot.
public struct Item: Identifiable, Equatable, Hashable, Codable, Sendable {
    /// The maximum number of packs, and of days for which an open pack is good, that a person can enter.
    package static let maximumCount = 999_999
    /// The most characters of a value that is a text, and of the notes.
    package static let maximumText = 500, maximumNotes = 10_000
    /// The maximum number of packs that an item is taken to have, whatever a file or a database says: numbers of packs
    /// are added up and counted in thousandths.
    package static let maximumTotal = 1_000_000_000

    /// The item's id; empty before it is stored.
    public var id: String
    /// The product's name; nil when unknown.
    public var name: String?
    /// The confidence in the name, 0…1; nil without a name, or when a person gave it.
    public var nameConfidence: Double?
    /// The maker's brand.
    public var brand: String?
    /// The kind of food.
    public var category: String?
    /// The product number; nil when no barcode contains one.
    public var gtin: GTIN?
    /// The number of packs: the sum of the item's purchases, at most 1,000,000,000 either way.
    public var quantity: Int {
        get { min(max(storedQuantity, -Self.maximumTotal), Self.maximumTotal) }
        set { storedQuantity = newValue }
    }
    /// The number of packs as it was given.
    private var storedQuantity: Int
    /// The content of one pack, such as `500 g`; nil when unknown.
    public var unit: String?
    /// The end of the shelf life, as precise as printed; nil when unknown.
    public var expiryDate: CivilDate?
    /// The kind of the expiry date; nil without a date.
    public var expiryKind: DateKind?
    /// The confidence in the date, 0…1; nil without a date, or when a person gave it.
    public var expiryConfidence: Double?
    /// The production date, if it is printed on the pack.
    public var productionDate: CivilDate?
    /// The lot, without the keyword before it.
    public var lot: String?
    /// When it was added to the inventory.
    public var addedDate: Date
    /// The household's notes.
    public var notes: String?
    /// Why a person should check the item; empty without a reason.
    public var needsReview: [ReviewReason]
    /// Where the household stores it; nil when unknown.
    public var place: String?
    /// How much remains in the one pack that is partly used, in thousandths of a pack; nil when every pack is full.
    public var openedPackRemainder: Int?
    /// The same exactly, in the unit in which was eaten of it; nil where the thousandths say it, and when every pack is
    /// full.
    package var exactRemainder: ExactAmount?
    /// The opening of a pack; nil when none is open.
    public var opening: Opening?
    /// The freezing of the item; nil when it never was frozen.
    public var freezing: Freezing?
    /// When it usually would expire; nil with a date, and when nothing is known.
    package var proposal: Proposal?
    /// The fields in `fieldsSetByUser`, in the order of `ItemField`; nil for none.
    private var userFields: [ItemField]?

    // Stored items have these names.
    private enum CodingKeys: String, CodingKey {
        case id, name, nameConfidence, brand, category, gtin, unit, expiryDate, expiryKind, expiryConfidence
        case storedQuantity = "quantity"
        case productionDate, lot, addedDate, notes, needsReview, place, opening, freezing
        case openedPackRemainder = "left"
        case exactRemainder = "leftExact"
        case userFields = "givenFields"
        case proposal
    }

    /// An item; unknown values can be omitted.
    public init(
        id: String = "", name: String? = nil, nameConfidence: Double? = nil, brand: String? = nil,
        category: String? = nil, gtin: GTIN? = nil, quantity: Int = 1, unit: String? = nil,
        expiryDate: CivilDate? = nil, expiryKind: DateKind? = nil, expiryConfidence: Double? = nil,
        productionDate: CivilDate? = nil, lot: String? = nil, addedDate: Date, notes: String? = nil,
        needsReview: [ReviewReason] = [], place: String? = nil, openedPackRemainder: Int? = nil,
        opening: Opening? = nil, freezing: Freezing? = nil, fieldsSetByUser: Set<ItemField> = []
    ) {
        self.id = id
        self.name = name
        self.nameConfidence = nameConfidence
        self.brand = brand
        self.category = category
        self.gtin = gtin
        storedQuantity = quantity
        self.unit = unit
        self.expiryDate = expiryDate
        self.expiryKind = expiryKind
        self.expiryConfidence = expiryConfidence
        self.productionDate = productionDate
        self.lot = lot
        self.addedDate = addedDate
        self.notes = notes
        self.needsReview = needsReview
        self.place = place
        self.openedPackRemainder = openedPackRemainder
        self.opening = opening
        self.freezing = freezing
        self.fieldsSetByUser = fieldsSetByUser
    }

    /// The fields that a person set or confirmed; no photo replaces their values.
    public var fieldsSetByUser: Set<ItemField> {
        get { Set(userFields ?? []) }
        set { userFields = newValue.isEmpty ? nil : ItemField.allCases.filter(newValue.contains) }
    }

    /// A date that nobody read or gave, but that is likely.
    package struct Proposal: Hashable, Codable, Sendable {
        package let date: CivilDate
        /// The product or the category whose usual life it is.
        package let source: String
        /// What stands behind a proposed date where the kind of a date is.
        package static let word = "proposed"

        package init(date: CivilDate, source: String) {
            self.date = date
            self.source = source
        }
    }

    /// The opening of a pack.
    public struct Opening: Hashable, Codable, Sendable {
        /// The day on which it was opened.
        public var date: CivilDate
        /// The days for which it is good after opening, by its label or the household; nil when unknown.
        public var days: Int?

        /// A pack opened on `date`.
        public init(date: CivilDate, days: Int? = nil) {
            self.date = date
            self.days = days
        }

        /// The last day of the shelf life after opening; nil when unknown.
        public var lastDay: CivilDate? {
            days.flatMap { date.adding(days: $0) }
        }
    }

    /// The freezing, and perhaps the thawing, of an item.
    public struct Freezing: Hashable, Codable, Sendable {
        /// The day on which it was frozen.
        public var date: CivilDate
        /// The days of shelf life that remained on that day; nil when it has no date.
        public var daysLeft: Int?
        /// The days for which it is good while it is frozen; nil when unknown.
        package var days: Int?
        /// The day on which it was thawed; nil while it is frozen.
        public var thawedOn: CivilDate?

        /// Packs frozen on `date`.
        public init(date: CivilDate, daysLeft: Int?, thawedOn: CivilDate? = nil) {
            self.date = date
            self.daysLeft = daysLeft
            self.thawedOn = thawedOn
        }

        /// The last day on which it is good while it is frozen; nil when unknown.
        package var lastFrozenDay: CivilDate? { days.flatMap { date.adding(days: $0) } }

        /// The last day after thawing, when the remaining days are over; nil while frozen, and without a date.
        public var lastDay: CivilDate? {
            guard let thawedOn, let daysLeft else { return nil }
            return thawedOn.adding(days: daysLeft)
        }
    }
}

extension Item {
    /// The last day on which the item is good: its expiry date, or after thawing the day on which the remaining days
    /// are over, or the end of the shelf life after opening if that is earlier. Opening never extends a date. Without
    /// an expiry date the proposed one counts, and while frozen the end of the days for which it is good frozen. Nil
    /// when none of these is known.
    public var deadline: CivilDate? {
        guard !isFrozen else { return freezing?.lastFrozenDay }
        let date = freezing?.thawedOn == nil ? expiryDate ?? proposal?.date : freezing?.lastDay
        guard let limit = opening?.lastDay else { return date }
        guard let date else { return limit }
        return limit.dayNumber < date.dayNumber ? limit : date
    }

    /// Whether it is frozen now.
    public var isFrozen: Bool { freezing.map { $0.thawedOn == nil } ?? false }

    /// Whether its deadline is not read or given, but follows from how long its product usually keeps.
    package var isDeadlineProposed: Bool { !isFrozen && proposal != nil && deadline == proposal?.date }

    /// Whether nothing says how long it is good: it has no deadline, and is not frozen.
    package var isUndated: Bool { deadline == nil && !isFrozen }

    /// Whether its use-by date has passed on the day `today`: it must not be eaten, even if it looks good.
    public func isUnsafe(today: CivilDate) -> Bool {
        guard expiryKind == .useBy, !isFrozen, let deadline else { return false }
        return today.days(until: deadline) < 0
    }

    /// Whether no pack is partly used, open, frozen or thawed, so that a further pack may join these.
    public var isAsBought: Bool {
        opening == nil && freezing == nil && openedPackRemainder == nil
    }

    /// Whether no pack is partly used or open, and all are frozen or thawed like those of `other`.
    func isAsBought(like other: Item) -> Bool {
        opening == nil && openedPackRemainder == nil && freezing == other.freezing
    }

    /// The remaining amount, in thousandths of a pack.
    public var stock: Int {
        max(0, quantity * 1000 - (openedPackRemainder.map { 1000 - min(max($0, 0), 1000) } ?? 0))
    }

    /// The value of a field as text; nil when there is none.
    public func text(of field: ItemField) -> String? {
        switch field {
        case .gtin: gtin?.digits
        case .name: name
        case .brand: brand
        case .unit: unit
        case .expiryDate: expiryDate?.description
        case .productionDate: productionDate?.description
        case .lot: lot
        case .category: category
        }
    }

    /// The fields that have a value.
    package var fieldsWithValue: Set<ItemField> { Set(ItemField.allCases.filter { text(of: $0) != nil }) }

    /// Sorts items as `ItemQuery.Order.expiry` says, those that are equal in all of that by name.
    package static func inOrderOfExpiry(_ items: [Item]) -> [Item] {
        // The keys are computed once, and indices are sorted so that no item is copied twice.
        let keys = items.map(\.dayKey)
        return items.indices.sorted { left, right in
            guard keys[left] == keys[right] else { return keys[left] < keys[right] }
            return (items[left].name ?? "", items[left].id) < (items[right].name ?? "", items[right].id)
        }.map { items[$0] }
    }

    private var dayKey: (Int, Int, Int, Date) {
        (
            deadline?.dayNumber ?? .max, expiryKind == .useBy ? 0 : 1, expiryDate.map { -1 - $0.detail } ?? 0, addedDate
        )
    }
}

extension KeyedDecodingContainer {
    /// The reasons for review, without those of earlier versions, which stored changes of an item may have.
    fileprivate func decode(_ type: [ReviewReason].Type, forKey key: Key) throws -> [ReviewReason] {
        try decode([String].self, forKey: key).filter { !ReviewReason.formerNames.contains($0) }.map { name in
            guard let reason = ReviewReason(rawValue: name) else {
                throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "an unknown reason")
            }
            return reason
        }
    }
}

extension Item {
    /// What would be nice to have, and is no reason for a look.
    package var missing: [MissingValue] {
        let isDateless = expiryDate == nil && !needsReview.contains(.noDate)
        return (name == nil ? [.name] : []) + (isDateless ? [.date] : [])
    }

    /// Whether the photo of its date is still to come: it has none, no photo shows a place of it, and its kind of food
    /// carries one.
    package var waitsForDate: Bool {
        lacksDate && !needsReview.contains(.noDate) && !(category.map(ProductCategory.carriesNoDate) ?? false)
    }
}
