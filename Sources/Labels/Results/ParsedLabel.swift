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
    /// What the photo shows; nil when it is open whether that is food, and when nothing was read.
    public var subject: PhotoSubject?
    /// The probability that it shows `subject`, or where that is nil or not food, that it shows no food, 0…1; nil when
    /// nothing was read.
    package var subjectConfidence: Double?
    /// What it shows if it is no food; nil when nothing was read.
    package var otherSubject: PhotoSubject?

    /// Whether it shows packs of food beside each other, as in a fridge, none of which has a number or a date here.
    package var showsManyPacks = false

    /// Whether it shows, or may show, something of which nothing is kept.
    package var isPrivate: Bool { !isForStock && (subject ?? otherSubject)?.isPrivate ?? false }

    /// Whether what it shows belongs in stock: one pack of food, and where it is open whether it shows food, what has a
    /// food's number or a date that ends a life. A date alone is also on papers and cards.
    package var isForStock: Bool {
        switch subject {
        case .food: !showsManyPacks
        case nil: otherSubject == nil || gtin != nil || dates.expiry != nil && otherSubject?.isPrivate != true
        default: false
        }
    }

    /// The price of this pack, where its barcode has it: `4.82 EUR`.
    package var price: String?

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
    package init(subject: PhotoSubject?, other: PhotoSubject? = nil, confidence: Double?) {
        self.init()
        (self.subject, otherSubject, subjectConfidence) = (subject, other, confidence)
    }
}
