public import FoundationEssentials

/// Packs that came into the inventory at one time. An item's quantity is the sum of its purchases.
public struct Purchase: Identifiable, Equatable, Hashable, Codable, Sendable {
    /// The purchase's id; empty before it is stored.
    public var id: String
    /// The item it belongs to.
    public var itemId: String
    /// How many packs.
    public var quantity: Int
    /// When.
    public var purchasedAt: Date
    /// What one pack holds; nil when unknown.
    public var unit: String?

    /// A purchase of an item.
    public init(id: String = "", itemId: String, quantity: Int, purchasedAt: Date, unit: String? = nil) {
        self.id = id
        self.itemId = itemId
        self.quantity = quantity
        self.purchasedAt = purchasedAt
        self.unit = unit
    }
}
