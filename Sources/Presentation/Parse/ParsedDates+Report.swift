package import KeepItFreshLabels

extension ParsedDates {
    /// Returns the contract's object for a parsed text. `id` is that of the line, null if it has none.
    package func json(id: JSONValue = .null) -> JSONValue {
        .object([
            ("id", id),
            ("expiryDate", .date(expiry?.date)),
            ("expiryPrecision", .text(expiry?.date.precision.rawValue)),
            ("kind", .text(expiry?.kind.rawValue)),
            ("productionDate", .date(date(of: .production))),
            ("packedDate", .date(date(of: .packed))),
            ("sellBy", .date(date(of: .sellBy))),
            ("lot", .text(lot)),
            ("ambiguous", .bool(expiry?.isAmbiguous ?? false)),
            ("alternatives", .texts((expiry?.alternatives ?? []).map(\.description))),
            ("yearInferred", .bool(expiry?.yearInferred ?? false)),
            ("needsReview", .texts(ReviewReason.allCases.filter(reviewReasons.contains).map(\.rawValue))),
            ("dates", .array(dates.map(JSONValue.labelDate))),
        ])
    }

    /// The text for people: the expiry date first, then the other dates and the lot.
    var lines: [String] {
        var lines: [String] = []
        if let expiry {
            let others = expiry.alternatives.map { " or \($0)" }.joined()
            lines.append(
                "\(expiry.kind.words) \(expiry.date)\(others)\(expiry.yearInferred ? " (year not printed)" : "")")
        } else {
            lines.append("no expiry date")
        }
        lines += dates.filter { $0 != expiry }.map { "\($0.kind.words) \($0.date)" }
        if let lot { lines.append("lot \(TerminalText.visible(lot))") }
        return lines
    }
}
