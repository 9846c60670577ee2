import KeepItFreshLabels

/// A parsed photo: the third stage of an import, after `ScannedPhoto`.
struct ParsedPhoto: Sendable {
    /// The photo and what was read of it.
    let scanned: ScannedPhoto
    /// The parsed label; empty for a photo that was stored earlier.
    let parsed: ParsedLabel
    /// Where it belongs.
    let destination: Destination
    /// The time from opening the file to the parsed label.
    var duration = Duration.zero
    /// The items in stock that it calls back, where it shows a notice of a recall.
    var recalled: [Item] = []
    /// The print of its date; nil when none was read, or its place is not known.
    let print: PackPrint?

    /// Where a photo belongs.
    enum Destination: Sendable {
        /// Into stock, with its items: one, or one for each product in it.
        case stock([Item])
        /// Into the inbox, where it waits or is forgotten.
        case inbox(InboxPhoto)
        /// Nowhere, as it has nothing to keep.
        case nowhere
        /// Where it is: it is or was in the inbox.
        case stays(InboxPhoto)
        /// Where it is: it was stored with the items that it made. The pack is the one item that it showed, under the
        /// stored item's id; nil for a pack of several products, or of none that is left. The day is when the last of
        /// its items was deleted; nil when there are some, or it is not known.
        case stored([SavedItem], pack: Item?, deleted: CivilDate?)
    }

    /// A photo, of whose label nothing counts where it was stored earlier.
    init(_ scanned: ScannedPhoto, parsed: ParsedLabel = ParsedLabel(), _ destination: Destination) {
        self.destination = destination
        if case .stock = destination { print = PackPrint(scanned.label, parsed.dates) } else { print = nil }
        if case .stays(let photo) = destination {
            var label = ParsedLabel(subject: photo.subject, confidence: photo.confidence)
            label.showsManyPacks = photo.subject == .food
            (self.scanned, self.parsed) = (scanned, label)
        } else if parsed.isPrivate {
            // Of a person's papers, nothing that was read goes any further.
            self.scanned = scanned.withoutReading
            self.parsed = ParsedLabel(
                subject: parsed.subject, other: parsed.otherSubject, confidence: parsed.subjectConfidence)
        } else {
            (self.scanned, self.parsed) = (scanned, parsed)
        }
    }

    /// The items that it makes, or the one of the pack that it showed.
    var items: [Item] {
        switch destination {
        case .stock(let items): items
        case .stored(_, let pack, _): pack.map { [$0] } ?? []
        case .inbox, .nowhere, .stays: []
        }
    }

    /// Its place among the photos given.
    var index: Int { scanned.index }

    /// Whether it was stored earlier.
    var isKnown: Bool {
        switch destination {
        case .stays, .stored: true
        case .stock, .inbox, .nowhere: false
        }
    }

    /// The photo's result when nothing is stored, or when it was stored earlier.
    var result: PhotoResult {
        var result = PhotoResult(
            file: scanned.name, status: status, capture: scanned.capture, contentHash: scanned.contentHash,
            label: scanned.label, parsed: parsed, duration: duration)
        if case .stored(let items, _, let deleted) = destination { (result.items, result.deleted) = (items, deleted) }
        result.written = scanned.written
        result.isCutOff = scanned.isCutOff
        result.recalled = recalled
        return result
    }

    private var status: PhotoResult.Status {
        switch destination {
        case .stored: .known
        case .stays(let photo): photo.decision == nil ? .inbox : .known
        case .inbox, .stock: .read
        case .nowhere: parsed.hasContent || !scanned.label.barcodes.isEmpty ? .read : .nothing
        }
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
}
