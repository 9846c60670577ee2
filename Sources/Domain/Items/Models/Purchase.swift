public import FoundationEssentials

/// Packs that were added to the inventory at one time. An item's quantity is the sum of its purchases.
public struct Purchase: Identifiable, Equatable, Hashable, Codable, Sendable {
    /// The purchase's id; empty before it is stored.
    public var id: String
    /// The item to which it belongs.
    public var itemId: String
    /// The number of packs.
    public var quantity: Int
    /// When the packs were added.
    public var purchasedAt: Date
    /// The content of one pack; nil when unknown.
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
