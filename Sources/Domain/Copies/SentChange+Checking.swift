import FoundationEssentials
import KeepItFreshLabels

/// Whether what a device sent can be a change of this program. What the rules of items refuse is left to them.
extension SentChange {
    /// Throws `ItemEditError.notUsable` for a change that no program of this version makes: one with numbers, times or
    /// texts that are out of all proportion, or with pictures that are none.
    package func requirePlausible() throws(ItemEditError) {
        let isPlausible =
            id.isUUID && seen.isPlausible && day.precision == .day && ValueForm.time.isBounded(at) && action.isPlausible
            && hasPlausiblePictures && hasPlausibleTexts
        guard isPlausible else { throw .notUsable }
    }

    private static let maximumPictureBytes = 300_000

    /// Whether the pictures are small JPEG files of the photos that are stored: of each its view, its date and its
    /// name, and of all together two more.
    private var hasPlausiblePictures: Bool {
        guard !pictures.isEmpty else { return true }
        guard case .save(_, let photos, _) = action, pictures.count <= 2 + 2 * photos.count else { return false }
        return pictures.allSatisfy { picture in
            photos.contains { $0.contentHash == picture.picture.photo }
                && picture.picture.place.isPlausibleId(orEmpty: true)
                && picture.bytes.count <= Self.maximumPictureBytes && picture.bytes.starts(with: [0xFF, 0xD8, 0xFF])
        }
    }

    private static let maximumTextBytes = 1 << 16

    /// Whether all texts, also those of readings, are at most so long as JSON has them, and none has a NUL. Numbers
    /// that are infinite are in no JSON.
    private var hasPlausibleTexts: Bool {
        var change = self
        change.pictures = []
        guard let json = try? JSONEncoder().encode(change) else { return false }
        let null = Array("u0000".utf8)
        var (start, isEscaped): (Int?, Bool) = (nil, false)
        for (place, byte) in json.enumerated() {
            guard let begin = start else {
                if byte == UInt8(ascii: "\"") { start = place }
                continue
            }
            if isEscaped {
                isEscaped = false
                if byte == null[0], json.dropFirst(place).starts(with: null) { return false }
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: "\"") {
                guard place - begin <= Self.maximumTextBytes else { return false }
                start = nil
            }
        }
        return true
    }
}

extension RequestedChange.Action {
    private static let maximumPhotos = 50
    /// Of what a change has without its values: ids, products, and items that were read again.
    private static let maximumListed = 10_000

    fileprivate var isPlausible: Bool {
        switch self {
        case .add(let item): item.isPlausible(isNew: true)
        case .replace(let item): item.isPlausible(isNew: false)
        case .save(let items, let photos, let earlier):
            items.count <= SentChange.maximumImported && items.allSatisfy { $0.isPlausible(isNew: true) }
                && photos.count <= Self.maximumPhotos && photos.allSatisfy(\.isPlausible)
                && earlier.isPlausibleId
        case .edit(let id, let edit, let products):
            id.isPlausibleId() && edit.isPlausible && products.count <= Self.maximumListed
        case .join(let id, let other, _): id.isPlausibleId() && other.isPlausibleId()
        case .part(let parting): parting.isPlausible
        case .notFood(let id): id.isPlausibleId()
        // Which change was the last one is known where it was made.
        case .undo(let id): id?.isPlausibleId() ?? false
        case .importItems(let source, _, let earlier):
            earlier.isPlausibleId
                && (try? source.all()).map { items in
                    items.count <= SentChange.maximumImported && items.allSatisfy { $0.isPlausible(isNew: false) }
                } ?? false
        case .complete(let products, let earlier): products.count <= Self.maximumListed && earlier.isPlausibleId
        case .settle(let items, let earlier):
            items.count <= Self.maximumListed && items.allSatisfy { $0.isPlausible(isNew: false) }
                && earlier.isPlausibleId
        case .keep(let photo): photo.isPlausible
        case .decide(_, let photos, let earlier):
            photos.count <= Self.maximumListed && photos.allSatisfy { $0.isPlausibleId() } && earlier.isPlausibleId
        case .set(let rule, _): rule.isPlausible
        case .bringBack(let lost): lost.isPlausible && lost.photos.count <= Self.maximumPhotos
        case .replaceReading(let label, let photo): label.isPlausible && photo.isPlausibleId()
        }
    }
}

extension LostChange {
    fileprivate var isPlausible: Bool {
        steps.count <= Self.maximumSteps && steps.allSatisfy(\.isPlausible)
            && Set(steps.map(\.itemId)).count == steps.count
            && amount.isWithin(0...Item.maximumTotal * 1000) && undoes.isPlausibleId && partOf.isPlausibleId
            && inbox.count <= Self.maximumSteps && inbox.allSatisfy(\.isPlausible)
            && rules.count <= Self.maximumSteps
            && rules.allSatisfy { [$0.before, $0.after].allSatisfy { $0?.isPlausible ?? true } }
            && photos.allSatisfy(\.isPlausible)
            && datePhotos.count <= Self.maximumSteps && datePhotos.allSatisfy { $0.isPlausibleId() }
    }
}

extension JournalStep {
    fileprivate var isPlausible: Bool {
        itemId.isPlausibleId() && [before, after].allSatisfy { $0?.isPlausible(isNew: false) ?? true }
            && [before, after].allSatisfy { $0.map { $0.id == itemId } ?? true }
    }
}

extension InboxStep {
    fileprivate var isPlausible: Bool {
        [before, after].allSatisfy { $0.map { $0.isPlausible && $0.contentHash == contentHash } ?? true }
    }
}

extension String {
    private static let maximumIdBytes = 200

    /// Whether it is an id that this program makes.
    fileprivate var isUUID: Bool { UUID(uuidString: self) != nil && self == lowercased() }

    /// Whether it can be an id or a content hash, also of another program; with `orEmpty` also of nothing.
    fileprivate func isPlausibleId(orEmpty: Bool = false) -> Bool {
        (orEmpty || !isEmpty) && utf8.count <= Self.maximumIdBytes && utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    }
}

extension String? {
    fileprivate var isPlausibleId: Bool { self?.isPlausibleId() ?? true }
}

extension Int? {
    fileprivate func isWithin(_ range: ClosedRange<Int>) -> Bool { map(range.contains) ?? true }
}

extension RequestedChange.Seen {
    fileprivate var isPlausible: Bool { epoch.isPlausibleId(orEmpty: true) && (0...1 << 53).contains(number) }
}

extension Item {
    /// `isNew` of one that may not have an id yet.
    fileprivate func isPlausible(isNew: Bool) -> Bool {
        id.isPlausibleId(orEmpty: isNew) && ItemValue.all.allSatisfy { $0.isBounded(in: self) }
    }
}

extension ItemEdit {
    fileprivate var isPlausible: Bool {
        switch self {
        case .fix(let fix):
            // The rules say which number of packs is too large.
            fix.aspects.allSatisfy { ItemValue.all(of: $0).contains { $0.option != nil } }
                && ItemValue.all.allSatisfy { $0 == .quantity || $0.isBounded(in: fix.values) }
                && fix.answered.count <= ReviewReason.allCases.count
                && fix.datePhoto.isPlausibleId
        case .reread(let item): item.isPlausible(isNew: true)
        default: true
        }
    }
}

extension ItemParting {
    private static let maximumPhotos = 500

    fileprivate var isPlausible: Bool {
        itemId.isPlausibleId() && photo.isPlausibleId() && taken.isPlausible(isNew: true)
            && left?.isPlausible(isNew: true) ?? true && shown.count <= Self.maximumPhotos
            && shown.allSatisfy { $0.key.isPlausibleId() && $0.value.count <= StoredPhoto.maximumShown }
    }
}

extension StoredPhoto {
    fileprivate static let maximumShown = 100

    fileprivate var isPlausible: Bool {
        contentHash.isPlausibleId() && (capture?.orientation).isWithin(1...8) && shown.count <= Self.maximumShown
            && pack?.isPlausible(isNew: true) ?? true && label?.isPlausible ?? true
            && importStart.map(ValueForm.time.isBounded) ?? true
    }
}

extension ScannedLabel {
    private static let maximumLines = 5_000, maximumBarcodes = 500

    /// Places, sizes and times are limited where they are decoded, as those that workers send.
    fileprivate var isPlausible: Bool {
        lines.count <= Self.maximumLines && barcodes.count <= Self.maximumBarcodes
            && barcodes.allSatisfy { $0.confidence.map(ValueForm.share.isBounded) ?? true }
    }
}

extension InboxPhoto {
    fileprivate var isPlausible: Bool {
        contentHash.isPlausibleId() && ValueForm.share.isBounded(confidence) && ValueForm.time.isBounded(savedAt)
            && decidedAt.map(ValueForm.time.isBounded) ?? true
    }
}

extension HouseholdRule {
    /// Whether it says what its kind says, and of a number of days or packs one that a person can give.
    fileprivate var isPlausible: Bool {
        let days = 0...UsualLife.maximumDays
        return switch kind {
        case .freezes: subject.kind == .place && life == nil && minimum == nil
        case .life:
            subject.kind != .place && life != nil && minimum == nil
                && [life?.days, life?.openedDays, life?.frozenDays].allSatisfy { $0.isWithin(days) }
        case .minimum:
            subject.kind != .place && life == nil && minimum != nil && minimum.isWithin(0...Item.maximumCount)
        }
    }
}
