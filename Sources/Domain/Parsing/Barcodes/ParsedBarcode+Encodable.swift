/// The JSON object of `kif-scan parse --barcode`: fields that the symbol does not have are absent.
extension ParsedBarcode: Encodable {
    /// Writes the fields under the names that the command's JSON uses.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Field.self)
        try fields.encode(type, forKey: "type")
        try fields.encodeIfPresent(gtin?.digits, forKey: "gtin")
        try encodeNumbers(to: &fields)
        try encodeDates(to: &fields)
        for (measure, amount) in measures {
            try fields.encode(amount, forKey: Field(measure.rawValue))
        }
        try fields.encodeIfPresent(price, forKey: "price")
        try fields.encodeIfPresent(pricePerUnit, forKey: "pricePerUnit")
        try fields.encodeIfPresent(amountPayable, forKey: "amountPayable")
        if isInferred { try fields.encode(true, forKey: "inferred") }
        if isCompressed { try fields.encode(true, forKey: "compressed") }
        try fields.encode(elements, forKey: "elements")
        try fields.encodeIfPresent(error, forKey: "error")
    }

    private func encodeNumbers(to fields: inout KeyedEncodingContainer<Field>) throws {
        try fields.encodeIfPresent(restricted, forKey: "restricted")
        try fields.encodeIfPresent(nonFood, forKey: "nonFood")
        try fields.encodeIfPresent(addOn, forKey: "addOn")
        try fields.encodeIfPresent(contentGTIN?.digits, forKey: "contentGtin")
        try fields.encodeIfPresent(contentCount, forKey: "contentCount")
        try fields.encodeIfPresent(sscc, forKey: "sscc")
        try fields.encodeIfPresent(lot, forKey: "lot")
        try fields.encodeIfPresent(serial, forKey: "serial")
        try fields.encodeIfPresent(variant, forKey: "variant")
        try fields.encodeIfPresent(count, forKey: "count")
        try fields.encodeIfPresent(origin, forKey: "origin")
        try fields.encodeIfPresent(url, forKey: "url")
    }

    private func encodeDates(to fields: inout KeyedEncodingContainer<Field>) throws {
        for (kind, date) in dates where kind != .harvest {
            try fields.encode(date, forKey: Field(kind.rawValue))
        }
        if let start = dates[.harvest] {
            try fields.encode(harvestEnd.map { "\(start)/\($0)" } ?? "\(start)", forKey: "harvest")
        }
        try fields.encodeIfPresent(expiryTime?.description, forKey: "expiryTime")
        try fields.encodeIfPresent(productionTime?.description, forKey: "productionTime")
    }

    private struct Field: CodingKey, ExpressibleByStringLiteral {
        let stringValue: String
        var intValue: Int? { nil }

        init(_ name: String) { stringValue = name }
        init(stringLiteral name: String) { stringValue = name }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
