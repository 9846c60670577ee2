/// What an edit makes of an item.
struct EditedItem: Equatable, Sendable {
    /// The item afterwards; nil when it is gone.
    var item: Item?
    /// The packs that part from it and become an item of their own, without an id; nil when none do.
    var parted: Item?
    /// How much was taken out, in thousandths of a pack.
    var amount: Int?
}
