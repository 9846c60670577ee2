import KeepItFreshLabels

/// A part of an item that an edit can change: one or several values (`ItemValue`), such as a date with its kind.
public enum ItemAspect: String, Codable, Hashable, Sendable, CaseIterable {
    case name, brand, category, gtin, unit, quantity
    case openedPackRemainder = "left"
    case expiry, productionDate, lot, notes, place, opening, freezing, review

    /// The field with the same value; nil for aspects that photos cannot supply.
    package var field: ItemField? { self == .expiry ? .expiryDate : ItemField(rawValue: rawValue) }

    /// The aspects that have a rule where packs or photos are merged; of others a missing value is taken.
    static let mergedByRule: Set<ItemAspect> = [
        .name, .gtin, .quantity, .openedPackRemainder, .expiry, .opening, .freezing, .review,
    ]
}

extension Item {
    /// The aspects in which the item differs from another.
    func differences(from other: Item) -> [ItemAspect] {
        // An import or its undo compares very many items, most of which are the same.
        var same = other
        (same.id, same.addedDate) = (id, addedDate)
        if same == self { return [] }
        return ItemAspect.allCases.filter { aspect in
            var copy = other
            copy.copy(aspect, from: self)
            return copy != other
        }
    }

    /// Copies one aspect of another item, including whether a person set it.
    mutating func copy(_ aspect: ItemAspect, from other: Item) {
        for value in ItemValue.all(of: aspect) { value.copy(to: &self, from: other) }
        guard let field = aspect.field else { return }
        if other.fieldsSetByUser.contains(field) {
            fieldsSetByUser.insert(field)
        } else {
            fieldsSetByUser.remove(field)
        }
    }

    /// An aspect as text for people and scripts; nil when it has no value.
    public func text(of aspect: ItemAspect) -> String? {
        switch aspect {
        case .openedPackRemainder: exactRemainder?.description ?? openedPackRemainder.map { "\($0)/1000" }
        case .expiry:
            expiryDate.map { "\($0)\(expiryKind.map { " \($0.rawValue)" } ?? "")" }
                ?? proposal.map { "\($0.date) \(Proposal.word)" }
        case .opening: opening.map { "\($0.date)\($0.days.map { " +\($0)d" } ?? "")" }
        case .freezing:
            freezing.map { freezing in
                let days = freezing.days.map { " +\($0)d" } ?? ""
                return "\(freezing.date)\(days)\(freezing.thawedOn.map { " thawed \($0)" } ?? "")"
            }
        case .review: needsReview.isEmpty ? nil : needsReview.map(\.rawValue).joined(separator: ",")
        case .name, .brand, .category, .gtin, .unit, .quantity, .productionDate, .lot, .notes, .place:
            ItemValue.all(of: aspect).first.flatMap { text(in: $0) }
        }
    }
}

extension ItemAspect {
    /// The aspect in words.
    package var words: Message {
        switch self {
        case .name: Message("name")
        case .brand: Message("brand")
        case .category: Message("category")
        case .gtin: Message("number")
        case .unit: Message("content")
        case .quantity: Message("number of packs")
        case .openedPackRemainder: Message("opened pack")
        case .expiry: Message("date")
        case .productionDate: Message("production date")
        case .lot: Message("lot")
        case .notes: Message("notes")
        case .place: Message("place")
        case .opening: Message("opening")
        case .freezing: Message("freezing")
        case .review: Message("review")
        }
    }
}
