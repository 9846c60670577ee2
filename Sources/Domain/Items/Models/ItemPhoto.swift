public import FoundationEssentials

/// A stored photo of an item, with what was read of it.
public struct ItemPhoto: Equatable, Hashable, Sendable {
    /// The photo's `PhotoFile.contentHash`.
    public var contentHash: String
    /// The path or name it was given by.
    public var name: String
    /// When it was stored.
    public var savedAt: Date
    /// The day on which it was taken, by the camera's clock; nil when its file told nothing.
    public var taken: CivilDate?
    /// What was read of it; nil for a photo stored before readings were kept.
    public var label: Label?

    /// A photo as the inventory remembers it.
    public init(contentHash: String, name: String, savedAt: Date, taken: CivilDate? = nil, label: Label?) {
        self.contentHash = contentHash
        self.name = name
        self.savedAt = savedAt
        self.taken = taken
        self.label = label
    }
}
