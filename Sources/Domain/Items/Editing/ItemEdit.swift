/// What a person, or with `reread` today's parser, does to an item.
public enum ItemEdit: Equatable, Sendable {
    /// Gives it other values.
    case fix(ItemFix)
    /// Gives it the name, date and lot that today's parser reads where no person gave any.
    case reread(Item)
    /// Takes out what was eaten.
    case eat(PackAmount)
    /// Takes out what was thrown away.
    case waste(PackAmount)
    /// Opens a pack, which then keeps so many days; nil when nobody knows.
    case open(days: Int?)
    /// Freezes so many packs; nil for all.
    case freeze(packs: Int?)
    /// Thaws so many packs; nil for all.
    case thaw(packs: Int?)
    /// Puts so many packs, or with nil all, in another place; nil for none.
    case move(to: String?, packs: Int?)
    /// Takes it out of the inventory, as if it had never been in it.
    case delete

    /// What the journal calls it.
    public var action: JournalAction {
        switch self {
        case .fix: .fixed
        case .reread: .reread
        case .eat: .eaten
        case .waste: .wasted
        case .open: .opened
        case .freeze: .frozen
        case .thaw: .thawed
        case .move: .moved
        case .delete: .deleted
        }
    }
}
