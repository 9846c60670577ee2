import KeepItFreshLabels

/// A column of an inventory file; together they contain all values of an item. The names are those of `list --json`.
package enum ItemColumn: String, CaseIterable, Hashable, Sendable {
    case id, name, brand, category, gtin, quantity, unit, expiryDate, expiryKind, productionDate, lot, addedDate
    case notes, place, needsReview
    case openedPackRemainder = "left"
    case opened, openedDays, frozen, frozenDaysLeft, thawed
    case nameConfidence, expiryConfidence
    case fieldsSetByUser = "given"

    /// Names of columns in people's own tables, reduced to letters and digits.
    private static let aliases: [String: ItemColumn] = [
        "product": .name, "item": .name, "produkt": .name, "artikel": .name, "bezeichnung": .name, "produit": .name,
        "nom": .name, "producto": .name, "nombre": .name, "marke": .brand, "marque": .brand, "marca": .brand,
        "kategorie": .category, "catégorie": .category, "categoría": .category, "barcode": .gtin, "ean": .gtin,
        "upc": .gtin, "strichcode": .gtin, "number": .gtin, "packs": .quantity, "amount": .quantity,
        "anzahl": .quantity, "menge": .quantity, "quantité": .quantity, "cantidad": .quantity, "content": .unit,
        "inhalt": .unit, "bestbefore": .expiryDate, "expiry": .expiryDate, "expires": .expiryDate,
        "expirationdate": .expiryDate, "date": .expiryDate, "mhd": .expiryDate, "haltbarbis": .expiryDate,
        "ddm": .expiryDate, "dlc": .expiryDate, "caducidad": .expiryDate, "charge": .lot, "batch": .lot,
        "location": .place, "ort": .place, "lagerort": .place, "lieu": .place, "lugar": .place, "notizen": .notes,
    ]

    /// The column with this heading; case, spaces and punctuation are ignored. Nil for any other heading.
    init?(heading: String) {
        let letters = String(heading.lowercased().filter { $0.isLetter || $0.isNumber })
        let own = Self.allCases.first { $0.rawValue.lowercased() == letters }
        guard let column = own ?? Self.aliases[letters] else { return nil }
        self = column
    }
}

extension Item {
    /// The text in a column; nil for an empty cell.
    package func text(in column: ItemColumn) -> String? {
        switch column {
        case .id: id
        case .name: name
        case .brand: brand
        case .category: category
        case .gtin: gtin?.digits
        case .quantity: String(quantity)
        case .unit: unit
        case .expiryDate: expiryDate?.description
        case .expiryKind: expiryKind?.rawValue
        case .productionDate: productionDate?.description
        case .lot: lot
        case .addedDate: ExchangeTime.text(addedDate)
        case .notes: notes
        case .place: place
        case .needsReview: Self.list(needsReview.map(\.rawValue))
        case .openedPackRemainder: openedPackRemainder.map { String(Double($0) / 1000) }
        case .opened: opening?.date.description
        case .openedDays: opening?.days.map(String.init)
        case .frozen: freezing?.date.description
        case .frozenDaysLeft: freezing?.daysLeft.map(String.init)
        case .thawed: freezing?.thawedOn?.description
        case .nameConfidence: nameConfidence.map { String($0) }
        case .expiryConfidence: expiryConfidence.map { String($0) }
        case .fieldsSetByUser: Self.list(ItemField.allCases.filter(fieldsSetByUser.contains).map(\.rawValue))
        }
    }

    private static func list(_ names: [String]) -> String? {
        names.isEmpty ? nil : names.joined(separator: " ")
    }
}
