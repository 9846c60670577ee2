import KeepItFreshLabels

/// A column of an inventory file; together they contain all values of an item. The names are those of `list --json`.
package enum ItemColumn: String, CaseIterable, Hashable, Sendable {
    case id, name, brand, category, gtin, quantity, unit, expiryDate, expiryKind, productionDate, lot, addedDate
    case notes, place, needsReview
    case openedPackRemainder = "left"
    case exactRemainder = "leftExact"
    case opened, openedDays, frozen, frozenDaysLeft, thawed, frozenDays, proposedDate, proposedBy
    case nameConfidence, expiryConfidence
    case fieldsSetByUser = "given"
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
        case .exactRemainder: remainder?.description
        case .opened: opening?.date.description
        case .openedDays: opening?.days.map(String.init)
        case .frozen: freezing?.date.description
        case .frozenDaysLeft: freezing?.daysLeft.map(String.init)
        case .thawed: freezing?.thawedOn?.description
        case .frozenDays: freezing?.days.map(String.init)
        case .proposedDate: proposal?.date.description
        case .proposedBy: proposal?.source
        case .nameConfidence: nameConfidence.map { String($0) }
        case .expiryConfidence: expiryConfidence.map { String($0) }
        case .fieldsSetByUser: Self.list(ItemField.allCases.filter(fieldsSetByUser.contains).map(\.rawValue))
        }
    }

    private static func list(_ names: [String]) -> String? {
        names.isEmpty ? nil : names.joined(separator: " ")
    }
}
