import KeepItFreshLabels

/// A parsed photo: the third stage of an import, after `ScannedPhoto`.
struct ParsedPhoto: Sendable {
    /// The photo and what was read of it.
    let scanned: ScannedPhoto
    /// The parsed label; empty for a photo that was stored earlier.
    let parsed: ParsedLabel
    /// The items that it makes: one, or one for each product in it. Of a photo that was stored earlier the one item
    /// that its pack showed, under the stored item's id.
    let items: [Item]
    /// The items that it made at an earlier import; nil for a new photo.
    let storedItems: [SavedItem]?
    /// When the last of the items that it made was deleted; nil when there are some, or it is not known.
    let deleted: CivilDate?
    /// The time from opening the file to the parsed label.
    let duration: Duration
    /// The photo in the inbox: of a new one as it is to be kept there; nil for a photo that belongs in stock.
    let inbox: InboxPhoto?

    /// A new photo and its meaning. With `inbox` it does not belong in stock.
    init(
        _ scanned: ScannedPhoto, parsed: ParsedLabel, items: [Item], duration: Duration = .zero,
        inbox: InboxPhoto? = nil
    ) {
        // Of a person's papers, nothing that was read goes any further.
        self.scanned = parsed.isPrivate ? scanned.withoutReading : scanned
        self.parsed =
            parsed.isPrivate
            ? ParsedLabel(
                subject: parsed.subject, other: parsed.otherSubject, confidence: parsed.subjectConfidence) : parsed
        self.items = parsed.isPrivate || inbox != nil ? [] : items
        print = self.items.isEmpty ? nil : PackPrint(scanned.label, parsed.dates)
        storedItems = nil
        deleted = nil
        self.duration = duration
        self.inbox = inbox
    }

    /// A photo that is or was in the inbox.
    init(_ scanned: ScannedPhoto, known inbox: InboxPhoto) {
        self.scanned = scanned
        var parsed = ParsedLabel(subject: inbox.subject, confidence: inbox.confidence)
        parsed.showsManyPacks = inbox.subject == .food
        self.parsed = parsed
        items = []
        print = nil
        storedItems = []
        deleted = nil
        duration = .zero
        self.inbox = inbox
    }

    /// A photo that was stored earlier, with the items that it made and what its pack showed; nil for a pack of several
    /// products, or of none that is left since `deleted`.
    init(_ scanned: ScannedPhoto, storedItems: [SavedItem], pack: Item?, deleted: CivilDate? = nil) {
        self.scanned = scanned
        parsed = ParsedLabel()
        print = nil
        items = pack.map { [$0] } ?? []
        self.storedItems = storedItems
        self.deleted = deleted
        duration = .zero
        inbox = nil
    }

    /// The items in stock that it calls back, where it shows a notice of a recall.
    var recalled: [Item] = []

    /// The print of its date; nil when none was read, or its place is not known.
    let print: PackPrint?

    /// Its place among the photos given.
    var index: Int { scanned.index }

    /// True when it was stored earlier.
    var isKnown: Bool { storedItems != nil }

    /// The photo's result when nothing is stored, or when it was stored earlier.
    var result: PhotoResult {
        var result = PhotoResult(
            file: scanned.name, status: status, capture: scanned.capture, contentHash: scanned.contentHash,
            label: scanned.label, parsed: parsed, items: storedItems ?? [],
            duration: duration)
        result.written = scanned.written
        result.isCutOff = scanned.isCutOff
        result.deleted = deleted
        result.recalled = recalled
        return result
    }

    private var status: PhotoResult.Status {
        if isKnown { return inbox.map { $0.decision == nil ? .inbox : .known } ?? .known }
        return isEmpty && inbox == nil ? .nothing : .read
    }

    /// The photo as it is stored with its items.
    var stored: StoredPhoto {
        var stored = StoredPhoto(
            contentHash: scanned.contentHash, name: scanned.name, capture: scanned.capture,
            shown: isKnown || items.count != 1 ? [] : parsed.shownFields(of: items[0], in: scanned.label))
        if !isKnown {
            let label = scanned.label
            stored.label = ScannedLabel(
                barcodes: label.barcodes, lines: label.lines, fingerprint: nil, colors: label.colors, size: label.size,
                timings: [])
            (stored.dateOrder, stored.origin) = (parsed.dates.printedOrder, parsed.dates.origin)
        }
        return stored
    }

    /// True when it shows neither a barcode nor anything to keep.
    private var isEmpty: Bool {
        !parsed.hasContent && scanned.label.barcodes.isEmpty
    }
}
