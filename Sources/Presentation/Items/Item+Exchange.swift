package import KeepItFreshDomain
import KeepItFreshLabels

/// An item in the formats of `export`.
extension Item {
    /// The object of an exported item: every value that an item has, under the names of `list --json` where those
    /// exist.
    package var exchangeJSON: JSONValue {
        .object(ItemColumn.allCases.map { ($0.rawValue, value(in: $0)) })
    }

    private func value(in column: ItemColumn) -> JSONValue {
        switch column {
        case .quantity: .integer(quantity)
        case .openedPackRemainder: openedPackRemainder.map { .decimal(Double($0) / 1000) } ?? .null
        case .openedDays: .number(opening?.days)
        case .frozenDaysLeft: .number(freezing?.daysLeft)
        case .nameConfidence: nameConfidence.map { .exact($0) } ?? .null
        case .expiryConfidence: expiryConfidence.map { .exact($0) } ?? .null
        case .needsReview: .texts(needsReview.map(\.rawValue))
        case .fieldsSetByUser: .texts(ItemField.allCases.filter(fieldsSetByUser.contains).map(\.rawValue))
        default: .text(text(in: column))
        }
    }

    /// The request to Grocy's API that adds the item to its stock, as an object with `method`, `path` and `body`
    /// (Grocy: `/stock/products/by-barcode/{barcode}/add`). Nil for an item without a product number or with nothing
    /// left. Grocy must know the product by its barcode.
    package var grocyRequest: JSONValue? {
        guard let gtin, stock > 0 else { return nil }
        return .object([
            ("method", .string("POST")),
            ("path", .string("/stock/products/by-barcode/\(Self.barcode(gtin))/add")),
            (
                "body",
                .object([
                    ("amount", .decimal(Double(stock) / 1000)),
                    ("best_before_date", .string(deadline?.lastDay.description ?? "2999-12-31")),
                    ("transaction_type", .string("purchase")),
                ])
            ),
        ])
    }

    /// The number as the barcode of the pack shows it, with 8, 13 or 14 digits.
    private static func barcode(_ gtin: GTIN) -> String {
        if gtin.digits.hasPrefix("000000") { return String(gtin.digits.suffix(8)) }
        return gtin.digits.hasPrefix("0") ? String(gtin.digits.dropFirst()) : gtin.digits
    }
}
