public import FoundationEssentials
public import KeepItFreshLabels

/// A photo that may not belong in stock, until a person decides.
///
/// What was read is not kept, but for the name and the date of goods such as medicine, and what the next photo of the
/// same product is known by.
public struct InboxPhoto: Codable, Hashable, Sendable {
    /// What a person decided.
    public enum Decision: String, Codable, Hashable, Sendable {
        /// It belongs in stock: its next scan makes an item.
        case stock
        /// It does not, and is never asked about again.
        case forgotten
    }

    /// The content hash of the photo's file.
    public let contentHash: String
    /// The path or name under which it was read; empty once it is forgotten.
    public var name: String
    /// What the photo shows if it is no food; of many packs beside each other food.
    public let subject: PhotoSubject
    /// The probability that it shows no food, 0…1; of many packs that it shows food.
    public let confidence: Double
    /// When it was read.
    public let savedAt: Date
    /// The name of goods; nil for other things, and where none was read.
    public var title: String?
    /// The date of goods.
    public var expiryDate: CivilDate?
    /// The product number of goods; nil for other things, and where none was read.
    package var gtin: GTIN?
    /// The lettering of goods without a number.
    package var lettering: InboxLettering?
    /// Nil while it waits.
    public var decision: Decision?
    /// When a person decided; nil while it waits, and where it was decided by what a person had said of another photo.
    package var decidedAt: Date?

    /// A photo that waits, or on which was decided.
    public init(
        contentHash: String, name: String, subject: PhotoSubject, confidence: Double, savedAt: Date,
        title: String? = nil, expiryDate: CivilDate? = nil, decision: Decision? = nil
    ) {
        self.contentHash = contentHash
        self.name = name
        self.subject = subject
        self.confidence = confidence
        self.savedAt = savedAt
        self.title = title
        self.expiryDate = expiryDate
        self.decision = decision
    }

    /// The photo as it is kept after `decision`, which also holds for the next photo of the same product.
    package func decided(_ decision: Decision, at date: Date?) -> InboxPhoto {
        var photo = self
        (photo.decision, photo.decidedAt) = (decision, date)
        if decision == .forgotten { (photo.name, photo.title, photo.expiryDate) = ("", nil, nil) }
        return photo
    }

    /// The photo without its path and all that was read of it.
    var withoutReading: InboxPhoto {
        var photo = self
        (photo.name, photo.title, photo.expiryDate) = ("", nil, nil)
        (photo.gtin, photo.lettering) = (nil, nil)
        return photo
    }
}

extension PhotoSubject {
    /// Whether it is something with a number or a front by which its next photo is known. The number on a sign is that
    /// of what it is about.
    var isLearnt: Bool {
        switch self {
        case .medicine, .toiletries, .household, .other: true
        case .food, .paper, .card, .sign, .screen: false
        }
    }
}
