/// A value as a photo shows it, or as its product number led to it.
public struct ShownField: Hashable, Sendable {
    /// Which value of an item it is.
    public var field: ItemField
    /// The value as text (`Item.text(of:)`).
    public var text: String
    /// Where it stands, in pixels of the upright photo; nil when not known.
    public var box: Quad?
    /// Where it was looked up by the product number in the photo; nil when the photo shows it.
    public var lookup: LookupSource?

    /// A value and, where known, its place.
    public init(field: ItemField, text: String, box: Quad? = nil, lookup: LookupSource? = nil) {
        self.lookup = lookup
        self.field = field
        self.text = text
        self.box = box
    }
}
