/// How packs stand: as bought, open, frozen or thawed, and what that does to their date.
extension Item {
    /// No more packs, nor days that one keeps, are taken from anybody.
    package static let countLimit = 999_999

    /// The date that decides now: nil while frozen; after thawing the day with the remaining days of before; and the
    /// end of the opened shelf life where that comes first. Opening never extends a date.
    public var deadline: CivilDate? {
        guard !isFrozen else { return nil }
        let date = freezing?.thawedOn == nil ? expiryDate : freezing?.lastDay
        guard let limit = opening?.lastDay else { return date }
        guard let date else { return limit }
        return limit.dayNumber < date.dayNumber ? limit : date
    }

    /// True while it is frozen.
    public var isFrozen: Bool { freezing.map { $0.thawedOn == nil } ?? false }

    /// True when its use by has passed on the day `today`: it must not be eaten, whatever it looks like.
    public func isUnsafe(today: CivilDate) -> Bool {
        guard expiryKind == .useBy, let deadline else { return false }
        return today.days(until: deadline) < 0
    }

    /// True when no pack is open, begun, frozen or thawed: a further pack may join these.
    public var isAsBought: Bool {
        opening == nil && freezing == nil && left == nil
    }

    /// What there is, in thousandths of a pack.
    public var stock: Int {
        max(0, quantity * 1000 - (left.map { 1000 - $0 } ?? 0))
    }

    /// The values that a person gave or confirmed, which no photo replaces.
    public var given: Set<ItemField> {
        get { Set(givenFields ?? []) }
        set { givenFields = newValue.isEmpty ? nil : ItemField.allCases.filter(newValue.contains) }
    }
}
