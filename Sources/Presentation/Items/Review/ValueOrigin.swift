import FoundationEssentials
import KeepItFreshDomain

/// Where one value of an item comes from.
struct ValueOrigin: Sendable {
    private let field: ItemField
    let text: String
    /// The photo that gave it; nil when a person did, or nobody knows.
    private let photo: ItemPhoto?
    private let contentHash: String?
    private let box: Quad?
    private let raw: String?
    private let confidence: Double?
    private let reader: TextReader?
    /// Where it was looked up by the photo's product number; nil when the photo shows it.
    private let lookup: LookupSource?
    /// Who gave or changed it last; nil when it stands as a photo gave it.
    private let entry: JournalEntry?
    private let isGiven: Bool

    /// Nil when the item has no such value.
    init?(
        _ field: ItemField, of item: Item, origins: [FieldOrigin], photos: [ItemPhoto], history: [JournalEntry]
    ) {
        guard let text = item.text(of: field) else { return nil }
        let origin = origins.first { $0.field == field }
        let photo = photos.first { $0.contentHash == origin?.contentHash }
        lookup = origin?.lookup
        let label = origin?.lookup == nil ? photo?.label : nil
        let lines = label.map { Self.lines(of: text, at: origin?.box, in: $0) } ?? []
        self.field = field
        self.text = text
        self.photo = photo
        contentHash = origin?.contentHash
        box = origin?.box
        raw = lines.isEmpty ? Self.code(at: origin?.box, in: photo?.label) : lines.map(\.text).joined(separator: " / ")
        reader = lines.first?.reader
        isGiven = item.given.contains(field)
        confidence =
            switch field {
            case .name: item.nameConfidence
            case .expiryDate: item.expiryConfidence
            case .gtin, .brand, .unit, .productionDate, .lot, .category: isGiven ? nil : lines.map(\.confidence).min()
            }
        entry = history.last { entry in
            !entry.isUndone && [.fixed, .reread].contains(entry.action)
                && entry.steps.contains { step in
                    step.itemId == item.id && step.changes.contains { $0.aspect == field.aspect }
                }
        }
    }

    /// The value's name.
    var title: String { field.aspect.words }

    /// Where it comes from, in words.
    func sourceLines(seenBy userId: String) -> [String] {
        var lines: [String] = []
        if isGiven {
            let who = entry.map { "given by \($0.who(seenBy: userId)) on \($0.day)" }
            lines.append(who ?? "confirmed, or what this household calls the product")
        }
        if let lookup {
            lines.append("\(lookup.words), by the number in photo \(photoName)")
        } else if contentHash != nil {
            lines.append("photo \(photoName)\(place)")
        } else if !isGiven {
            lines.append("source not known")
        }
        let sure = confidence.map { "\(percentage($0)) sure" }
        let details = [raw.map { "read \"\(TerminalText.visible($0))\"" }, reader?.words, sure].compactMap(\.self)
        if !details.isEmpty { lines.append(details.joined(separator: ", ")) }
        return lines
    }

    /// The object for scripts.
    var json: JSONValue {
        .object([
            ("field", .string(field.rawValue)),
            ("value", .string(text)),
            ("source", .string(sourceName)),
            ("lookup", .text(lookup?.description)),
            ("photo", .text(photo?.name)),
            ("contentHash", .text(contentHash)),
            ("box", .box(box)),
            ("text", .text(raw)),
            ("confidence", confidence.map { .decimal($0) } ?? .null),
            ("reader", .text(reader?.rawValue)),
            ("changedBy", .text(entry?.userId)),
            ("changedAt", .text(entry?.date.formatted(.iso8601))),
        ])
    }

    private var photoName: String { TerminalText.visible(photo?.name ?? "no longer known") }

    private var sourceName: String {
        if isGiven { return "user" }
        if lookup != nil { return "catalog" }
        return contentHash == nil ? "unknown" : "photo"
    }

    private var place: String {
        guard let box else { return "" }
        return " at " + box.corners.map { "\($0.x),\($0.y)" }.joined(separator: " ")
    }

    private static func lines(of text: String, at box: Quad?, in label: Label) -> [TextLine] {
        guard let box else {
            return label.lines.filter { $0.text.lowercased().contains(text.lowercased()) }.prefix(1).map { $0 }
        }
        return label.lines.filter { line in line.box.map { $0.sharesPlace(with: box) } ?? false }
    }

    private static func code(at box: Quad?, in label: Label?) -> String? {
        guard let box else { return nil }
        return label?.barcodes.first { $0.box == box }.map { "\($0.symbology.rawValue) \($0.text)" }
    }
}

extension ItemField {
    /// The aspect that holds the value.
    fileprivate var aspect: ItemAspect {
        switch self {
        case .gtin: .gtin
        case .name: .name
        case .brand: .brand
        case .unit: .unit
        case .expiryDate: .expiry
        case .productionDate: .productionDate
        case .lot: .lot
        case .category: .category
        }
    }
}
