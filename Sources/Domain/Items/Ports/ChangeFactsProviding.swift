public import KeepItFreshLabels

/// What a store knows that a change depends on, all as it is in the transaction of the change. Calls throw `DataError`.
public protocol ChangeFactsProviding {
    /// The person who asks for the change.
    var userId: String { get }

    /// The household's epoch, which is another one since a backup was restored, and the number with which it began.
    func household() throws -> (epoch: String, begun: Int)

    /// The item with this id, or the one that an item with this id joined; nil when there is none.
    func item(_ id: String) throws -> Item?

    /// The items with these ids; ids without an item are left out.
    func items(withIds ids: [String]) throws -> [Item]

    /// The items of a product (`Item.productKey`).
    func items(ofProduct key: String) throws -> [Item]

    /// The items of a product with exactly this date, or with nil without a date.
    func items(ofProduct key: String, expiring date: CivilDate?) throws -> [Item]

    /// The items in stock that have no date and are not frozen, those that were added last first, at most `limit`.
    func itemsWithoutDate(limit: Int) throws -> [Item]

    /// When and with what the photos of an item were taken.
    func captures(of itemId: String) throws -> [PhotoCapture]

    /// The items that a photo shows; nil when it is not stored.
    func items(ofPhoto contentHash: String) throws -> [Item]?

    /// What photos show of an item, at most one value of each field.
    func shown(of itemId: String) throws -> [StoredPhoto.ShownValue]

    /// All that belongs to an item.
    func belongings(of itemId: String) throws -> ItemBelongings

    /// The entries of the corrections and partings of items with a product number (`JournalEntry.gtin`), the latest
    /// first.
    func corrections(of gtin: GTIN) throws -> [JournalEntry]

    /// The undone entries on an item.
    func undoneEntries(of itemId: String) throws -> [JournalEntry]

    /// The id of the last change of this person on a device that can be taken back; nil when there is none.
    func lastChange(on device: String) throws -> String?

    /// The ids of the parts of a change, its own first; empty when it is unknown.
    func parts(ofChange id: String) throws -> [String]

    /// An entry of the journal, or a part of one; nil when it is unknown.
    func entry(_ id: String) throws -> JournalEntry?

    /// The entries on an item with a number above `number` that were made on other devices than `device`, in their
    /// order.
    func entries(on itemId: String, after number: Int, notOn device: String) throws -> [JournalEntry]

    /// A photo that is or was in the inbox; nil for any other.
    func inboxPhoto(_ contentHash: String) throws -> InboxPhoto?

    /// The rules of the household, in no order.
    func rules() throws -> [HouseholdRule]
}
