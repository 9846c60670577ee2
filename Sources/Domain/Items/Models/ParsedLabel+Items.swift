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
            lot: dates.lot, addedDate: addedDate, notes: price, needsReview: needsReview)
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

    /// The place of the line that contains the name, otherwise of the longest one that is a part of it, or of the one
    /// that is most like it, as words of names are corrected.
    private func nameBox(in label: ScannedLabel) -> Quad? {
        guard let text = product?.name else { return nil }
        let name = text.uppercased().alphanumerics
        guard !name.isEmpty else { return nil }
        let lines = label.lines.map { (text: $0.text.uppercased().alphanumerics, box: $0.box) }
        let parts = lines.filter { $0.text.count > 2 && name.contains($0.text) }
        if let line = lines.first(where: { $0.text.contains(name) }) ?? parts.max(by: { $0.text.count < $1.text.count })
        {
            return line.box
        }
        let words = PackLettering.words(of: text)
        let likeness = label.lines.map { line in
            PackLettering.words(of: line.text).reduce(0) { sum, word in
                sum + (words.map { word.likeness(to: $0) }.max() ?? 0)
            }
        }
        let best = zip(label.lines, likeness).max { $0.1 < $1.1 }
        return best.flatMap { $0.1 > 0 ? $0.0.box : nil }
    }
}

extension Barcode {
    /// True when the payload contains the number, in any of its lengths.
    fileprivate func carries(_ gtin: GTIN) -> Bool {
        text.contains(gtin.digits) || text.contains(String(gtin.digits.drop { $0 == "0" }))
    }
}
