import FoundationEssentials

extension Item {
    /// The order of an inventory: by the date that decides (`deadline`), those without one last; of two that end on the
    /// same day the one with the more precise date first, then in the order they were added.
    package static func expiresBefore(_ left: Item, _ right: Item) -> Bool {
        left.orderKey < right.orderKey
    }

    private var orderKey: (Int, Int, Date, String) {
        (deadline?.dayNumber ?? .max, -(expiryDate?.description.utf8.count ?? 0), addedDate, id)
    }
}
