/// A photo with all that was read from it and what became of it.
public struct PhotoResult: Equatable, Sendable {
    /// The path or name as given.
    public var file: String
    /// What became of it.
    public var status: PhotoStatus
    /// When and with what it was taken; nil when it could not be opened or does not tell.
    public var capture: PhotoCapture?
    /// The digest of its file; nil when that could not be read.
    public var contentHash: String?
    /// The place, among the photos given, of the first one of the pack it shows; nil when nothing was read.
    public var pack: Int?
    /// What was read; empty when the photo is known or could not be read.
    public var label: Label
    /// What it means.
    public var parsed: ParsedLabel
    /// The items it made or changed, or made earlier when it is known; empty when nothing was stored.
    public var items: [SavedItem]
    /// The time it took.
    public var duration: Duration
    /// Why it failed; nil unless it did.
    public var error: PhotoError?

    /// A photo's result.
    public init(
        file: String, status: PhotoStatus, capture: PhotoCapture? = nil, contentHash: String? = nil,
        label: Label = Label(), parsed: ParsedLabel = ParsedLabel(), items: [SavedItem] = [],
        duration: Duration = .zero,
        error: PhotoError? = nil
    ) {
        self.file = file
        self.status = status
        self.capture = capture
        self.contentHash = contentHash
        self.label = label
        self.parsed = parsed
        self.items = items
        self.duration = duration
        self.error = error
    }

    /// A photo that could not be read.
    public init(file: String, error: ScanError) {
        self.init(file: file, status: .failed, error: .scan(error))
    }

    /// True when it shows neither a barcode nor anything to keep.
    var isEmpty: Bool {
        !parsed.hasContent && label.barcodes.isEmpty
    }

    /// What a person should look at, of the reading and of the items, each reason once.
    public var needsReview: [ReviewReason] {
        let reasons = Set(parsed.needsReview + items.flatMap(\.item.needsReview))
        return ReviewReason.allCases.filter(reasons.contains)
    }
}
