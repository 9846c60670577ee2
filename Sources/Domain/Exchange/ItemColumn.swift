/// A column of an inventory in a file: everything that there is to say of an item. The names are those of `list --json`.
public enum ItemColumn: String, CaseIterable, Hashable, Sendable {
    case id, name, brand, category, gtin, quantity, unit, expiryDate, expiryKind, productionDate, lot, addedDate
    case notes, place, needsReview, left, opened, openedDays, frozen, frozenDaysLeft, thawed
    case nameConfidence, expiryConfidence, given

    /// What people call the columns in their own tables, in letters and digits alone.
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

    /// The column that a heading means, whatever its case and signs; nil for none of these.
    init?(heading: String) {
        let letters = String(heading.lowercased().filter { $0.isLetter || $0.isNumber })
        let own = Self.allCases.first { $0.rawValue.lowercased() == letters }
        guard let column = own ?? Self.aliases[letters] else { return nil }
        self = column
    }
}
