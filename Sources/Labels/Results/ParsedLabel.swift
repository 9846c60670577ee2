/// A parsed label: all that an item can be made of.
public struct ParsedLabel: Hashable, Sendable {
    /// The product's number; nil when no code carries one, or when codes of two products were found.
    public var gtin: GTIN?
    /// Every product number that the codes carry, in the order found; more than one means that the photo may show two
    /// products. Numbers of restricted circulation and of things that are not food are left out.
    public var gtins: [GTIN]
    /// The product; nil when neither name, brand nor quantity was read.
    public var product: ParsedProduct?
    /// The dates and the lot, from print and barcodes together.
    public var dates: ParsedDates
    /// Why a person should check the label; each reason once.
    public var needsReview: [ReviewReason]
    /// What the photo shows; nil when that is not certain enough.
    public var subject: PhotoSubject?
    /// The probability of the most probable subject, 0…1; nil when nothing was read.
    package var subjectConfidence: Double?
    /// Whether it shows papers of a person, of which nothing is kept.
    package var isPrivate = false

    /// The packs beside each other, each as a label of its own; empty for one pack, and where the packs cannot be told
    /// apart.
    package var parts: [ParsedLabel] = []

    public init(
        gtin: GTIN? = nil, gtins: [GTIN] = [], product: ParsedProduct? = nil, dates: ParsedDates = ParsedDates(),
        needsReview: [ReviewReason] = []
    ) {
        self.gtin = gtin
        self.gtins = gtins
        self.product = product
        self.dates = dates
        self.needsReview = needsReview
    }

    /// The label of a photo that shows several packs, with their dates, and the reasons for review of each.
    func showing(_ parts: [ParsedLabel]) -> ParsedLabel {
        var label = self
        label.parts = parts
        (label.gtin, label.product) = (nil, nil)
        label.dates = ParsedDates(dates: parts.flatMap(\.dates.dates))
        label.needsReview = ReviewReason.allCases.filter { reason in
            parts.contains { $0.needsReview.contains(reason) }
        }
        return label
    }

    /// What was read of the pack with a number, where a photo shows several; otherwise all.
    package func part(of number: GTIN?) -> ParsedLabel {
        parts.first { $0.gtin == number } ?? self
    }

    /// A label of which only the subject is known, with its probability.
    package init(subject: PhotoSubject?, confidence: Double?, isPrivate: Bool = false) {
        self.init()
        (self.subject, subjectConfidence) = (subject, confidence)
        self.isPrivate = isPrivate
    }
}
