public import KeepItFreshLabels

/// What one photo shows: `try await PhotoScanner().label(of: .file("milk.jpg"))`.
public struct PhotoLabel: Sendable {
    /// The meaning: the product, its number, the dates and the lot, and why a person should check them.
    public let parsed: ParsedLabel
    /// What was read: the barcodes, and the lines of text with their places.
    public let reading: ScannedLabel
    /// Which readers of text were used, and which are not there.
    public let readers: Readers

    /// The product; nil when neither name, brand nor quantity was read.
    public var product: ParsedProduct? { parsed.product }
    /// The dates and the lot; `dates.expiry` is the one date that counts, nil where none is certain enough.
    public var dates: ParsedDates { parsed.dates }
    /// Why a person should check the label; empty where the dates are sure.
    public var needsReview: [ReviewReason] { parsed.needsReview }

    /// The readers of text of a scanner.
    public struct Readers: Equatable, Sendable {
        /// Those that read the photo. Each is used where it is best, so one that is there may not have been needed.
        public let used: Set<OCREngine>
        /// Those that were to read it, and are not installed or damaged; fewer dates and names are read without them.
        /// `kif-scan doctor` says how to install them.
        public let missing: Set<OCREngine>
    }
}

extension Set<OCREngine> {
    /// All readers of text.
    public static var all: Set<OCREngine> { Set(OCREngine.allCases) }
}
