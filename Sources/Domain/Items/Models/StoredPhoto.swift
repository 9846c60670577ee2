package import FoundationEssentials
public import KeepItFreshLabels

/// A photo as it is to be stored with its items.
public struct StoredPhoto: Codable, Hashable, Sendable {
    /// The content hash of the photo's file: two files with the same hash are the same photo.
    public var contentHash: String
    /// The path or name under which it was imported.
    public var name: String
    /// When and with which camera it was taken; nil when the file does not contain it.
    public var capture: PhotoCapture?
    /// The fields of the one item that it shows; empty when it shows several items.
    public var shown: [ShownField]
    /// The item that all photos of its pack showed together when they were stored; nil when it shows several products.
    public var pack: Item?
    /// What was read from it; nil when unknown.
    public var label: ScannedLabel?
    /// The order in which it prints day, month and year, if its digits show that; otherwise nil.
    package var dateOrder: DateOrder?
    /// Where its pack is from.
    package var origin = DateOrderCounts.Origin(text: "")
    /// Whether a person wants what it shows again, although all its items were deleted.
    package var addsDeleted = false
    /// When its import began; nil when unknown, and then its date completes no item of an earlier import.
    package var importStart: Date?

    /// A photo; `pack` and `label` are set later.
    public init(contentHash: String, name: String, capture: PhotoCapture? = nil, shown: [ShownField] = []) {
        self.contentHash = contentHash
        self.name = name
        self.capture = capture
        self.shown = shown
    }

    /// A field's value that a photo shows, or that was looked up by the product number in the photo.
    public struct ShownField: Codable, Hashable, Sendable {
        /// The field of the item.
        public var field: ItemField
        /// The value as text (`Item.text(of:)`).
        public var text: String
        /// The place in pixels of the upright photo; nil when unknown.
        public var box: Quad?
        /// Where the value was looked up; nil when the photo itself shows it.
        public var lookup: FoundProduct.Source?

        /// A field's value with its place, if known.
        public init(field: ItemField, text: String, box: Quad? = nil, lookup: FoundProduct.Source? = nil) {
            self.field = field
            self.text = text
            self.box = box
            self.lookup = lookup
        }
    }

    /// A value that a photo shows of an item.
    public struct ShownValue: Hashable, Sendable {
        /// The item's id.
        public let itemId: String
        /// The content hash of the photo's file.
        public let contentHash: String
        /// The field and its value, with the place if that is known.
        public let value: ShownField

        /// What a photo shows of an item.
        public init(itemId: String, contentHash: String, value: ShownField) {
            self.itemId = itemId
            self.contentHash = contentHash
            self.value = value
        }
    }
}
