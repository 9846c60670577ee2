public import KeepItFreshDomain

extension PhotoResult {
    /// The contract's object for a photo. `today` is the date the items' status is worked out for; `household` is
    /// the name of the one they are in, nil when nothing is stored. `showsTimings` adds how long each stage took.
    public func json(today: CivilDate, household: String?, showsTimings: Bool = false) -> JSONValue {
        let expiry = parsed.dates.expiry
        var fields: [(String, JSONValue)] = [
            ("file", .string(file)),
            ("status", .string(status.rawValue)),
            ("barcodes", .array(label.barcodes.map { $0.json(today: today) })),
            ("product", productJSON),
            ("expiryDate", .date(expiry?.date)),
            ("expiryPrecision", .text(expiry?.date.precision.rawValue)),
            ("expiryKind", .text(expiry?.kind.rawValue)),
            ("dates", .array(parsed.dates.dates.map(JSONValue.labelDate))),
            ("productionDate", .date(parsed.dates.date(of: .production))),
            ("lot", .text(parsed.dates.lot)),
            ("lotBox", .box(parsed.dates.lotBox)),
            ("needsReview", .texts(needsReview.map(\.rawValue))),
            ("item", items.first?.json(today: today, household: household) ?? .null),
        ]
        if items.count > 1 {
            fields.append(("items", .array(items.map { $0.json(today: today, household: household) })))
        }
        fields.append(("capture", capture?.json ?? .null))
        fields.append(("milliseconds", .integer(milliseconds)))
        if showsTimings { fields.append(("timings", .timings(label.timings))) }
        fields.append(("error", error?.json ?? .null))
        return .object(fields)
    }

    private var productJSON: JSONValue {
        guard let product = parsed.product else { return .null }
        return .object([
            ("name", .text(product.name)),
            ("brand", .text(product.brand)),
            ("quantity", .text(product.quantity)),
            ("source", .string(product.source.rawValue)),
            ("confidence", .decimal(product.confidence)),
        ])
    }

    private var milliseconds: Int {
        Int(duration / .milliseconds(1))
    }
}

extension Barcode {
    /// The contract's object for a barcode of a photo.
    func json(today: CivilDate) -> JSONValue {
        let gtin = BarcodeParser().parse(text, symbology: symbology, isGS1: isGS1, today: today).gtin
        return .object([
            ("symbology", .string(symbology.rawValue)),
            ("text", .string(text)),
            ("gtin", .text(gtin?.digits)),
            ("confidence", confidence.map { .decimal($0) } ?? .null),
            ("lowConfidence", .bool(isDoubtful)),
            ("box", .box(box)),
        ])
    }
}

extension SavedItem {
    /// The contract's object for the item of a photo.
    func json(today: CivilDate, household: String?) -> JSONValue {
        .object([
            ("id", .string(item.id)),
            ("name", .text(item.name)),
            ("status", .string(ExpiryStatus(of: item, today: today).rawValue)),
            ("household", .text(household)),
            ("change", .string(change.rawValue)),
        ])
    }
}

extension PhotoError {
    /// The contract's object for an error.
    var json: JSONValue {
        .object([("code", .string(code)), ("message", .string(message))])
    }
}
