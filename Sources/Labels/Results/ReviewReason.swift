/// Why a person should check what was read.
public enum ReviewReason: String, Codable, Hashable, Sendable, CaseIterable {
    /// The printed date can be read in more than one order.
    case ambiguousDate
    /// The reading may be wrong.
    case lowConfidence
    /// Two sources disagree on the date.
    case conflictingDates
    /// No expiry date was found.
    case noDate
    /// The photo may show another item.
    case possibleMerge
    /// A barcode may be misread, and is not used.
    case doubtfulBarcode

    /// What earlier versions stored as a reason, and is none any more.
    package static let formerNames: Set<String> = ["noName"]
}
