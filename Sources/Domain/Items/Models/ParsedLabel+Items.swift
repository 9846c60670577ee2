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
