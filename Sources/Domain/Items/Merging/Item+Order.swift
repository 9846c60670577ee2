import FoundationEssentials

extension Item {
    /// The order of an inventory: by the date that decides (`deadline`), those without one last; of two that end on the
    /// same day the one with the more precise date first, then in the order they were added.
    package static func expiresBefore(_ left: Item, _ right: Item) -> Bool {
        left.dayKey == right.dayKey ? left.id < right.id : left.dayKey < right.dayKey
    }

    /// The items in the order of `expiresBefore`; what each is sorted by is worked out once, and none is copied twice.
    package static func inOrderOfExpiry(_ items: [Item]) -> [Item] {
        let keys = items.map(\.dayKey)
        return items.indices.sorted { left, right in
            keys[left] == keys[right] ? items[left].id < items[right].id : keys[left] < keys[right]
        }.map { items[$0] }
    }

    private var dayKey: (Int, Int, Date) {
        (deadline?.dayNumber ?? .max, expiryDate.map { -1 - $0.detail } ?? 0, addedDate)
    }
}
