/// A date read from a pack.
public struct LabelDate: Hashable, Codable, Sendable {
    /// What the date says.
    public var kind: DateKind
    /// The date, as precise as it is printed.
    public var date: CivilDate
    /// The words and digits it was read from, as printed.
    public var text: String
    /// Whether the print or a barcode gave it.
    public var source: ValueSource
    /// 0…1, calibrated: of the dates given with 0.9, nine in ten are right.
    public var confidence: Double
    /// Where it stands in the photo; nil for plain text.
    public var box: Quad?
    /// Other dates that the same print can mean, likeliest first; empty when there is no doubt.
    public var alternatives: [CivilDate]
    /// True when the pack prints no year and it was taken from today's date.
    public var yearInferred: Bool
    /// Who read the line it stands in, or of several lines all who did; nil for a barcode's date and for plain text.
    public var reader: TextReader?

    /// True when the print can mean more than one date.
    public var isAmbiguous: Bool { !alternatives.isEmpty }

    /// The least confidence of a date that is `sure`.
    public static let sureConfidence = 0.9

    /// Below this, what was taken for the expiry is oftener wrong than right.
    static let leastConfidence = 0.35

    /// True when it may have been read wrong: little confidence, no year in print, or no word that explains it.
    public var isUnsure: Bool {
        confidence < Self.sureConfidence || yearInferred || kind == .unlabelled
    }

    /// Whether the date can be saved unasked.
    public var certainty: DateCertainty {
        isAmbiguous || confidence < Self.sureConfidence ? .suggested : .sure
    }

    /// A date with its kind, its print and how sure it is.
    public init(
        kind: DateKind, date: CivilDate, text: String, source: ValueSource = .label, confidence: Double,
        box: Quad? = nil, alternatives: [CivilDate] = [], yearInferred: Bool = false,
        reader: TextReader? = nil
    ) {
        self.kind = kind
        self.date = date
        self.text = text
        self.source = source
        self.confidence = confidence
        self.box = box
        self.alternatives = alternatives
        self.yearInferred = yearInferred
        self.reader = reader
    }
}
