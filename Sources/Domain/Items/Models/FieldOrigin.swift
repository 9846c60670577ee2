/// Which photo gave an item a value, or carried the product number by which it was looked up.
public struct FieldOrigin: Hashable, Sendable {
    /// The value.
    public var field: ItemField
    /// The photo's `PhotoFile.contentHash`.
    public var contentHash: String
    /// Where it stands, in pixels of the upright photo; nil when not known.
    public var box: Quad?
    /// Where it was looked up by the product number in the photo; nil when the photo shows it.
    public var lookup: LookupSource?

    /// The origin of a value.
    public init(field: ItemField, contentHash: String, box: Quad? = nil, lookup: LookupSource? = nil) {
        self.lookup = lookup
        self.field = field
        self.contentHash = contentHash
        self.box = box
    }
}
