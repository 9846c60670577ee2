package import KeepItFreshLabels

/// Everything that a store has to write for a change, or for one part of a large one, in the order of the properties.
package struct ChangeEffect: Sendable {
    /// The steps of the items, in their order: each item is created, replaced or deleted with all that belongs to it.
    package var steps: [JournalStep] = []
    /// The packs that come or go; of a row that is restored, with its earlier id.
    package var purchases: [Purchase] = []
    /// The items that other ids joined, by these ids.
    package var joined: [String: String] = [:]
    /// The photos to store that are new.
    package var photos: [StoredPhoto] = []
    /// The items that photos show; those that are stored already stay.
    package var links: [PhotoLink] = []
    /// The values that photos show of items, each in place of an earlier one of the same field.
    package var shown: [StoredPhoto.ShownValue] = []
    /// The photos to forget.
    package var forgottenPhotos: [String] = []
    /// The photos whose reading is not kept any longer for a later scan.
    package var finishedReadings: [String] = []
    /// The readings of stored photos to replace, by the photos; nil removes what was read.
    package var readings: [String: ScannedLabel?] = [:]
    /// The item of which everything that was read is removed from the journal, from `entry` too.
    package var forgottenItem: String?
    /// The photo to store in the inbox, in place of an earlier one with the same content.
    package var inbox: InboxPhoto?
    /// The entry, or the part of one, that is taken back by `entry`.
    package var undone: JournalEntry?
    /// The entry to record; nil for a change that the journal does not show.
    package var entry: JournalEntry?

    /// What the outcome says of added and saved items.
    package var items: [SavedItem] = []
    /// What the outcome says of imported items.
    package var imported: [ItemChange] = []

    package init() {}

    /// Whether there is anything to store.
    package var isEmpty: Bool { entry == nil && inbox == nil && readings.isEmpty }

    /// A photo that shows an item.
    package struct PhotoLink: Hashable, Sendable {
        package let contentHash: String
        package let itemId: String
    }
}
