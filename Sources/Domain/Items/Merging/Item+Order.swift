import FoundationEssentials

extension Item {
    /// The items in the order of an inventory: by the date that decides (`deadline`), those without one last; of two that
    /// end on the same day the one with the more precise date first, then in the order they were added; those added in one
    /// moment by name.
    package static func inOrderOfExpiry(_ items: [Item]) -> [Item] {
        // What each is sorted by is worked out once, and none is copied twice.
        let keys = items.map(\.dayKey)
        return items.indices.sorted { left, right in
            guard keys[left] == keys[right] else { return keys[left] < keys[right] }
            return (items[left].name ?? "", items[left].id) < (items[right].name ?? "", items[right].id)
        }.map { items[$0] }
    }

    private var dayKey: (Int, Int, Date) {
        (deadline?.dayNumber ?? .max, expiryDate.map { -1 - $0.detail } ?? 0, addedDate)
    }
}
