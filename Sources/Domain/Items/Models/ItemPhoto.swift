public import FoundationEssentials
public import KeepItFreshLabels

/// A stored photo of an item, with what was read from it.
public struct ItemPhoto: Equatable, Hashable, Sendable {
    /// The content hash of the photo's file: two files with the same hash are the same photo.
    public var contentHash: String
    /// The path or name under which it was imported; empty once what it showed is forgotten.
    public var name: String
    /// When it was stored.
    public var savedAt: Date
    /// The day on which it was taken, by the camera's clock; nil when the file does not contain it.
    public var taken: CivilDate?
    /// What was read from it; nil for a photo that was stored before readings were.
    public var label: ScannedLabel?

    /// A stored photo.
    public init(contentHash: String, name: String, savedAt: Date, taken: CivilDate? = nil, label: ScannedLabel?) {
        self.contentHash = contentHash
        self.name = name
        self.savedAt = savedAt
        self.taken = taken
        self.label = label
    }

    /// The day on which it was taken, by the camera's clock or its name; nil when neither shows it.
    package var day: PhotoDay? { PhotoDay(capture: taken, fileName: name, today: savedDay) }

    /// The civil day in UTC on which it was stored.
    package var savedDay: CivilDate { savedAt.civilDay }
}

extension Date {
    /// The civil day in UTC.
    package var civilDay: CivilDate {
        CivilDate(clampedDayNumber: Int(clamping: (timeIntervalSince1970 / 86_400).rounded(.down)))
    }
}
