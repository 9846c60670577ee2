/// Which photo gave an item a value.
public struct FieldOrigin: Hashable, Sendable {
    /// The value.
    public var field: ItemField
    /// The photo's `PhotoFile.contentHash`.
    public var contentHash: String
    /// Where it stands, in pixels of the upright photo; nil when not known.
    public var box: Quad?

    /// The origin of a value.
    public init(field: ItemField, contentHash: String, box: Quad? = nil) {
        self.field = field
        self.contentHash = contentHash
        self.box = box
    }
}
