package import KeepItFreshLabels

extension ParsedBarcode {
    /// Returns the contract's object for a parsed barcode, without the fields that the symbol does not have.
    package func json(id: JSONValue = .null) -> JSONValue {
        var fields: [(String, JSONValue)] = [
            ("id", id), ("type", .string(type.rawValue)), ("gtin", .text(gtin?.digits)),
        ]
        fields += [
            ("restricted", .text(restricted?.rawValue)), ("nonFood", .text(nonFood?.rawValue)),
            ("addOn", .text(addOn)), ("contentGtin", .text(contentGTIN?.digits)),
            ("contentCount", .number(contentCount)),
            ("sscc", .text(sscc)), ("lot", .text(lot)), ("serial", .text(serial)), ("variant", .text(variant)),
            ("count", .number(count)), ("origin", .text(origin)), ("url", .text(url)),
        ].filter { $0.1 != .null }
        fields += dateFields
        fields += ParsedBarcode.Measure.allCases.compactMap { measure in
            measures[measure].map { (measure.rawValue, .string($0)) }
        }
        let prices = [("price", price), ("pricePerUnit", pricePerUnit), ("amountPayable", amountPayable)]
        fields += prices.compactMap { name, price in price.map { (name, $0.json) } }
        if isInferred { fields.append(("inferred", .bool(true))) }
        if isCompressed { fields.append(("compressed", .bool(true))) }
        fields.append(
            ("elements", .array(elements.map { .object([("ai", .string($0.ai)), ("value", .string($0.value))]) })))
        fields.append(("error", .text(error?.rawValue)))
        return .object(fields)
    }

    private var dateFields: [(String, JSONValue)] {
        var fields = DateKind.allCases.compactMap { kind in
            dates[kind].map { (kind.rawValue, kind == .harvest ? harvest(from: $0) : .date($0)) }
        }
        if let expiryTime { fields.append(("expiryTime", .string(expiryTime.description))) }
        if let productionTime { fields.append(("productionTime", .string(productionTime.description))) }
        return fields
    }

    private func harvest(from start: CivilDate) -> JSONValue {
        .string(harvestEnd.map { "\(start)/\($0)" } ?? start.description)
    }
}

extension ParsedBarcode.Price {
    /// `{"amount"}`, with `currency` if the code names one (ISO 4217).
    fileprivate var json: JSONValue {
        .object([("amount", .string(amount))] + (currency.map { [("currency", .string($0))] } ?? []))
    }
}
