import FoundationEssentials

extension Item {
    /// The items in the order of an inventory: by the date that decides (`deadline`), those without one last; of two that
    /// end on the same day the one with the more precise date first, then in the order they were added.
    package static func inOrderOfExpiry(_ items: [Item]) -> [Item] {
        // What each is sorted by is worked out once, and none is copied twice.
        let keys = items.map(\.dayKey)
        return items.indices.sorted { left, right in
            keys[left] == keys[right] ? items[left].id < items[right].id : keys[left] < keys[right]
        }.map { items[$0] }
    }

    private var dayKey: (Int, Int, Date) {
        (deadline?.dayNumber ?? .max, expiryDate.map { -1 - $0.detail } ?? 0, addedDate)
    }
}
