extension Item {
    /// The order of an inventory: by expiry date, those without one last; equal dates in the order they were added.
    package static func expiresBefore(_ left: Item, _ right: Item) -> Bool {
        guard left.expiryDate != right.expiryDate else {
            return (left.addedDate, left.id) < (right.addedDate, right.id)
        }
        guard let leftDate = left.expiryDate else { return false }
        guard let rightDate = right.expiryDate else { return true }
        return leftDate < rightDate
    }
}
