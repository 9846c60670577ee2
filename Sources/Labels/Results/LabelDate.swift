/// A date read from a pack.
public struct LabelDate: Hashable, Sendable {
    /// Whether a date can be used without asking.
    public enum Certainty: String, Codable, Hashable, Sendable, CaseIterable {
        /// It can be saved without asking: of a hundred such dates at most one is wrong.
        case sure
        /// The date is likely, but a person should confirm it.
        case suggested
    }

    public var kind: DateKind
    /// The date, as precise as it is printed.
    public var date: CivilDate
    /// The words and digits from which the date was read, as printed.
    public var text: String
    /// Whether the date was printed or encoded in a barcode.
    public var source: ValueSource
    /// How often such dates are right, 0…1: of the dates with 0.9, nine in ten are right. It is the product of
    /// `digitsConfidence` and `meaningConfidence`.
    public var confidence: Double
    /// How sure its digits are, 0…1; 1 for plain text and for a barcode's date.
    package var digitsConfidence = 1.0
    /// How sure it is that they mean this date, if they are read rightly, 0…1: what the words, the other dates and all
    /// that stands beside it say.
    package var meaningConfidence: Double
    /// Whether both are enough to save the date without asking, if it has one meaning.
    package var isSure: Bool
    /// The place in the photo; nil for plain text.
    public var box: Quad?
    /// Other dates that the same print can mean, likeliest first; empty without a doubt.
    public var alternatives: [CivilDate]
    /// The confidence in each of `alternatives`.
    package var alternativeConfidences: [Double] = []
    /// Whether the digits are read without a doubt, even if they can mean several dates.
    package var isClearlyRead = false
    /// Whether the pack does not print the year, so that it was derived from the day of the photo, or from today's.
    public var yearInferred: Bool
    /// The engines that read the date's lines; empty for plain text and for a barcode's date.
    public var readers: Set<OCREngine>

    /// What decided that it is the expiry, or the production, what weighed most first; empty for a barcode's date.
    public var reasons: [DateReason] = []

    /// Whether the print can mean more than one date.
    public var isAmbiguous: Bool { !alternatives.isEmpty }

    /// Whether the date may be misread, or may not be the expiry: its digits or its meaning are not sure, and not only
    /// because its digits can mean several dates.
    public var isUnsure: Bool { !isSure && !(isAmbiguous && isClearlyRead) }

    /// Whether the date can be saved without asking: its digits and its meaning are sure, and it has one meaning.
    public var certainty: Certainty { isAmbiguous || !isSure ? .suggested : .sure }

    /// The minimum confidence of a barcode's date that is sure.
    private static let minimumToBeSure = 0.99

    public init(
        kind: DateKind, date: CivilDate, text: String, source: ValueSource = .label, confidence: Double,
        box: Quad? = nil, alternatives: [CivilDate] = [], yearInferred: Bool = false, readers: Set<OCREngine> = []
    ) {
        self.kind = kind
        self.date = date
        self.text = text
        self.source = source
        self.confidence = confidence
        meaningConfidence = confidence
        isSure = confidence >= Self.minimumToBeSure
        self.box = box
        self.alternatives = alternatives
        self.yearInferred = yearInferred
        self.readers = readers
    }
}
