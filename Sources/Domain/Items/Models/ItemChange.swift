/// What storing did to the inventory.
public enum ItemChange: String, Codable, Hashable, Sendable {
    /// A new item was created.
    case created
    /// An item got better or more values; no pack was added.
    case updated
    /// A pack was added to an existing item.
    case merged
    /// Nothing changed.
    case unchanged
}
