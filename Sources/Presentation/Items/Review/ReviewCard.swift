import FoundationEssentials
public import KeepItFreshDomain

/// An item that a person should look at: why, what it may be, and where that stands.
public struct ReviewCard: Sendable {
    private let item: Item
    private let evidence: ItemEvidence
    private let photos: [ItemPhoto]

    /// An item with its photos and what they show.
    public init(_ item: Item, evidence: ItemEvidence, photos: [ItemPhoto]) {
        self.item = item
        self.evidence = evidence
        self.photos = photos
    }

    /// The reasons, the values now, and the candidates, numbered from 1.
    public func lines(idLength: Int) -> [String] {
        let reasons = item.needsReview.map(\.words).joined(separator: ", ")
        var lines = ["\(item.shownName)  \(item.id.prefix(idLength))  please check: \(reasons)"]
        let date = item.expiryDate.map { "\(item.expiryKind?.words ?? "date") \($0)" } ?? "none"
        lines.append("  date now: \(date)\(item.expiryConfidence.map { ", \(percentage($0)) sure" } ?? "")")
        for (number, date) in zip(1..., evidence.dates) {
            lines.append(
                "  \(number)) \(date.kind.words) \(date.date)  read \"\(TerminalText.visible(date.text))\", "
                    + "\(percentage(date.confidence)) sure, in \(TerminalText.visible(date.photo))"
                    + (date.box.map { " at " + $0.corners.map { "\($0.x),\($0.y)" }.joined(separator: " ") } ?? ""))
        }
        if evidence.dates.isEmpty {
            lines += photos.map { "  photo \(TerminalText.visible($0.name))" }
        }
        return lines
    }

    /// The object for scripts. `listed` is the contract's object for the item.
    public func json(listed: JSONValue) -> JSONValue {
        .object([
            ("item", listed),
            ("needsReview", .texts(item.needsReview.map(\.rawValue))),
            ("confidence", item.expiryConfidence.map { .decimal($0) } ?? .null),
            ("candidates", .array(evidence.dates.map(\.json))),
            ("photos", .texts(photos.map(\.name))),
        ])
    }
}

extension ReviewDate {
    /// The object for scripts.
    fileprivate var json: JSONValue {
        .object([
            ("date", .date(date)),
            ("kind", .string(kind.rawValue)),
            ("text", .string(text)),
            ("confidence", .decimal(confidence)),
            ("reader", .text(reader?.rawValue)),
            ("photo", .string(photo)),
            ("box", .box(box)),
        ])
    }
}
