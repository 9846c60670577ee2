/// A photo as the inventory remembers it.
public struct StoredPhoto: Hashable, Sendable {
    /// What its file holds (`PhotoFile.contentHash`): a photo with the same one is the same photo.
    public var contentHash: String
    /// The path or name it was given by.
    public var name: String
    /// When and with what it was taken; nil when its file does not tell.
    public var capture: PhotoCapture?
    /// What it shows of the one item in it; empty when it shows several.
    public var shown: [ShownField]
    /// What the photos of its pack showed together when they were stored; nil when it shows several products.
    public var pack: Item?
    /// What was read of it; nil when that is not known.
    public var label: Label?

    /// A photo's content, name and, where its file tells, taking, and what it shows.
    public init(contentHash: String, name: String, capture: PhotoCapture? = nil, shown: [ShownField] = []) {
        self.shown = shown
        self.contentHash = contentHash
        self.name = name
        self.capture = capture
    }
}
