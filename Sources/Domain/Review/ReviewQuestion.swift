import FoundationEssentials
package import KeepItFreshLabels

/// One thing that a person is asked: about an item, or about a photo of the inbox.
package struct ReviewQuestion: Identifiable, Hashable, Sendable {
    /// What is asked.
    package enum Topic: String, CaseIterable, Hashable, Sendable {
        /// Whether the photos show one thing.
        case oneThing
        /// Until when it keeps.
        case date
        /// Which number the barcode carries.
        case barcode
        /// What it is called.
        case name
        /// Whether a photo of the inbox belongs in stock.
        case inbox
    }

    /// What is asked about.
    package enum Subject: Hashable, Sendable {
        /// The item as it was when the question was made.
        case item(Item)
        case photo(InboxPhoto)
    }

    package let topic: Topic
    package let subject: Subject
    /// The possible answers, likeliest first.
    package let candidates: [Candidate]
    /// What is doubtful about the date; nil for other topics.
    package let doubt: Doubt?
    /// Where in the photos to look, what decides first; of a doubtful join each photo.
    package let places: [Place]
    /// The item's photos, in the order in which they were stored.
    package let photos: [ItemPhoto]

    /// The id: the same for the same thing asked about the same item or photo.
    package var id: String {
        switch subject {
        case .item(let item): "\(item.id):\(topic.rawValue)"
        case .photo(let photo): "\(photo.contentHash):\(topic.rawValue)"
        }
    }

    /// The id of the item or the photo that the question with an id is about, and what it asks; nil for no such id.
    package static func parts(ofId id: String) -> (subject: String, topic: Topic)? {
        guard let end = id.lastIndex(of: ":"), let topic = Topic(rawValue: String(id[id.index(after: end)...])) else {
            return nil
        }
        return (String(id[..<end]), topic)
    }

    /// A digest of what is asked: another one once the same answer means something else.
    package var version: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let answers = (try? encoder.encode(candidates.map(\.value))) ?? Data()
        let asked = [id, String(decoding: answers, as: UTF8.self)] + photos.map(\.contentHash)
        return String(asked.reduce(FNV1a.offsetBasis) { FNV1a.hash(of: $1, from: $0) }, radix: 16)
    }

    /// The item; nil for a photo of the inbox.
    package var item: Item? {
        if case .item(let item) = subject { item } else { nil }
    }

    /// The number of the candidate that is taken when nothing else is said, from 0; nil where none is likely enough: a
    /// doubtful barcode is more often wrong than right, and a photo of the inbox has to be decided on.
    package var usual: Int? {
        switch topic {
        case .oneThing, .date, .name: candidates.isEmpty ? nil : 0
        case .barcode, .inbox: nil
        }
    }

    /// The number of the candidates that are likely enough to be shown at once.
    package var likelyCount: Int {
        candidates.prefix { $0.probability ?? 1 >= Self.minimumShown }.count
    }

    private static let minimumShown = 0.03
}

extension ReviewQuestion {
    /// A possible answer.
    package struct Candidate: Hashable, Sendable {
        /// What is answered by it.
        package enum Value: Hashable, Encodable, Sendable {
            case date(CivilDate, DateKind?)
            case number(GTIN)
            case name(String)
            /// The photos show one thing, and one pack.
            case oneThing
            /// The photo with this content hash shows another thing.
            case another(photo: String)
            /// There is one pack more.
            case onePackMore
        }

        package let value: Value
        /// How likely it is, 0…1; nil where that is not known.
        package var probability: Double?
        /// What was read, as printed; nil where nothing was.
        package var text: String?
        /// The engines that read it.
        package var readers: Set<OCREngine> = []
        /// The place of the print; nil when it is not known.
        package var place: Place?
        /// What speaks for this reading of the print; empty for the others.
        package var reasons: [DateReason] = []

        package init(_ value: Value) {
            self.value = value
        }
    }

    /// A place in a photo.
    package struct Place: Hashable, Sendable {
        /// The content hash of the photo's file.
        package let photo: String
        /// The place in pixels of the upright photo; nil for all of it.
        package let box: Quad?

        package init(photo: String, box: Quad?) {
            self.photo = photo
            self.box = box
        }
    }

    /// What is doubtful about a date.
    package enum Doubt: String, CaseIterable, Hashable, Sendable {
        /// A place shows where it could be, but none was read.
        case missing
        /// The digits may be misread.
        case digits
        /// The digits are read, but can mean several dates.
        case order
        /// The pack prints no year.
        case year
        /// The date is read, but may be another than the end of the shelf life.
        case meaning
        /// Two sources disagree.
        case conflict
        /// Nothing, but a person wants to see it once more.
        case nothing = "none"
    }

    /// The photo at a place; nil when it is not known any more.
    package func photo(at place: Place) -> ItemPhoto? { photos.first { $0.contentHash == place.photo } }
}
