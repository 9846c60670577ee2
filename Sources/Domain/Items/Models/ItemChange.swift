/// What storing a scan did to the inventory.
public enum ItemChange: String, Codable, Hashable, Sendable {
    /// A new item.
    case created
    /// An item got better or more values; no pack was added.
    case updated
    /// A pack was added to an item that was there.
    case merged
    /// Nothing.
    case unchanged
}
