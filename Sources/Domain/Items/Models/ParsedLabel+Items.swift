package import FoundationEssentials
package import KeepItFreshLabels

extension ParsedLabel {
    /// Whether it contains a product number, a date or a name.
    package var hasContent: Bool {
        !gtins.isEmpty || !dates.dates.isEmpty || product?.name != nil
    }

    /// The items to store: one, or one for each product when barcodes of several products were found. Where their packs
    /// cannot be told apart, none of them gets the name and the date, since it is unknown to which product they belong.
    package func items(addedDate: Date) -> [Item] {
        guard parts.isEmpty else { return parts.flatMap { $0.items(addedDate: addedDate) } }
        guard gtins.count > 1 else { return [item(addedDate: addedDate)] }
        return gtins.map { Item(gtin: $0, addedDate: addedDate, needsReview: needsReview) }
    }

    private func item(addedDate: Date) -> Item {
        Item(
            name: product?.name, nameConfidence: product?.name == nil ? nil : product?.confidence,
            brand: product?.brand, gtin: gtin, unit: product?.quantity,
            expiryDate: dates.expiry?.date, expiryKind: dates.expiry?.kind,
            expiryConfidence: dates.expiry?.confidence, productionDate: dates.date(of: .production),
            lot: dates.lot, addedDate: addedDate, needsReview: needsReview)
    }
}

extension ParsedLabel {
    /// The values that the label shows of its one item, each with its place if that is known.
    package func shownFields(of item: Item, in label: ScannedLabel) -> [StoredPhoto.ShownField] {
        ItemField.allCases.compactMap { field in
            item.text(of: field).map { StoredPhoto.ShownField(field: field, text: $0, box: box(of: field, in: label)) }
        }
    }

    private func box(of field: ItemField, in label: ScannedLabel) -> Quad? {
        switch field {
        case .gtin: label.barcodes.first { code in gtin.map { code.carries($0) } ?? false }?.box
        case .expiryDate: dates.expiry?.box
        case .productionDate: dates.dates.first { $0.kind == .production }?.box
        case .lot: dates.lotBox
        case .name: nameBox(in: label)
        case .brand, .unit, .category: nil
        }
    }

    /// The place of the line that contains the name, otherwise of the longest one that is a part of it.
    private func nameBox(in label: ScannedLabel) -> Quad? {
        guard let name = product?.name?.uppercased().alphanumerics, !name.isEmpty else { return nil }
        let lines = label.lines.map { (text: $0.text.uppercased().alphanumerics, box: $0.box) }
        let parts = lines.filter { $0.text.count > 2 && name.contains($0.text) }
        return (lines.first { $0.text.contains(name) } ?? parts.max { $0.text.count < $1.text.count })?.box
    }
}

extension Barcode {
    /// True when the payload contains the number, in any of its lengths.
    fileprivate func carries(_ gtin: GTIN) -> Bool {
        text.contains(gtin.digits) || text.contains(String(gtin.digits.drop { $0 == "0" }))
    }
}
