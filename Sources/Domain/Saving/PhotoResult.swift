public import KeepItFreshLabels

/// The result of one photo of an import: what was read, what that means, and the items it made.
public struct PhotoResult: Equatable, Sendable {
    /// The path or name as it was given.
    public var file: String
    public var status: Status
    /// When and with which camera it was taken; nil when the file cannot be opened or does not say.
    public var capture: PhotoCapture?
    /// The file's modification time in milliseconds since 1970; nil when that may be only the time at which it was
    /// copied.
    package var written: Int?
    /// Whether its file lacks its end, and perhaps what the last rows of the picture show.
    package var isCutOff = false
    /// When the last of the items that it made was deleted; nil when there are some, or it is not known.
    package var deleted: CivilDate?
    /// The items in stock that the photo calls back, where it shows a notice of a recall.
    package var recalled: [Item] = []
    /// The photo of the same pack with the same content before it; nil for none.
    package var copyOf: String?
    /// The digest of its file (BLAKE2b-256 in hexadecimal); nil when the file could not be read.
    public var contentHash: String?
    /// The index, among the photos given, of the first photo of its pack; nil when nothing was read.
    public var pack: Int?
    /// What was read; empty when the photo was imported before or could not be read.
    public var label: ScannedLabel
    /// The meaning of `label`.
    public var parsed: ParsedLabel
    /// The items that the photo created or changed, or those of its earlier import; empty when nothing was stored.
    public var items: [SavedItem]
    /// The time from opening the file to its parsed label.
    public var duration: Duration
    /// The reason when `status` is `failed`; otherwise nil.
    public var error: PhotoError?

    public init(
        file: String, status: Status, capture: PhotoCapture? = nil, contentHash: String? = nil,
        label: ScannedLabel = ScannedLabel(), parsed: ParsedLabel = ParsedLabel(), items: [SavedItem] = [],
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

    /// The result of a photo that could not be read.
    public init(file: String, error: ScanError) {
        self.init(file: file, status: .failed, error: .scan(error))
    }

    /// Whether it shows something that goes to no stock, as medicine by the inbox: its date needs no look yet.
    private var isOutOfStock: Bool {
        items.isEmpty && (status == .inbox || !parsed.isForStock && parsed.subject?.isGoods != true)
    }

    /// What the items of the photo lack, or what was read of it when nothing is stored; no reason for a look.
    package var missing: [MissingValue] {
        if isOutOfStock { return [] }
        guard items.isEmpty else { return items.map(\.item.missing).first { !$0.isEmpty } ?? [] }
        let packs = parsed.parts.isEmpty ? [parsed] : parsed.parts
        return parsed.hasContent && packs.contains { $0.product?.name == nil } ? [.name] : []
    }

    /// Why a person should check the reading or the items, each reason once.
    public var needsReview: [ReviewReason] {
        if isOutOfStock { return [] }
        let reasons = Set(parsed.needsReview + items.flatMap(\.item.needsReview))
        return ReviewReason.allCases.filter(reasons.contains)
    }
}

extension PhotoResult {
    /// What was read, to be saved in a file; `index` is the photo's place among those given. Without times of stages.
    package func reading(at index: Int) -> PhotoReading {
        var label = label
        label.timings = []
        return PhotoReading(file: file, index: index, capture: capture, written: written, label: label)
    }
}

extension PhotoResult {
    /// The outcome of importing a photo.
    public enum Status: String, Codable, Equatable, Sendable {
        /// An item was created or updated.
        case saved
        /// Something was read and nothing was stored: in a dry run, or because it is not a product, date or name.
        case read
        /// This very photo was imported before; nothing changed.
        case known
        /// Something was read that may not belong in stock; it is in the inbox until a person decides.
        case inbox
        /// No barcode, date or name was found.
        case nothing
        /// It could not be read or stored.
        case failed
    }
}
