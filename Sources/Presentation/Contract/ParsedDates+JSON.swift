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
}
