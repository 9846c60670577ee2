import FoundationEssentials
package import KeepItFreshDomain
import KeepItFreshLabels

/// Shows an item that a person should check: the reasons, its values and the candidates that were read.
package struct ReviewCard: Sendable {
    private let item: Item
    private let evidence: ItemEvidence
    private let photos: [ItemPhoto]

    /// A card for an item, the values that its photos show, and the photos.
    package init(_ item: Item, evidence: ItemEvidence, photos: [ItemPhoto]) {
        self.item = item
        self.evidence = evidence
        self.photos = photos
    }

    /// Returns the reasons, the current values, and the candidates, numbered from 1. `place` is the item's place among
    /// those to check, and their number.
    package func lines(
        idLength: Int, place: (Int, of: Int)? = nil, in language: MessageLanguage = .english
    ) -> [String] {
        let reasons = item.needsReview.map { $0.words(in: language) }.joined(separator: ", ")
        let id = TerminalText.visible(String(item.id.prefix(idLength)))
        let count = place.map { "\($0.0)/\($0.of)  " } ?? ""
        var lines = ["\(count)\(item.shownName(in: language))  \(id)  \(language.text(.pleaseCheck, reasons))"]
        let kind = item.expiryKind?.words(in: language) ?? language.text(.dateAspect)
        let now = [
            item.expiryDate.map { "\(kind) \($0)" } ?? language.text(.nothing),
            item.expiryConfidence.map { language.text(.sure, percentage($0)) },
        ]
        lines.append("  " + language.text(.dateNow, now.compactMap(\.self).joined(separator: ", ")))
        for (number, date) in zip(1..., evidence.dates) {
            let sure = language.text(.sure, percentage(date.confidence))
            let read = language.text(.readAs, TerminalText.visible(date.text), sure, TerminalText.visible(date.photo))
            let place = date.box.map { box in
                " " + language.text(.readAt, box.corners.map { "\($0.x),\($0.y)" }.joined(separator: " "))
            }
            lines.append("  \(number)) \(date.kind.words(in: language)) \(date.date)  \(read)\(place ?? "")")
            // Of several readings of one print: why this one is taken.
            if item.needsReview.contains(.ambiguousDate), date.date == item.expiryDate, !date.reasons.isEmpty {
                lines.append("     " + language.text(.takenBecause, date.reasons.words))
            }
        }
        if evidence.dates.isEmpty {
            lines += photos.map { "  " + language.text(.photo, TerminalText.visible($0.name)) }
        }
        return lines
    }

    /// Returns the object for scripts. `listed` is the contract's object for the item.
    package func json(listed: JSONValue) -> JSONValue {
        .object([
            ("item", listed),
            ("needsReview", .texts(item.needsReview.map(\.rawValue))),
            ("confidence", item.expiryConfidence.map { .decimal($0) } ?? .null),
            ("candidates", .array(evidence.dates.map(\.json))),
            ("photos", .texts(photos.map(\.name))),
        ])
    }
}

extension ItemEvidence.CandidateDate {
    /// The object for scripts.
    fileprivate var json: JSONValue {
        .object([
            ("date", .date(date)),
            ("kind", .string(kind.rawValue)),
            ("text", .string(text)),
            ("confidence", .decimal(confidence)),
            ("readers", .texts(readers.ordered.map(\.rawValue))),
            ("photo", .string(photo)),
            ("box", .box(box)),
        ])
    }
}
