extension PhotoResult {
    /// What the photo gives to the one item it shows, each value with its place where that is known; empty when it
    /// shows several.
    func shownFields(of item: Item) -> [ShownField] {
        guard parsed.gtins.count <= 1 else { return [] }
        return ItemField.allCases.compactMap { field in
            item.text(of: field).map { ShownField(field: field, text: $0, box: box(of: field)) }
        }
    }

    private func box(of field: ItemField) -> Quad? {
        switch field {
        case .gtin: label.barcodes.first { code in parsed.gtin.map { code.carries($0) } ?? false }?.box
        case .expiryDate: parsed.dates.expiry?.box
        case .productionDate: parsed.dates.dates.first { $0.kind == .production }?.box
        case .lot: parsed.dates.lotBox
        case .name, .brand, .unit, .category: nil
        }
    }
}

extension Barcode {
    /// True when the payload has the number in it, in any of its lengths.
    fileprivate func carries(_ gtin: GTIN) -> Bool {
        text.contains(gtin.digits) || text.contains(String(gtin.digits.drop { $0 == "0" }))
    }
}
