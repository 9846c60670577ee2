public import KeepItFreshLabels

/// Everything that a store has to write for a change, or for one part of a large one, in the order of the properties.
public struct ChangeEffect: Sendable {
    /// The steps of the items, in their order: each item is created, replaced or deleted with all that belongs to it.
    public var steps: [JournalStep] = []
    /// The packs that come or go; of a row that is restored, with its earlier id.
    public var purchases: [Purchase] = []
    /// The items that other ids joined, by these ids. An id joins none any more once an item with it is created.
    public var joined: [String: String] = [:]
    /// The photos to store that are new.
    public var photos: [StoredPhoto] = []
    /// The photos that do not show an item any more, with what they showed of it.
    public var unlinks: [PhotoLink] = []
    /// The items that photos show; those that are stored already stay.
    public var links: [PhotoLink] = []
    /// The values that photos show of items, each in place of an earlier one of the same field.
    public var shown: [StoredPhoto.ShownValue] = []
    /// The photos to forget.
    public var forgottenPhotos: [String] = []
    /// The photos whose reading is not kept any longer for a later scan.
    public var finishedReadings: [String] = []
    /// The readings of stored photos to replace, by the photos; nil removes what was read, with what the pack showed
    /// and the path of the file, also from what the journal has of the photo in the inbox, in `entry` too.
    public var readings: [String: ScannedLabel?] = [:]
    /// The orders of day, month and year that persons' dates show, by the photos; nil takes it back.
    package var dateOrders: [String: DateOrder?] = [:]
    /// The ids of items of which everything that was read is removed from the journal, from `entry` too.
    public var forgottenItems: [String] = []
    /// The photos to store in the inbox, each in place of an earlier one with the same content, and those to take out.
    package var inbox: [InboxStep] = []
    /// The rules of the household that are set or go.
    package var rules: [HouseholdRule.Step] = []
    /// The entry, or the part of one, that is taken back by `entry`.
    public var undone: JournalEntry?
    /// The entry to record; nil for a change that the journal does not show.
    public var entry: JournalEntry?

    /// What the outcome says of added and saved items.
    public var items: [SavedItem] = []
    /// What the outcome says of imported items.
    public var imported: [ItemChange] = []

    package init() {}

    /// Whether there is anything to store.
    public var isEmpty: Bool { entry == nil && inbox.isEmpty && readings.isEmpty }

    /// A photo that shows an item.
    public struct PhotoLink: Hashable, Sendable {
        /// The content hash of the photo's file.
        public let contentHash: String
        /// The item's id.
        public let itemId: String
    }
}
