public import KeepItFreshDomain

extension Item {
    /// The object of an exported item: the fields of `list --json` that an item has itself, and all others that there
    /// are, so that nothing is lost.
    public var exchangeJSON: JSONValue {
        .object(ItemColumn.allCases.map { ($0.rawValue, value(in: $0)) })
    }

    private func value(in column: ItemColumn) -> JSONValue {
        switch column {
        case .quantity: .integer(quantity)
        case .left: left.map { .decimal(Double($0) / 1000) } ?? .null
        case .openedDays: .number(opening?.days)
        case .frozenDaysLeft: .number(freezing?.daysLeft)
        case .nameConfidence: nameConfidence.map { .exact($0) } ?? .null
        case .expiryConfidence: expiryConfidence.map { .exact($0) } ?? .null
        case .needsReview: .texts(needsReview.map(\.rawValue))
        case .given: .texts(ItemField.allCases.filter(given.contains).map(\.rawValue))
        default: .text(text(in: column))
        }
    }
}
